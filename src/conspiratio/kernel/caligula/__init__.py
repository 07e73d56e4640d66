"""Caligula in the kernel."""
