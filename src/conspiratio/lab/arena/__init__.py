"""Bots against bots on mirrored deals: who plays how well."""
