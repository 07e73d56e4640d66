"""The command ``conspiratio``.

The help texts in the annotations are message ids; ``build`` puts in their words in the language that
was asked for.
"""

from __future__ import annotations

import errno
import io
import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts import exceptions as wrong

from conspiratio.bots import DEFAULT_LEVEL
from conspiratio.core.files import about, file_trouble, read_json
from conspiratio.core.game import Complaint
from conspiratio.core.match import read_match
from conspiratio.games import DEFAULT_GAME, GAMES, game_called
from conspiratio.locale import Texts, preferred_language
from conspiratio.locale.complaints import complain
from conspiratio.locale.rules_page import rule_page, rules_index

from .cli_decks import deck_check, deck_export, deck_list
from .cli_help import in_words
from .cli_lab import arena, balance, simulate, solo, strength, train
from .cli_parameters import (
    AS_USUAL,
    DeckWish,
    Free,
    GameName,
    Language,
    Variants,
    Words,
    tell_if_not_compiled,
)
from .cli_server import audit, backup, restore, serve

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
        if complaint.__cause__ is not None and os.environ.get("CONSPIRATIO_DEBUG"):
            raise  # a bot of one's own failed: its writer wants to see where
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
    lab = App("lab", help=t("cli-lab"), usage="", help_prologue=_usage(t, "lab COMMAND …"))
    app.command(deck)
    app.command(lab)
    for parent, command, name, help_text, form in (
        (app, play, "play", t("cli-play"), "play [GAME] [--…]"),
        (app, rules, "rules", t("cli-rules"), "rules [GAME] [ID] [--…]"),
        (app, replay, "replay", t("cli-replay"), "replay FILE [--…]"),
        (app, simulate, "simulate", t("cli-simulate"), "simulate [GAME] [--…]"),
        (app, arena, "arena", t("cli-arena"), "arena [GAME] [--…]"),
        (lab, balance, "balance", t("cli-lab-balance"), "lab balance [GAME] [--…]"),
        (lab, train, "train", t("cli-lab-train"), "lab train [GAME] [--…]"),
        (lab, solo, "solo", t("cli-lab-solo"), "lab solo [GAME] [--…]"),
        (lab, strength, "strength", t("cli-lab-strength"), "lab strength [--…]"),
        (app, serve, "serve", t("cli-serve"), "serve [--…]"),
        (app, backup, "backup", t("cli-backup"), "backup FILE [--…]"),
        (app, restore, "restore", t("cli-restore"), "restore FILE [--…]"),
        (app, audit, "audit", t("cli-audit"), "audit [--…]"),
        (deck, deck_export, "export", t("cli-deck-export"), "deck export GAME FILE [--…]"),
        (deck, deck_list, "list", t("cli-deck-list"), "deck list [GAME]"),
        (deck, deck_check, "check", t("cli-deck-check"), "deck check FILE [--free]"),
    ):
        parent.command(in_words(command, t), name=name, help=help_text, usage="", help_prologue=_usage(t, form))
    return app


def _usage(t: Texts, form: str) -> str:
    """Ours instead of the library's, which speaks English only."""
    return t("cli-usage", form=f"conspiratio {form}")


def play(
    game: GameName = DEFAULT_GAME,
    /,
    *,
    players: Annotated[int | None, Parameter(help="cli-arg-players")] = None,
    bots: Annotated[str, Parameter(help="cli-arg-bots")] = DEFAULT_LEVEL,
    solo: Annotated[int | None, Parameter(help="cli-arg-solo")] = None,
    hotseat: Annotated[str | None, Parameter(help="cli-arg-hotseat")] = None,
    deck: DeckWish = None,
    free: Free = False,
    seed: Annotated[str | None, Parameter(help="cli-arg-seed")] = None,
    variants: Variants = AS_USUAL,
    plain: Annotated[bool, Parameter(help="cli-arg-plain")] = False,
    new: Annotated[bool, Parameter(help="cli-arg-new")] = False,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.terminal.start import Wishes
    from conspiratio.terminal.start import play as start

    chosen = game_called(game)
    options = variants.of(chosen)
    if solo is not None and not chosen.seats.start == 1:
        raise Complaint("option-of-other-game", option="--solo", game=game)
    names = tuple(name.strip() for name in hotseat.split(",")) if hotseat is not None else ()
    tell_if_not_compiled(t)
    start(Wishes(chosen, players, bots, solo, names, deck, free, seed, plain, new, options), t)


def replay(
    file: Annotated[Path, Parameter(help="cli-arg-file")],
    /,
    *,
    check: Annotated[bool, Parameter(help="cli-arg-check")] = False,
    step: Annotated[bool, Parameter(help="cli-arg-step")] = False,
    seal: Annotated[str | None, Parameter(help="cli-arg-seal")] = None,
    seat: Annotated[int | None, Parameter(help="cli-arg-seat")] = None,
    review: Annotated[bool, Parameter(help="cli-arg-review")] = False,
    lang: Language = None,
    t: Words,
) -> None:
    from conspiratio.terminal.replaying import ReplayReader

    if sum((step, check or bool(seal), review)) > 1:
        raise Complaint("step-or-check")
    if review and seat is not None:
        raise Complaint("review-seat")
    with about(file):
        written = read_json(file)
        match = read_match(written, GAMES)
    reader = ReplayReader(match, t, sys.stdout, seat, given_up="ended" in written)
    if review:
        reader.review()
    elif step:
        reader.step(sys.stdin or io.StringIO())
    elif check or seal:
        reader.verdict(seal)
    else:
        reader.story()


def rules(
    game: GameName = DEFAULT_GAME,
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
