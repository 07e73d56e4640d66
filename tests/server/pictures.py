"""How a client that asked for changes makes updates whole again: with the lines that ``docs/protocol.md`` shows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
_scope: dict[str, Any] = {}
exec(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[0], _scope)


def after(last: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The whole update; the first one of a connection, and all before the game begins, are whole already."""
    whole: dict[str, Any] = _scope["whole"](last, message)
    return whole
