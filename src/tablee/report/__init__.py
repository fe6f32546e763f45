"""Reports: what was measured as a page that one can look at, keep and send; or in the terminal."""
