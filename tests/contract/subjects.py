"""The games the contract holds for."""

from .caligula_subject import CALIGULA_SUBJECT
from .pax_subject import PAX_SUBJECT
from .subject import Subject

SUBJECTS: list[Subject] = [PAX_SUBJECT, CALIGULA_SUBJECT]
