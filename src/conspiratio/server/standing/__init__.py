"""What counts beyond one game: ratings, the deal of the day, the campaign, and the audit of all that."""
