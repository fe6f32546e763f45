"""The routes: thin, each asks the house and returns a schema."""
