"""What a link shows where it is posted: a few words and a picture."""
