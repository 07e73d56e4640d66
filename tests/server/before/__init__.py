"""What an older version has left: ``folder.zip`` is its data folder, ``backup.zip`` a backup of that, ``who.json`` says
who and what is in them. ``make.py`` made all three with the program as it was in November 2026.
"""
