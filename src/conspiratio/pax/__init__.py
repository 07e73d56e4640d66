"""PAX, by Bernd Eisenstein: the referee."""
