import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.real_parts"]

# Tests start hundreds of processes. Where Python is told not to write bytecode, each would compile all that it imports,
# which for a server takes longer than to start it: they share a folder instead.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(__file__).parent.parent / ".pytest_cache" / "bytecode")

# A shell lets what runs in the background ignore Ctrl-C, and so would all that the tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# For all tests alike, whichever are run together. Often a whole game is one example, and the machine may be busy: time
# says nothing about it. What lands is judged by the same examples every time; everybody else explores new ones.
settings.register_profile(
    "examples", deadline=None, suppress_health_check=list(HealthCheck), derandomize=bool(os.environ.get("CI"))
)
settings.load_profile("examples")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules a test proves, by their ids in rules.toml")
    config.addinivalue_line("markers", "thorough: takes long; left out unless asked for (`make screens`)")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Three for two processors: much of the time a test waits for a page, for a server, or for a clock."""
    return (os.cpu_count() or 1) * 3 // 2
