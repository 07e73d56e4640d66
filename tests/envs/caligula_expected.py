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
    observed = parts("caligula", seen)
    _tell_round(observed, view)
    _tell_civitas(observed, view)
    _tell_emperors(observed, view)
    _tell_players(observed, view)
    _tell_plot(observed, view)
    return seen


def _at(view: View, seat: Seat) -> int:
    return (seat - (view.eye or 0)) % len(view.players)


def _mark(part: Observation, view: View, *seats: Seat | None) -> None:
    """1 for the first of the seats, 2 for the second and so on."""
    for nth, seat in enumerate(seats, 1):
        if seat is not None:
            part[_at(view, seat)] = nth


def _tell_round(observed: dict[str, Any], view: View) -> None:
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
        observed[name][0] = value
    if view.eye is not None:
        observed["me"][view.eye] = 1
    if view.slot is not None:
        observed["slot"][view.slot] = 1
    observed["phase"][PHASES.index(type(phase))] = 1
    _mark(observed["to_act"], view, phase.seat)
    _mark(observed["queue"], view, *getattr(phase, "queue", ()))
    if hasattr(phase, "colour"):
        observed["colour"][INDEX[phase.colour]] = 1
    _mark(observed["ordo"], view, *view.ordo)
    for slot, card in enumerate(view.sequentia):
        for nth, name in enumerate(card, 1):
            observed["sequentia"][slot, ([*COLOURS, *SPECIAL]).index(name)] = nth


def _tell_civitas(observed: dict[str, Any], view: View) -> None:
    cards = cards_of(view.faces, len(view.players))
    to_come = {card.id for card in view.faces.cards} - set(view.gone)
    for place, card in enumerate(card for pair in view.civitas for card in pair):
        if card is not None:
            to_come.remove(card.card.id)
            _tell_card(observed, view, place, card, 1 + cards.number[card.card.id] % 32)
    observed["to_come"][:] = view.to_come
    for id in to_come:
        observed["in_stack"].ravel()[cards.number[id]] = 1


def _tell_card(observed: dict[str, Any], view: View, place: int, card: CardView, number: int) -> None:
    observed["card"][place] = number
    observed["kind"][place, KINDS.index(card.card.kind)] = 1
    observed["minimum"][place] = card.card.minimum
    for effect in card.card.effects:
        observed["effects"][place, EFFECTS.index(effect)] = 1
    for field, needed in enumerate(card.card.fields):
        observed["fields"][place, field] = needed <= len(view.players)
    for field, marker in enumerate(card.markers):
        if marker is not None:
            spot = FIELDS * place + field
            _mark(observed["owner"][spot], view, marker.owner)
            if marker.value is not None:
                observed["value"][spot, marker.value + 1] = 1
            for value in marker.ruled_out:
                observed["ruled_out"][spot, value + 1] = 1


def _tell_emperors(observed: dict[str, Any], view: View) -> None:
    number = cards_of(view.faces, len(view.players)).emperor
    heirs = {one.name for one in dynasty(view.faces, len(view.players))} - set(view.dead)
    observed["emperor"][number[view.emperor.name]] = 1
    for candidate in view.candidates:
        observed["candidates"][number[candidate.name]] = 1
    for name in heirs - {view.emperor.name} - {one.name for one in view.candidates}:
        observed["heirs"][number[name]] = 1
    _mark(observed["favours"], view, *view.favours)
    _mark(observed["primus"], view, view.primus)


def _tell_players(observed: dict[str, Any], view: View) -> None:
    for name, stack in (("in_coniura", view.coniura), ("in_pugio", view.pugio)):
        for place, seen in enumerate(stack, 1):
            if seen in NUMBER:
                observed[name][NUMBER[seen]] = place
    for seat, player in enumerate(view.players):
        at = _at(view, seat)
        observed["victory"][at], observed["conspiracy"][at] = player.victory, player.conspiracy
        observed["late"][at] = len(player.markers) - len(FIRST_MARKERS)
        observed["supply_size"][at] = player.supply_size
        for value in player.supply or ():
            observed["supply"][value + 1] = 1
        for seen in player.hand:
            if seen in NUMBER:
                observed["in_hand"][at, NUMBER[seen]] = 1
            else:
                observed["backs"][at, BACKS.index(seen)] += 1
        for card in player.exposed:
            observed["exposed"][at, NUMBER[card]] = 1
        if player.opening is not None:
            observed["opening"][NUMBER[player.opening]] = 1


def _tell_plot(observed: dict[str, Any], view: View) -> None:
    plot = view.plot
    if plot is None:
        return
    _mark(observed["leader"], view, plot.leader)
    for seat, bid in enumerate(plot.bids):
        observed["bids"][_at(view, seat)] = bid
        observed["passed"][_at(view, seat)] = seat in plot.passed
    if plot.nominee is not None:
        observed["nominee"][cards_of(view.faces, len(view.players)).emperor[plot.nominee]] = 1
    _mark(observed["backing"], view, *plot.backing)

    def lay(planes: Observation, cards: Iterable[Laid]) -> None:
        for nth, (seat, card) in enumerate(cards, 1):
            planes[_at(view, seat), NUMBER[card]] = nth

    lay(observed["laid"], plot.laid)
    lay(observed["shields"], plot.shields)
    lay(observed["daggers"], plot.daggers)
