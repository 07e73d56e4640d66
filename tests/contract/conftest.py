from hypothesis import HealthCheck, settings

# A whole game is one example: time says nothing about it.
settings.register_profile("games", deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("games")
