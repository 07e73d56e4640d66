"""What an observation of Caligula has to say, worked out from the referee's view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from conspiratio.caligula.cards import COLOURS, INDEX, KINDS, PENALTIES, REWARDS
from conspiratio.caligula.state import FIRST_MARKERS, Laid
from conspiratio.caligula.view import DOUBLE_BACK, CardView, View, dynasty
from conspiratio.core.game import Seat
from conspiratio.envs.kernel_match import Observation, observation_length, parts
from conspiratio.kernel.caligula.bridge import NUMBER, PHASES, cards_of

EFFECTS = (*REWARDS, *PENALTIES)
BACKS = ("coniura", DOUBLE_BACK, "pugio")
SPECIAL = ("draw", "ordo")
FIELDS = 8


def expected(view: View) -> Observation:
    seen = np.zeros(observation_length("caligula"), np.int16)
    told = parts("caligula", seen)
    _tell_round(told, view)
    _tell_civitas(told, view)
    _tell_emperors(told, view)
    _tell_players(told, view)
    _tell_plot(told, view)
    return seen


def _at(view: View, seat: Seat) -> int:
    return (seat - (view.eye or 0)) % len(view.players)


def _mark(part: Observation, view: View, *seats: Seat | None) -> None:
    """1 for the first of the seats, 2 for the second and so on."""
    for nth, seat in enumerate(seats, 1):
        if seat is not None:
            part[_at(view, seat)] = nth


def _tell_round(told: dict[str, Any], view: View) -> None:
    phase = view.phase
    for name, value in {
        "is_spectator": view.eye is None,
        "seats": len(view.players),
        "memory_aid": view.options.memory_aid,
        "round": view.round,
        "step": view.step,
        "murdered": view.murdered,
        "fallen": view.fallen,
        "coniura": len(view.coniura),
        "pugio": len(view.pugio),
    }.items():
        told[name][0] = value
    if view.eye is not None:
        told["me"][view.eye] = 1
    if view.slot is not None:
        told["slot"][view.slot] = 1
    told["phase"][PHASES.index(type(phase))] = 1
    _mark(told["to_act"], view, phase.seat)
    _mark(told["queue"], view, *getattr(phase, "queue", ()))
    if hasattr(phase, "colour"):
        told["colour"][INDEX[phase.colour]] = 1
    _mark(told["ordo"], view, *view.ordo)
    for slot, card in enumerate(view.sequentia):
        for nth, name in enumerate(card, 1):
            told["sequentia"][slot, ([*COLOURS, *SPECIAL]).index(name)] = nth


def _tell_civitas(told: dict[str, Any], view: View) -> None:
    cards = cards_of(view.faces, len(view.players))
    to_come = {card.id for card in view.faces.cards} - set(view.gone)
    for place, card in enumerate(card for pair in view.civitas for card in pair):
        if card is not None:
            to_come.remove(card.card.id)
            _tell_card(told, view, place, card, 1 + cards.number[card.card.id] % 32)
    told["to_come"][:] = view.to_come
    for id in to_come:
        told["in_stack"].ravel()[cards.number[id]] = 1


def _tell_card(told: dict[str, Any], view: View, place: int, card: CardView, number: int) -> None:
    told["card"][place] = number
    told["kind"][place, KINDS.index(card.card.kind)] = 1
    told["minimum"][place] = card.card.minimum
    for effect in card.card.effects:
        told["effects"][place, EFFECTS.index(effect)] = 1
    for field, needed in enumerate(card.card.fields):
        told["fields"][place, field] = needed <= len(view.players)
    for field, marker in enumerate(card.markers):
        if marker is not None:
            spot = FIELDS * place + field
            _mark(told["owner"][spot], view, marker.owner)
            if marker.value is not None:
                told["value"][spot, marker.value + 1] = 1
            for value in marker.ruled_out:
                told["ruled_out"][spot, value + 1] = 1


def _tell_emperors(told: dict[str, Any], view: View) -> None:
    number = cards_of(view.faces, len(view.players)).emperor
    heirs = {one.name for one in dynasty(view.faces, len(view.players))} - set(view.dead)
    told["emperor"][number[view.emperor.name]] = 1
    for candidate in view.candidates:
        told["candidates"][number[candidate.name]] = 1
    for name in heirs - {view.emperor.name} - {one.name for one in view.candidates}:
        told["heirs"][number[name]] = 1
    _mark(told["favours"], view, *view.favours)
    _mark(told["primus"], view, view.primus)


def _tell_players(told: dict[str, Any], view: View) -> None:
    for name, stack in (("in_coniura", view.coniura), ("in_pugio", view.pugio)):
        for place, seen in enumerate(stack, 1):
            if seen in NUMBER:
                told[name][NUMBER[seen]] = place
    for seat, player in enumerate(view.players):
        at = _at(view, seat)
        told["victory"][at], told["conspiracy"][at] = player.victory, player.conspiracy
        told["late"][at] = len(player.markers) - len(FIRST_MARKERS)
        told["supply_size"][at] = player.supply_size
        for value in player.supply or ():
            told["supply"][value + 1] = 1
        for seen in player.hand:
            if seen in NUMBER:
                told["in_hand"][at, NUMBER[seen]] = 1
            else:
                told["backs"][at, BACKS.index(seen)] += 1
        for card in player.exposed:
            told["exposed"][at, NUMBER[card]] = 1
        if player.opening is not None:
            told["opening"][NUMBER[player.opening]] = 1


def _tell_plot(told: dict[str, Any], view: View) -> None:
    plot = view.plot
    if plot is None:
        return
    _mark(told["leader"], view, plot.leader)
    for seat, bid in enumerate(plot.bids):
        told["bids"][_at(view, seat)] = bid
        told["passed"][_at(view, seat)] = seat in plot.passed
    if plot.nominee is not None:
        told["nominee"][cards_of(view.faces, len(view.players)).emperor[plot.nominee]] = 1
    _mark(told["backing"], view, *plot.backing)

    def lay(planes: Observation, cards: Iterable[Laid]) -> None:
        for nth, (seat, card) in enumerate(cards, 1):
            planes[_at(view, seat), NUMBER[card]] = nth

    lay(told["laid"], plot.laid)
    lay(told["shields"], plot.shields)
    lay(told["daggers"], plot.daggers)
