"""What one process of the server consists of, each part in a module of its own."""
