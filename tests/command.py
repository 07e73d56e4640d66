"""The command as a person runs it: a process of its own, driven through pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def environment(data: Path, **more: str) -> dict[str, str]:
    keep = {key: value for key, value in os.environ.items() if not key.startswith(("LANG", "LC_", "CONSPIRATIO"))}
    return {**keep, "CONSPIRATIO_DATA": str(data), "PYTHONUTF8": "1", "COLUMNS": "100", **more}


def command(*words: str) -> Sequence[str]:
    return [sys.executable, "-m", "conspiratio", *words]


def conspiratio(
    *words: str, data: Path, typed: str = "", timeout: int = 120, **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*words),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(data, **more),
        timeout=timeout,
        check=False,
    )
