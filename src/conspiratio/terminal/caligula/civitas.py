"""The Civitas: five colours by two positions, and the markers on the cards."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from conspiratio.caligula.cards import COLOURS, INDEX, Card, Colour
from conspiratio.caligula.moves import Spot as Field
from conspiratio.caligula.queries import Location
from conspiratio.caligula.view import CardView, MarkerView
from conspiratio.locale.sentence import Sentence, sentence

from ..ink import ACTS, DIM, UNLIT, Picture, Space, Spot, Tile, between, filled, fit, flow, outlined, written
from .ink import CURRENT, FREE, ICONS, KINDS, PICKED, colour_of, player_style, threshold
from .scene import Scene, TouchCard, TouchField


def civitas(scene: Scene, space: Space) -> Picture:
    """Nothing while a conspiracy takes its place."""
    return Picture([]) if scene.view.plot else grid(scene, space)


def grid(scene: Scene, space: Space) -> Picture:
    width = (space.width + 1) // len(COLOURS) - 1
    picture = flow([Tile([_head(scene, colour, width)]) for colour in COLOURS], space.width)
    rows = [
        [_Card(scene, Location(colour, position), width, space.compact) for colour in COLOURS] for position in (1, 2)
    ]
    in_words = all(card.has_room_for_words for row in rows for card in row)
    for row in rows:
        _add_row(picture, row, in_words)
    picture.title = scene.texts("caligula-civitas")
    return picture


def _head(scene: Scene, colour: Colour, width: int) -> Text:
    """Icon, name, and how many cards are still to come."""
    to_come = scene.view.to_come[INDEX[colour]]
    mark = ACTS if colour == scene.next_colour else " "
    name = f"{ICONS[colour]}{mark}{scene.words.colour(colour)}"
    text = Text(between(name, f"+{to_come}" if to_come else "", width), written(colour_of(colour)))
    text.stylize("bold", 0, cell_len(name))
    return text


def _add_row(picture: Picture, cards: list[_Card], in_words: bool) -> None:
    """Cards beside each other. Fields come before the cards they are on: the first spot that is hit counts."""
    y, row = len(picture.lines), flow([card.tile(in_words) for card in cards], 10_000)
    x = 0
    fields: list[Spot] = []
    for card in cards:
        fields += [spot._replace(x=x + spot.x, y=y + spot.y) for spot in card.field_spots()]
        x += card.width + 1
    picture.spots += fields
    picture.spots += [spot._replace(y=y + spot.y, head=0) for spot in row.spots]
    picture.lines += row.lines


class _Card:
    """One position of one colour: a line for kind and minimum, one for each effect, one for the fields."""

    def __init__(self, scene: Scene, at: Location, width: int, compact: bool) -> None:
        self.scene = scene
        self.at = at
        self.width = width
        self.compact = compact
        self.lying: CardView | None = scene.card_at(at)

    @property
    def has_room_for_words(self) -> bool:
        """Whether there is space for its effects in words rather than signs."""
        effects = self.lying.card.effects if self.lying else ()
        lines = self._effect_lines([brief_effect(self.scene, effect) for effect in effects])
        return not self.compact and all(cell_len(line) <= self.width for line in lines)

    def tile(self, in_words: bool) -> Tile:
        """``in_words``: the same for all cards, or they would not look alike."""
        if self.lying is None:
            blank = Text(" " * self.width)
            empty = Text(fit(f" {self.scene.texts('caligula-no-card')}", self.width), DIM)
            return Tile([empty, blank, blank, *([] if self.compact else [blank])], TouchCard(self.at))
        say = brief_effect if in_words else short_effect
        effects = [say(self.scene, effect) for effect in self.lying.card.effects]
        if self.compact:
            texts = self._compact_lines(self.lying.card, effects)
        else:
            texts = self._roomy_lines(self.lying.card, effects)
        style = self._style()
        lines = [Text(fit(text, self.width), style) for text in texts]
        return Tile([*lines, self._fields()], TouchCard(self.at))

    def _compact_lines(self, card: Card, effects: list[str]) -> list[str]:
        second = f"aut {effects[1]}" if len(effects) > 1 else ""
        return [f"{threshold(card)} {effects[0]}", second]

    def _roomy_lines(self, card: Card, effects: list[str]) -> list[str]:
        kind = self.scene.texts(f"caligula-table-kind-{card.kind}")
        sign, limit = KINDS[card.kind], threshold(card)[1:]
        head = between(f" {sign} {kind} {limit}", f"{self.at.position} ", self.width)
        lines = self._effect_lines(effects)
        return [head, *lines, *[""] * (2 - len(lines))]

    def _effect_lines(self, effects: list[str]) -> list[str]:
        return [f" aut {said}" if number else f" {said}" for number, said in enumerate(effects)]

    def _style(self) -> Style:
        scene, colour = self.scene, colour_of(self.at.colour)
        if scene.picked.place == self.at:
            return PICKED
        if self.at == scene.resolving:
            return CURRENT
        unfit = scene.choosing_cards and TouchCard(self.at) not in scene.lit
        return outlined(colour) if unfit else filled(colour)

    def _fields(self) -> Text:
        """The fields that are open with this number of players, from the left."""
        line = Text()
        for _, field, gap in self._placed():
            line.append_text(field)
            line.append(" " * gap)
        line.truncate(self.width, pad=True)
        return line

    def _placed(self) -> list[tuple[int, Text, int]]:
        """Which field, what is to be seen there, and the gap after it."""
        assert self.lying is not None
        seats = len(self.scene.view.players)
        open_fields = [n for n, needed in enumerate(self.lying.card.fields) if needed <= seats]
        chips = [(n, self._chip(n, self.lying.markers[n])) for n in open_fields]
        fits = sum(chip.cell_len + 1 for _, chip in chips) - 1 <= self.width
        return [(n, chip, 1 if fits else 0) for n, chip in chips]

    def _chip(self, number: int, marker: MarkerView | None) -> Text:
        if marker is None:
            return Text(f" {FREE}", UNLIT)
        field = Field(*self.at, number)
        value = "?" if marker.value is None else marker.value
        style = player_style(marker.owner)
        if field in self.scene.picked.spots:
            style = PICKED
        elif self.scene.choosing_markers and TouchField(field) in self.scene.lit:
            style += Style(underline=True)
        return Text(f"{self.scene.signs[marker.owner]}{value}", style)

    def field_spots(self) -> list[Spot]:
        """Only where markers are to be chosen: otherwise the card is what counts."""
        if self.lying is None or not self.scene.choosing_markers:
            return []
        spots, x = [], 0
        for number, chip, gap in self._placed():
            if self.lying.markers[number] is not None:
                wish = TouchField(Field(*self.at, number))
                spots.append(Spot(wish, x, 2 if self.compact else 3, chip.cell_len, 1))
            x += chip.cell_len + gap
        return spots


def short_effect(scene: Scene, effect: str) -> str:
    """An effect in a word or two."""
    name, _, colour = effect.partition(":")
    return scene.texts(f"caligula-short-{name}", icon=ICONS[colour] if colour else "")


def brief_effect(scene: Scene, effect: str) -> str:
    """An effect in words, as many as there is room for on a large screen."""
    name, _, colour = effect.partition(":")
    return scene.texts(f"caligula-brief-{name}", icon=ICONS[colour] if colour else "")


def short_card(scene: Scene, at: Location) -> Sentence:
    """A card for a line of the list, as it is drawn: ``Plebs 1  ∴≥1 ∞ Coniura``."""
    lying = scene.card_at(at)
    place = scene.words.place(*at)
    return place if lying is None else sentence(place, f" {_short_face(scene, lying.card)}")


def short_pair(scene: Scene, colour: Colour) -> Sentence:
    """Both cards of a colour in the same way, to be swapped."""
    lying = [scene.card_at(Location(colour, position)) for position in (1, 2)]
    faces = [_short_face(scene, one.card) for one in lying if one]
    return sentence(scene.words.colour(colour), f" {' ↔ '.join(faces)}")


def _short_face(scene: Scene, card: Card) -> str:
    effects = " aut ".join(short_effect(scene, effect).replace(" ", "\xa0") for effect in card.effects)
    return f"{threshold(card)} {effects}"
