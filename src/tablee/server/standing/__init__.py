"""How people stand: ratings, how their matches have ended, their pages, and who leads."""
