"""The command ``conspiratio``.

The help texts in the annotations are message ids; ``build`` puts in their words in the language that
was asked for.
"""

from __future__ import annotations

import errno
import inspect
import io
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import fields
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Annotated, Any, TypeAlias, cast, get_type_hints

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts import exceptions as wrong

from conspiratio.core.decks import game_of
from conspiratio.core.files import about, file_trouble, read_json, read_text
from conspiratio.core.game import AnyGame, Complaint
from conspiratio.core.match import read_match
from conspiratio.games import GAMES, game_called
from conspiratio.locale import LANGUAGES, Texts, preferred_language
from conspiratio.locale.complaints import complain
from conspiratio.locale.deck_page import deck_page
from conspiratio.locale.rules_page import rule_page, rules_index

BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> None:
    """Run the command and exit: 0 done, 2 bad input (one sentence says what), 130 interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that can't show a sign shows a question mark
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: Sequence[str]) -> int:
    texts = Texts("en")
    try:
        texts = Texts(_language(argv))
        argv = _command_first(argv)
        command, bound, injected = build(texts).parse_args(argv, exit_on_error=False, print_error=False)
        command(*bound.args, **bound.kwargs, **dict.fromkeys(injected, texts))
        if sys.stdout:
            sys.stdout.flush()
    except Complaint as complaint:
        return _fail(texts, complain(texts, complaint))
    except CycloptsError as error:
        return _fail(texts, _usage_error(texts, error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        # Nobody reads our output any more, or it has no room: keep the interpreter from complaining at exit.
        sys.stdout = None
        if error.errno not in (errno.EPIPE, errno.EIO):
            return _fail(texts, complain(texts, file_trouble("output", "", error)))
    except Exception as error:
        if os.environ.get("CONSPIRATIO_DEBUG"):
            raise
        return _fail(texts, texts("error-bug", what=f"{type(error).__name__}: {error}")) - 1
    return 0


def _fail(texts: Texts, what: str) -> int:
    print(texts("error-prefix", what=what), file=sys.stderr)
    return BAD_INPUT


def _language(argv: Sequence[str]) -> str:
    """The language has to be known before the help texts are made."""
    for i, word in enumerate(argv):
        if word == "--lang" and i + 1 < len(argv):
            return argv[i + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return preferred_language()


def _command_first(argv: Sequence[str]) -> Sequence[str]:
    """``--lang de play pax`` means the same as ``play pax --lang de``."""
    count = 2 if argv[:1] == ["--lang"] else 1 if argv and argv[0].startswith("--lang=") else 0
    return [*argv[count:], *argv[:count]] if len(argv) > count else argv


def _usage_error(texts: Texts, error: CycloptsError) -> str:
    match error:
        case wrong.UnknownOptionError():
            return texts("cli-unknown-option", option=str(error.token.keyword or error.token.value))
        case wrong.UnknownCommandError():
            return texts("cli-unknown-command", command=_first(error.unused_tokens))
        case wrong.UnusedCliTokensError():
            return texts("cli-unused", word=_first(error.unused_tokens))
        case wrong.CoercionError() | wrong.ValidationError() if error.argument is not None:
            value = error.token.value if isinstance(error, wrong.CoercionError) and error.token else ""
            return texts("cli-bad-value", option=error.argument.name, value=str(value))
        case wrong.RepeatArgumentError():
            return texts("cli-repeated", option=str(error.token.keyword or error.token.value))
        case wrong.MissingArgumentError() if error.argument is not None:
            return texts("cli-missing", option=error.argument.name)
    return str(error).strip()


def _first(tokens: Sequence[str] | None) -> str:
    return tokens[0] if tokens else ""


def build(t: Texts) -> App:
    """The command line, speaking one language."""
    options = Group(t("cli-options"))
    app = App(
        "conspiratio",
        help=t("cli-help"),
        help_epilogue=t("cli-epilogue"),
        help_format="plaintext",
        version=version("conspiratio"),
        group_commands=Group(t("cli-commands")),
        group_parameters=options,
        group_arguments=Group(t("cli-arguments")),
        default_parameter=Parameter(negative=(), show_default=False),
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = t("cli-help-flag")
    app["--version"].help = t("cli-version-flag")
    app["--help"].group = app["--version"].group = (options,)
    app.usage, app.help_prologue = "", _usage(t, "COMMAND …")
    deck = App("deck", help=t("cli-deck"), usage="", help_prologue=_usage(t, "deck COMMAND …"))
    app.command(deck)
    for parent, command, name, help_text, form in (
        (app, play, "play", t("cli-play"), "play [GAME] [--…]"),
        (app, rules, "rules", t("cli-rules"), "rules [GAME] [ID] [--…]"),
        (app, replay, "replay", t("cli-replay"), "replay FILE [--…]"),
        (app, simulate, "simulate", t("cli-simulate"), "simulate [GAME] [--…]"),
        (app, serve, "serve", t("cli-serve"), "serve [--…]"),
        (app, backup, "backup", t("cli-backup"), "backup FILE [--…]"),
        (app, restore, "restore", t("cli-restore"), "restore FILE [--…]"),
        (deck, deck_export, "export", t("cli-deck-export"), "deck export GAME FILE"),
        (deck, deck_check, "check", t("cli-deck-check"), "deck check FILE [--free]"),
    ):
        parent.command(_in_words(command, t), name=name, help=help_text, usage="", help_prologue=_usage(t, form))
    return app


def _usage(t: Texts, form: str) -> str:
    """Ours instead of the library's, which speaks English only."""
    return t("cli-usage", form=f"conspiratio {form}")


