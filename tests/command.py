"""The command as a person runs it: a process of its own, driven through pipes. Where only its words matter: here."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from conspiratio.cli import run


def environment(data: Path, **more: str) -> dict[str, str]:
    keep = {key: value for key, value in os.environ.items() if not key.startswith(("LANG", "LC_", "CONSPIRATIO"))}
    return {**keep, "CONSPIRATIO_DATA": str(data), "PYTHONUTF8": "1", "COLUMNS": "100", **more}


def command(*words: str) -> Sequence[str]:
    return [sys.executable, "-m", "conspiratio", *words]


def conspiratio(
    *words: str, data: Path, typed: str = "", timeout: int = 600, **more: str
) -> subprocess.CompletedProcess[str]:
    """``timeout``: far more than it takes on a busy machine; who hits it hangs."""
    return subprocess.run(
        command(*words),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(data, **more),
        timeout=timeout,
        check=False,
    )


def conspiratio_here(*words: str, data: Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The same in this process, without the half second that Python takes to start."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, environment(data, **more), clear=True),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = run(words)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())
