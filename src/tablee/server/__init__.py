"""The table online: people open a link and play."""
