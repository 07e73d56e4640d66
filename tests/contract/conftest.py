import os

from hypothesis import HealthCheck, settings

# A whole game is one example: time says nothing about it. What lands is judged by the same games every time;
# everybody else explores new ones.
settings.register_profile(
    "games", deadline=None, suppress_health_check=list(HealthCheck), derandomize=bool(os.environ.get("CI"))
)
settings.load_profile("games")
