import pytest

pytest_plugins = ["tests.real_parts"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules a test proves, by their ids in rules.toml")
