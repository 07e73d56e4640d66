"""The table in sentences, for the plain mode, pipes and screen readers: nothing depends on a place or a sign alone."""

from __future__ import annotations

from collections.abc import Iterator

from conspiratio.caligula.cards import COLOURS, INDEX, Colour, Emperor
from conspiratio.caligula.state import LATE_MARKERS
from conspiratio.caligula.view import CardView, MarkerView, View
from conspiratio.core.game import Seat
from conspiratio.locale.caligula import CaligulaWords

from .known import hidden_markers, known_stacks


class PlainTable:
    def __init__(self, view: View, words: CaligulaWords) -> None:
        self.view = view
        self.words = words
        self.texts = words.texts

    def lines(self) -> list[str]:
        cards = [line for colour in COLOURS for position in (1, 2) for line in self.card_lines(colour, position)]
        story = [str(line) for line in self.words.story(self.view)]
        return [
            *self._head(),
            "",
            *cards,
            self._to_come(),
            "",
            *self._players(),
            *(["", *story] if story else []),
            *self._own(),
        ]

    # The state of the Empire

    def _head(self) -> list[str]:
        view, texts = self.view, self.texts
        facts = [
            texts("round-number", round=view.round),
            texts("caligula-play-ordo", order=self.words.order(view.ordo)),
        ]
        if view.murdered:
            facts.append(texts("caligula-play-murdered"))
        lines = ["; ".join(facts), self._label("caligula-play-emperor", self._emperor(view.emperor, view.favours))]
        backing = view.plot.backing if view.plot else ()
        nominee = view.plot.nominee if view.plot else None
        candidates = [self._emperor(one, backing if one.name == nominee else ()) for one in view.candidates]
        if candidates:
            lines.append(self._label("caligula-play-candidates", "; ".join(candidates)))
        lines.append(self._label("caligula-sequentia", "; ".join(self._sequentia())))
        return lines

    def _label(self, key: str, text: str) -> str:
        return self.texts("label", label=self.texts(key), text=text)

    def _emperor(self, emperor: Emperor, favours: tuple[Seat, ...]) -> str:
        said = str(self.words.emperor_face(emperor))
        if favours:
            said += ", " + self.texts("caligula-favours", names=self.words.named(favours))
        return said

    def _sequentia(self) -> Iterator[str]:
        for slot, card in enumerate(self.view.sequentia):
            said = f"{slot + 1}\xa0{self.words.sequentia(card)}"
            yield self.texts("caligula-play-now", what=said) if slot == self.view.slot else said

    # Civitas cards

    def card_lines(self, colour: Colour, position: int) -> list[str]:
        card = self.view.civitas[INDEX[colour]][position - 1]
        if card is None:
            return []
        facts = f"{self.words.face(card.card)}; {self._fields(card)}"
        return [self.texts("label", label=self.words.place(colour, position), text=facts)]

    def _fields(self, card: CardView) -> str:
        """Whose markers lie there from the left, with the number of the field where there is a gap before it."""
        taken = []
        for field, marker in enumerate(card.markers):
            if marker is not None:
                said = self._marker(marker)
                gap = None in card.markers[:field]
                taken.append(self.texts("caligula-play-field", field=field + 1, marker=said) if gap else said)
        free = card.free_fields(len(self.view.players))
        return ", ".join([*taken, self.texts("caligula-free-fields", count=free)])

    def _marker(self, marker: MarkerView) -> str:
        name = self.words.names[marker.owner]
        return name if marker.value is None else f"{name}\xa0{marker.value}"

    def _to_come(self) -> str:
        counts = zip(COLOURS, self.view.to_come, strict=True)
        return self._label(
            "caligula-play-to-come", ", ".join(f"{self.words.colour(colour)}\xa0{count}" for colour, count in counts)
        )

    # Players

    def _players(self) -> list[str]:
        return [self._player(seat) for seat in self.view.ordo]

    def _player(self, seat: Seat) -> str:
        view, texts = self.view, self.texts
        player = view.players[seat]
        name = self.words.names[seat]
        if seat == view.eye:
            name = texts("play-you", name=name)
        total = player.victory + player.conspiracy
        hand = texts("play-hand-size", count=len(player.hand))
        if player.hand and seat != view.eye:
            hand += f" ({self.words.hand_cards(player.hand, nominative=True)})"
        facts = [
            texts("caligula-play-points", total=total, victory=player.victory, conspiracy=player.conspiracy),
            hand,
            texts("caligula-play-supply", count=player.supply_size),
        ]
        late = [str(value) for value in player.markers if value in LATE_MARKERS]
        if late:
            facts.append(texts("caligula-play-late", markers=self.words.list(late)))
        if view.primus == seat:
            facts.append("Primus Inter Pares")
        if seat != view.eye:
            facts += hidden_markers(view, self.words, seat)
        return texts("label", label=name, text="; ".join(facts))

    def _own(self) -> list[str]:
        view, texts = self.view, self.texts
        lines = []
        if view.eye is not None:
            me = view.me
            hand = self.words.hand_cards(me.hand, me.exposed, nominative=True)
            markers = ", ".join(str(value) for value in me.supply or ()) or texts("play-nothing")
            lines = ["", texts("play-your-hand", cards=hand), texts("caligula-play-your-markers", markers=markers)]
        return [*lines, *known_stacks(view, self.words)]
