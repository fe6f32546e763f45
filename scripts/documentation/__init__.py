"""The documentation site, made of the pages, notebooks and docstrings of the repository."""
