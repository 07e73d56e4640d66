"""What people are called: made-up Roman names for guests, and what may be chosen instead."""
# ruff: noqa: SIM905 - a list of names is easier to read without quotes

from __future__ import annotations

import unicodedata
from random import Random

from conspiratio.core.game import Complaint

LEAST, MOST = 2, 30

MEN = """
Appius Aulus Decimus Faustus Gaius Gnaeus Hostus Kaeso Lucius Mamercus Manius Marcus Numerius Opiter Paullus Postumus
Proculus Publius Quintus Septimus Servius Statius Tiberius Titus Tullus Vibius Volesus
""".split()
WOMEN = """
Appia Aula Caesula Decima Fausta Gaia Gnaea Hosta Lucia Mania Numeria Paulla Polla Postuma Prima Procula Publia Quarta
Quinta Rutila Salvia Secunda Septima Servia Statia Tertia Tiberia Vibia
""".split()
FAMILIES = """
Aebutius Aelius Aemilius Afranius Albius Annius Antistius Antonius Appuleius Aquillius Arruntius Ateius Atilius Aurelius
Avidius Baebius Caecilius Calpurnius Calvisius Canidius Caninius Carvilius Cassius Claudius Cloelius Cluentius Cocceius
Coelius Cominius Considius Coponius Cornelius Cosconius Curtius Decius Didius Domitius Duilius Egnatius Fabius Fabricius
Flaminius Flavius Fulvius Fundanius Furius Gabinius Gavius Gellius Genucius Helvius Herennius Horatius Hortensius
Hostilius Icilius Julius Junius Laelius Licinius Livius Lollius Lucilius Lucretius Lutatius Maelius Maenius Magius
Mamilius Manlius Marcius Memmius Menenius Minucius Mucius Munatius Naevius Nautius Novius Numicius Octavius Ogulnius
Opimius Oppius Ovidius Papirius Pedius Petreius Petronius Pinarius Plautius Pompeius Pomponius Popillius Postumius
Publilius Quinctius Rabirius Roscius Rutilius Sallustius Scribonius Sempronius Sergius Servilius Sestius Sicinius Silius
Sulpicius Terentius Trebonius Tullius Valerius Valgius Ventidius Vergilius Vettius Veturius Vipsanius Volumnius
""".split()
MENS_SURNAMES = """
Agricola Ahala Albinus Aquila Barbatus Bassus Bibulus Blaesus Buteo Calvinus Carbo Catulus Celer Celsus Cethegus
Cincinnatus Clemens Corvinus Cotta Crispinus Crispus Cursor Dento Dives Dolabella Drusus Falco Fimbria Flaccus Florus
Fronto Fuscus Gallus Geminus Lentulus Lepidus Libo Longinus Longus Lucullus Lupus Macer Maro Maximus Messalla Metellus
Murena Nasica Naso Natta Nepos Paetus Paterculus Pictor Pius Priscus Pulcher Rufinus Rufus Sabinus Scaevola Scaurus
Severus Silanus Silvanus Strabo Torquatus Tubero Varro Varus Verus Vespillo
""".split()
WOMENS_SURNAMES = """
Albina Aquilina Bassa Bassilla Calvina Celsa Clementina Corvina Crispina Domitilla Drusilla Fadilla Faustina Flaccilla
Flora Fusca Galla Gemella Gemina Honorata Justa Laeta Lepida Longina Lucilla Lupula Macra Marcella Maxima Messallina
Metella Modesta Nepotilla Paeta Paulina Placida Plancina Plotina Prisca Priscilla Pulchra Quadratilla Rufa Rufilla
Rufina Sabina Secundilla Serena Severa Silvana Tertulla Torquata Tranquilla Urbana Valentina Varilla Vera Victorina
""".split()

_NO_SIGNS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Controls, formats (bidi among them), halves of pairs, private and unassigned signs, breaks of lines."""
_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""


def roman_name(pick: Random) -> str:
    """A praenomen and a nomen, sometimes a cognomen: Lucia Fabricia, Quintus Ovidius Naso."""
    if pick.randrange(2):
        first, family, surnames = pick.choice(WOMEN), pick.choice(FAMILIES)[:-2] + "a", WOMENS_SURNAMES
    else:
        first, family, surnames = pick.choice(MEN), pick.choice(FAMILIES), MENS_SURNAMES
    short = f"{first} {family}"
    long = f"{short} {pick.choice(surnames)}"
    return long if pick.randrange(2) and len(long) <= MOST else short


def clean_name(text: str) -> str:
    """The name as it will be shown, or a Complaint if it would be unreadable or spoil the page around it."""
    name = unicodedata.normalize("NFC", text).strip()
    if any(sign in _BLANK or unicodedata.category(sign) in _NO_SIGNS for sign in name):
        raise Complaint("name-signs")
    name = " ".join(name.split())
    if not LEAST <= len(name) <= MOST:
        raise Complaint("name-length", least=LEAST, most=MOST)
    # Marks that stand on the sign before them: none may stand on what is before the name, nor three on each other.
    marks = "".join("^" if unicodedata.category(sign) in ("Mn", "Me") else "-" for sign in name)
    if marks.startswith("^") or "^^^" in marks or not any(sign.isalnum() for sign in name):
        raise Complaint("name-signs")
    return name
