import os

from hypothesis import HealthCheck, settings

# As for the contract: a whole game is one example, and what lands is judged by the same games every time.
settings.register_profile(
    "games", deadline=None, suppress_health_check=list(HealthCheck), derandomize=bool(os.environ.get("CI"))
)
settings.load_profile("games")
