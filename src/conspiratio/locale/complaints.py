"""Complaints in words: what is wrong with something a person gave us, and where."""

from __future__ import annotations

from conspiratio.core.game import Complaint
from conspiratio.core.match import RefusedInFile

from . import Texts
from .pax_words import PaxWords


def complain(texts: Texts, complaint: Complaint) -> str:
    params = dict(complaint.params)
    if complaint.key == "json-kind":
        params["expected"] = texts(f"json-{params['expected']}")
    said = texts(f"error-{complaint.key}", **params)
    if isinstance(complaint, RefusedInFile):
        names = [texts("seat-number", number=seat) for seat in range(8)]
        said += " " + PaxWords(texts, names, {}).refusal(complaint.refusal)
    return said
