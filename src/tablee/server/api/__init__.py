"""The routes: thin, each calls the house and returns a schema."""
