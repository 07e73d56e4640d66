"""Pages of Caligula: all players and cards in words, and help."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from conspiratio.caligula.cards import COLOURS, PENALTIES, REWARDS
from conspiratio.caligula.effects import name_of
from conspiratio.caligula.queries import Location
from conspiratio.core.game import Seat
from conspiratio.locale.sentence import sentence

from ..ink import ACTS, BOLD, CARDS, PRIMUS, Prose
from ..pages import HelpPage, Page, two_columns
from .ink import CONIURA, FREE, ICONS, KINDS, MARKERS, PUGIO, SHIELD, badge, colour_of
from .known import hidden_markers, known_stacks
from .scene import Scene


class PlayersPage(Page):
    """A closer look: what is known of everybody, and the open cards in full words."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.texts, scene.texts("players-heading"))
        self.scene = scene

    def body(self) -> RenderableType:
        view = self.scene.view
        parts: list[RenderableType] = []
        for number, seat in enumerate(view.ordo, 1):
            parts += [*self._player(seat, number), Text()]
        stacks = [Prose(Text(line)) for line in known_stacks(view, self.scene.words)]
        return Group(*parts, *stacks, *([Text()] if stacks else []), *self._sequentia(), Text(), *self._cards())

    def _player(self, seat: Seat, number: int) -> Iterator[RenderableType]:
        scene, texts, view = self.scene, self.texts, self.scene.view
        player = view.players[seat]
        primus = f" {PRIMUS}" if seat == view.primus else ""
        head = Text(f"{scene.words.numeral(number)} ", BOLD)
        head.append_text(badge(scene.signs[seat], seat))
        head.append(f" {scene.name(seat)}{primus}", BOLD)
        yield head
        points = {"victory": player.victory, "conspiracy": player.conspiracy}
        said = texts("caligula-table-look-points", total=player.victory + player.conspiracy, **points)
        hand = scene.words.hand_cards(player.hand, player.exposed, nominative=True)
        markers = texts("caligula-table-look-markers", markers=_values(player.markers), supply=player.supply_size)
        yield Text(f"  {said}")
        yield Prose(Text(f"  {markers}"))
        yield Prose(Text(f"  {texts('label', label=texts('hand-heading'), text=hand)}"))
        if seat != view.eye:
            for line in hidden_markers(view, scene.words, seat):
                yield Prose(Text(f"  {line}"))

    def _sequentia(self) -> Iterator[RenderableType]:
        yield Text(self.texts("caligula-sequentia"), BOLD)
        for slot, card in enumerate(self.scene.view.sequentia):
            mark = ACTS if slot == self.scene.view.slot else " "
            yield Prose(self.scene.in_colour(sentence(f" {mark} {slot + 1} ", self.scene.words.sequentia(card))))

    def _cards(self) -> Iterator[RenderableType]:
        yield Text(self.texts("caligula-civitas"), BOLD)
        for colour in COLOURS:
            for position in (1, 2):
                lying = self.scene.card_at(Location(colour, position))
                face = self.scene.words.face(lying.card) if lying else self.texts.sentence("caligula-no-card")
                place = self.scene.words.place(colour, position)
                line = self.texts.sentence("label", label=place, text=face)
                yield Prose(Text.assemble((f" {ICONS[colour]} ", colour_of(colour)), self.scene.in_colour(line)))


def _values(markers: tuple[int, ...]) -> str:
    return " ".join(map(str, markers))


class CaligulaHelp(HelpPage):
    AIM = ("caligula-help-aim", "caligula-help-round", "caligula-help-plot")
    MOUSE = "caligula-help-mouse-does"
    LOOK = "caligula-help-players-does"
    RESTART = "caligula-help-restart-does"

    def keys(self) -> list[tuple[str, str]]:
        first, *others = super().keys()
        back = (self.texts("caligula-help-back"), self.texts("caligula-help-back-does"))
        return [first, back, *others]

    def signs(self) -> list[RenderableType]:
        texts = self.texts
        colours = Text("  ").join(
            Text(f"{ICONS[colour]}\xa0{texts(f'colour-{colour}')}", colour_of(colour)) for colour in COLOURS
        )
        cards = [
            (f"{KINDS['single']}≥2", texts("caligula-sign-single")),
            (f"{KINDS['group']}≥2", texts("caligula-sign-group")),
            (f"{KINDS['negative']}<2", texts("caligula-sign-negative")),
            (f"L3 L? {FREE}", texts("caligula-sign-fields")),
            ("+7", texts("caligula-sign-to-come")),
            (ACTS, texts("caligula-sign-next")),
            (f"{CONIURA} {PUGIO} {CONIURA}{PUGIO}", texts("caligula-sign-hand")),
            (f"{CONIURA}°", texts("caligula-sign-known")),
            (SHIELD, texts("caligula-sign-shield")),
            (f"5+2 {CARDS} {MARKERS}", texts("caligula-sign-players")),
            (f"{CONIURA}1 {PUGIO}0", texts("caligula-sign-backs")),
            (PRIMUS, texts("caligula-primus")),
        ]
        names = [*dict.fromkeys(name_of(effect) for effect in (*REWARDS, *PENALTIES))]
        effects = [(texts(f"caligula-short-{name}", icon=ICONS["plebs"]), self._effect(name)) for name in names]
        return [
            Prose(colours),
            two_columns(cards),
            Text(),
            Text(texts("caligula-help-effects"), BOLD),
            two_columns(effects),
        ]

    def _effect(self, name: str) -> str:
        return self.texts(f"effect-{name}", colour=self.texts("colour-plebs"))
