"""Libraries that only the lab needs: asked for where they are used, and told how to get where they are not."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from conspiratio.core.extras import needs


def numpy() -> Any:
    return _library("numpy", "lab")


def matplotlib() -> Any:
    return _library("matplotlib", "lab")


def ray() -> Any:
    return _library("ray", "ray")


def openspiel() -> Any:
    return _library("pyspiel", "openspiel")


def _library(name: str, extra: str) -> Any:
    with needs(extra, name):
        return import_module(name)
