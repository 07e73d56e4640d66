"""Browsers in which somebody has signed in before. They have tries of their own, so that strangers who try their luck
with a name don't lock its owner out."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from conspiratio.server.upkeep.keys import Keys

from .tokens import read_device, sign_device

MOST = 4
"""People who share a browser and are known there; the last ones count."""


@dataclass(frozen=True, slots=True)
class Device:
    id: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    people: Mapping[str, int] = field(default_factory=dict)
    """By person, what their count of ``devices`` was: once that has gone up, they are strangers again."""

    def knows(self, person: str, devices: int) -> bool:
        return self.people.get(person) == devices

    def with_person(self, person: str, devices: int) -> Device:
        others = {id: count for id, count in self.people.items() if id != person}
        return replace(self, people=dict([*others.items(), (person, devices)][-MOST:]))


def device_from(keys: Keys, cookie: str | None) -> Device | None:
    """What a cookie of ours says."""
    text = read_device(keys, cookie) if cookie else None
    if text is None:
        return None
    id, *known = text.split(".")
    return Device(id, {person: int(count) for person, _, count in (one.partition(":") for one in known)})


def device_cookie(keys: Keys, device: Device) -> str:
    return sign_device(keys, ".".join([device.id, *(f"{person}:{count}" for person, count in device.people.items())]))
