"""What cards can do: their technical abilities as tables, and how each is carried out."""
