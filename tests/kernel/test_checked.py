"""The kernel once more, compiled so that every access outside an array ends the process with a report."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build

ROOT = Path(hatch_build.__file__).parent
GAMES = 12


def test_nothing_is_read_or_written_outside_its_array(tmp_path: Path) -> None:
    source = tmp_path / "src"
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "web")
    shutil.copytree(ROOT / "src", source, ignore=ignored)
    assert hatch_build.build_kernel(source, hatch_build.CHECKED)
    libraries = [
        subprocess.run(["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=True).stdout.strip()
        for name in ("libasan.so", "libubsan.so")
    ]
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "LD_PRELOAD": " ".join(libraries),
        "ASAN_OPTIONS": "detect_leaks=0",
    }
    command = [sys.executable, "-m", "tests.kernel.under_checks", str(GAMES)]
    played = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr[-4000:]
    assert str(source) in played.stdout
