"""The commands for the host of a server: ``serve``, ``backup``, ``restore`` and ``audit``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter
from cyclopts.validators import Number

from conspiratio.core.extras import needs

from .cli_parameters import Language, Words, tell_if_not_compiled

DataFolder: TypeAlias = Annotated[Path | None, Parameter(help="cli-arg-data")]
DatabaseUrl: TypeAlias = Annotated[str | None, Parameter(help="cli-arg-database")]


def serve(
    *,
    host: Annotated[str | None, Parameter(help="cli-arg-host")] = None,
    port: Annotated[int | None, Parameter(help="cli-arg-port")] = None,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    open: Annotated[bool, Parameter(help="cli-arg-open")] = False,
    fresh: Annotated[bool, Parameter(help="cli-arg-fresh")] = False,
    lang: Language = None,
    t: Words,
) -> None:
    with needs("server"):
        from conspiratio.server.serve import serve as run_server
        from conspiratio.server.settings import read_settings

    tell_if_not_compiled(t)
    settings = read_settings(data, host=host, port=port, database=database)
    run_server(settings, t, open_browser=open, fresh=fresh)


def backup(
    file: Annotated[Path, Parameter(help="cli-arg-backup-file")],
    /,
    *,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    lang: Language = None,
    t: Words,
) -> None:
    with needs("server"):
        from conspiratio.server.settings import read_settings
        from conspiratio.server.upkeep.keeping import back_up

    back_up(read_settings(data, database=database), file, t)


def restore(
    file: Annotated[Path, Parameter(help="cli-arg-backup-file")],
    /,
    *,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    lang: Language = None,
    t: Words,
) -> None:
    with needs("server"):
        from conspiratio.server.settings import read_settings
        from conspiratio.server.upkeep.keeping import bring_back

    bring_back(read_settings(data, database=database), file, t)


def audit(
    *,
    days: Annotated[int, Parameter(help="cli-arg-audit-days", validator=Number(gte=1, lte=36_500))] = 30,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    lang: Language = None,
    t: Words,
) -> None:
    with needs("server"):
        from conspiratio.server.settings import read_settings
        from conspiratio.server.standing.audit import audit as look

    look(read_settings(data, database=database), days, t)
