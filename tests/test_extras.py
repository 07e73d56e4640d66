"""The referee, the terminal and the bots need none of the server's libraries; what needs an extra says which."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from .command import environment

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
SERVER = [
    "aiosmtplib",
    "aiosqlite",
    "alembic",
    "argon2",
    "asyncpg",
    "confusable_homoglyphs",
    "httpx",
    "itsdangerous",
    "limits",
    "msgspec",
    "openskill",
    "prometheus_client",
    "py_vapid",
    "pywebpush",
    "segno",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "webauthn",
    "zxcvbn",
]
"""As they are imported."""
LEARNING = ["gymnasium", "matplotlib", "numpy", "pettingzoo", "pyspiel", "ray"]

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""
COMMAND = "from conspiratio.cli import main\nmain(sys.argv[1:])\n"


def without(missing: list[str], program: str, data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run where these libraries are not installed."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(missing=set(missing)) + program, *words],
        input="q\n",
        capture_output=True,
        encoding="utf-8",
        env=environment(data),
        timeout=600,
        check=False,
    )


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "pax"),
        ("play", "pax", "--plain", "--seed", "1"),
        ("simulate", "caligula", "--games", "1"),
        ("--help",),
    ],
    ids=" ".join,
)
def test_the_core_does_without_every_extra(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = without([*SERVER, *LEARNING], COMMAND, tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    ("words", "extra", "missing"),
    [
        (("serve",), "server", SERVER),
        (("backup", "rome.zip"), "server", SERVER),
        (("restore", "rome.zip"), "server", SERVER),
        (("audit",), "server", SERVER),
        (("arena", "pax", "--games", "1"), "lab", LEARNING),
        (("lab", "balance", "pax"), "lab", LEARNING),
        (("lab", "train", "pax"), "lab", LEARNING),
    ],
    ids=str,
)
def test_a_command_without_its_extra_says_the_line_that_mends_it(
    tmp_path: Path, words: tuple[str, ...], extra: str, missing: list[str]
) -> None:
    done = without(missing, COMMAND, tmp_path, *words)
    assert done.returncode == 2, done.stderr
    assert f'pip install "conspiratio[{extra}]"' in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_environments_do_without_the_server(tmp_path: Path) -> None:
    program = (
        "import gymnasium\nimport conspiratio.envs.gymnasium_env\nfrom conspiratio.envs import pettingzoo_env\n"
        "gymnasium.make('Conspiratio/PaxSolo-v0').reset(seed=1)\npettingzoo_env.env().reset(seed=1)\nprint('dealt')"
    )
    done = without(SERVER, program, tmp_path)
    assert done.stdout.strip() == "dealt", done.stderr


def test_all_has_every_extra_but_the_benchmarks() -> None:
    (everything,) = EXTRAS["all"]
    assert everything == f"conspiratio[{','.join(name for name in EXTRAS if name not in ('all', 'bench'))}]"
    assert len(EXTRAS["server"]) == len(SERVER)
    assert not {one.partition(">")[0] for one in PROJECT["dependencies"]} & {"starlette", "sqlalchemy", "uvicorn"}
