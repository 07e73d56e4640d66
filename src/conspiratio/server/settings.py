"""What a host decides: where things are kept, and what the server may do besides playing.

Everything has a default; ``server.toml`` in the data folder changes it, and the command line changes that.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

import msgspec
import platformdirs

from conspiratio.core.files import file_trouble
from conspiratio.core.game import Complaint


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str
    sender: str
    port: int = 587
    user: str | None = None
    password: str | None = None
    security: Literal["tls", "starttls", "none"] = "starttls"


class Connections(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What connections may cost."""

    most: int = 2000
    """At once. Never more than the operating system has files for."""
    from_one_address: int = 200
    """Not counted for trusted proxies."""
    head_seconds: float = 10
    """Until a request's headers are here, from its first byte; and until that, from the connection's beginning."""
    body_seconds: float = 30
    idle_seconds: float = 30
    """Between one request and the next."""
    stalled_seconds: float = 30
    """Until somebody goes on reading what they are sent."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    data: Path
    database: str = ""
    """Empty: SQLite in the data folder."""
    host: str = "127.0.0.1"
    port: int = 8017
    public_url: str = ""
    """How people reach it, for links in notices; empty: as they come."""
    trusted_proxies: str = ""
    """Whose X-Forwarded headers are believed: addresses and networks, with commas between them; empty: nobody's."""
    hosts: frozenset[str] = frozenset()
    """The names it answers to, and no other; empty: this machine's own."""
    bot_workers: int = 0
    """0: one less than there are cores, at least one."""
    mail: Mail | None = None
    push_contact: str = ""
    """An address for the push services; empty: no web push."""
    webhooks: bool = False
    webhook_hosts: frozenset[str] = frozenset()
    """Hosts that webhooks may reach although they are not public, or not https."""
    metrics: bool = True
    metrics_token: str = ""
    """Programs that send it see the metrics from anywhere; empty: only programs on this machine see them."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: dict[str, str] = {}
    """Other rate limits than the usual ones."""
    connections: Connections = Connections()

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'conspiratio.sqlite'}"


def default_data() -> Path:
    return Path(os.environ.get("CONSPIRATIO_DATA") or platformdirs.user_data_path("conspiratio")) / "server"


def read_settings(data: Path | None = None, **given: Any) -> Settings:
    """``server.toml`` in the data folder, if there is one; what was given on the command line overrides it."""
    folder = data or default_data()
    file = folder / "server.toml"
    try:
        written = msgspec.toml.decode(file.read_bytes()) if file.exists() else {}
        chosen = {name: value for name, value in given.items() if value is not None}
        return msgspec.convert(
            {**written, **chosen, "data": str(folder)}, Settings, dec_hook=lambda kind, value: kind(value)
        )
    except OSError as error:
        raise file_trouble("file-unreadable", file, error) from None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Complaint("settings", file=str(file), why=str(error)) from None
