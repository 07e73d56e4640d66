"""Who plays: guests, accounts, sessions, passkeys, bot accounts."""
