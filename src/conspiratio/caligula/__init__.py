"""Caligula, by Pierluca Zizzi: the referee."""
