"""The repository, if this is one: where earlier networks and the record that we ship are, and which commit it is."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[4]
RECORD = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"


def commit() -> str | None:
    """With a plus if there is more in the folder than was committed; None outside of a repository."""
    found = _git("rev-parse", "--short=10", "HEAD")
    return found and found + ("+" if _git("status", "--porcelain", "--untracked-files=no") else "")


def _git(*words: str) -> str | None:
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:  # no git here
        return None
    return done.stdout.strip() if done.returncode == 0 else None
