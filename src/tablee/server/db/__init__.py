"""What is kept: the schema, the connections, and the one writer of this process."""