def _in_words(command: Any, t: Texts) -> Callable[..., None]:
    """A copy of a command whose parameters are explained in words, not by message ids."""
    copy = FunctionType(command.__code__, command.__globals__, command.__name__, command.__defaults__)
    copy.__kwdefaults__ = command.__kwdefaults__
    hints = get_type_hints(command, include_extras=True)
    defaults = inspect.signature(command).parameters
    for name, hint in hints.items():
        for mark in getattr(hint, "__metadata__", ()):
            if mark.help:
                words = t(mark.help, known=", ".join(LANGUAGES))
                default = defaults[name].default
                if isinstance(default, str | int) and not isinstance(default, bool):
                    words = t("cli-default", help=words, value=str(default))
                hints[name] = Annotated[hint, Parameter(help=words)]
    copy.__annotations__ = hints
    return copy


GameName: TypeAlias = Annotated[str, Parameter(help="cli-arg-game")]
Language: TypeAlias = Annotated[str | None, Parameter(help="cli-arg-lang")]
DeckFile: TypeAlias = Annotated[Path | None, Parameter(help="cli-arg-deck")]
Free: TypeAlias = Annotated[bool, Parameter(help="cli-arg-free")]
OpenCounts: TypeAlias = Annotated[bool, Parameter(negative="--no-open-counts", help="cli-arg-open-counts")]
MemoryAid: TypeAlias = Annotated[bool, Parameter(negative="--no-memory-aid", help="cli-arg-memory-aid")]
FinalColumn: TypeAlias = Annotated[bool, Parameter(help="cli-arg-final-column")]
First: TypeAlias = Annotated[int | None, Parameter(help="cli-arg-first")]
Words: TypeAlias = Annotated[Texts, Parameter(parse=False)]


def _options(game: AnyGame, **given: Any) -> Any:
    """The options asked for, or None if all is as usual; those of another game are told."""
    known = {field.name: field.default for field in fields(cast(Any, game.options_type))}
    for name, value in given.items():
        if name not in known and value not in (None, _DEFAULTS.get(name)):
            flag = f"no_{name}" if value is False else name
            raise Complaint("option-of-other-game", option=f"--{flag.replace('_', '-')}", game=game.name)
    ours = {name: value for name, value in given.items() if name in known and value != known[name]}
    return game.options_type(**ours) if ours else None


_DEFAULTS = {"open_counts": True, "final_column": False, "memory_aid": True}


