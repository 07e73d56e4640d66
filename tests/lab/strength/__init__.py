"""How strong the bots are: contests, their figures, and the record."""