def play(
    game: GameName = "pax",
    /,
    *,
    players: Annotated[int | None, Parameter(help="cli-arg-players")] = None,
    bots: Annotated[str, Parameter(help="cli-arg-bots")] = "greedy",
    solo: Annotated[int | None, Parameter(help="cli-arg-solo")] = None,
    hotseat: Annotated[str | None, Parameter(help="cli-arg-hotseat")] = None,
    deck: DeckFile = None,
    free: Free = False,
    seed: Annotated[str | None, Parameter(help="cli-arg-seed")] = None,
    open_counts: OpenCounts = True,
    final_column: FinalColumn = False,
    first: First = None,
    memory_aid: MemoryAid = True,
    plain: Annotated[bool, Parameter(help="cli-arg-plain")] = False,
    new: Annotated[bool, Parameter(help="cli-arg-new")] = False,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.terminal.start import Wishes
    from conspiratio.terminal.start import play as start

    chosen = game_called(game)
    flags = {"open_counts": open_counts, "final_column": final_column, "first": first, "memory_aid": memory_aid}
    options = _options(chosen, **flags)
    if solo is not None and not chosen.seats.start == 1:
        raise Complaint("option-of-other-game", option="--solo", game=game)
    names = tuple(name.strip() for name in hotseat.split(",")) if hotseat is not None else ()
    start(Wishes(chosen, players, bots, solo, names, deck, free, seed, plain, new, options), t)


def simulate(
    game: GameName = "pax",
    /,
    *,
    players: Annotated[int | None, Parameter(help="cli-arg-players-simulated")] = None,
    games: Annotated[int, Parameter(help="cli-arg-games")] = 100,
    bots: Annotated[str, Parameter(help="cli-arg-bots-list")] = "greedy",
    solo_game: Annotated[int | None, Parameter(help="cli-arg-solo-game")] = None,
    seed: Annotated[str, Parameter(help="cli-arg-seed")] = "1",
    deck: DeckFile = None,
    free: Free = False,
    open_counts: OpenCounts = True,
    final_column: FinalColumn = False,
    first: First = None,
    memory_aid: MemoryAid = True,
    replays: Annotated[Path | None, Parameter(help="cli-arg-replays")] = None,
    jobs: Annotated[int, Parameter(help="cli-arg-jobs")] = 1,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.lab.command import simulate_and_report

    chosen = game_called(game)
    flags = {"open_counts": open_counts, "final_column": final_column, "first": first, "memory_aid": memory_aid}
    options = _options(chosen, solo_game=solo_game, **flags) or chosen.options_type()
    if solo_game is not None and players not in (None, 1):
        raise Complaint("solo-alone", found=players or 0)
    if free and not deck:
        raise Complaint("free-needs-deck")
    simulate_and_report(
        t,
        game=game,
        seats=1 if solo_game is not None else 4 if players is None else players,
        games=games,
        bots=bots,
        options=options,
        deck=chosen.load(deck, free=free).faces if deck else None,
        seed=seed,
        jobs=jobs,
        replays=replays,
    )


def replay(
    file: Annotated[Path, Parameter(help="cli-arg-file")],
    /,
    *,
    check: Annotated[bool, Parameter(help="cli-arg-check")] = False,
    step: Annotated[bool, Parameter(help="cli-arg-step")] = False,
    seal: Annotated[str | None, Parameter(help="cli-arg-seal")] = None,
    seat: Annotated[int | None, Parameter(help="cli-arg-seat")] = None,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.terminal.replaying import ReplayReader

    if step and (check or seal):
        raise Complaint("step-or-check")
    with about(file):
        match = read_match(read_json(file), GAMES)
    reader = ReplayReader(match, t, sys.stdout, seat)
    if step:
        reader.step(sys.stdin or io.StringIO())
    elif check or seal:
        reader.verdict(seal)
    else:
        reader.story()


DataFolder: TypeAlias = Annotated[Path | None, Parameter(help="cli-arg-data")]
DatabaseUrl: TypeAlias = Annotated[str | None, Parameter(help="cli-arg-database")]


def serve(
    *,
    host: Annotated[str | None, Parameter(help="cli-arg-host")] = None,
    port: Annotated[int | None, Parameter(help="cli-arg-port")] = None,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    open: Annotated[bool, Parameter(help="cli-arg-open")] = False,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.server.serve import serve as run_server
    from conspiratio.server.settings import read_settings

    run_server(read_settings(data, host=host, port=port, database=database), t, open_browser=open)


def backup(
    file: Annotated[Path, Parameter(help="cli-arg-backup-file")],
    /,
    *,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.server.keeping import back_up
    from conspiratio.server.settings import read_settings

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
    from conspiratio.server.keeping import bring_back
    from conspiratio.server.settings import read_settings

    bring_back(read_settings(data, database=database), file, t)


def rules(
    game: GameName = "pax",
    id: Annotated[str | None, Parameter(help="cli-arg-rule")] = None,
    /,
    *,
    lang: Language = None,
    t: Words,
) -> None:
    rulebook = game_called(game).rulebook
    example = list(rulebook.rules)[len(rulebook.rules) // 2]
    more = t("cli-rules-more", game=game, rule=example, chapter=example.rpartition(".")[0])
    lines = rule_page(t, rulebook, id) if id else [*rules_index(t, game, rulebook), "", more]
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()))
        print("\n".join(textwrap.wrap(line, width, subsequent_indent=indent)) or line)


def deck_export(
    game: GameName,
    file: Annotated[Path, Parameter(help="cli-arg-deck-file")],
    /,
    *,
    lang: Language = None,
    t: Words,
) -> None:
    text = game_called(game).deck_text()
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise Complaint("file-exists", file=str(file)) from None
    except OSError as error:
        raise file_trouble("file-unwritable", file, error) from None
    print(t("deck-exported", file=str(file)))


def deck_check(
    file: Annotated[Path, Parameter(help="cli-arg-deck-file")],
    /,
    *,
    free: Free = False,
    lang: Language = None,
    t: Words,
) -> None:
    with about(file):
        game = game_called(str(game_of(read_text(file))))
    for line in deck_page(t, game.name, game.load(file, free=free).faces, game.faces):
        print(line)
