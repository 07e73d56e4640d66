"""Passwords: what will do as one, and argon2id away from the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from conspiratio.core.game import Complaint

LEAST, MOST = 8, 200
GUESSES = 1_000_000
"""A password that is found by so few of them is weak: with the tries an account allows, that takes weeks."""
NEAR = ("conspiratio", "caligula", "paxromana", "roma", "rome", "senatus", "imperator", "caesar", "brutus")
LOOKED_AT = 24
"""Characters of a password. What it takes to look at them grows fast, and what follows only makes it better."""
MOST_SIGNS = 4
"""Different ones that are neither letters nor digits: more are on no list, and each could stand for several letters."""

_HASHER = PasswordHasher()
_THREADS = ThreadPoolExecutor(2, thread_name_prefix="argon2")
"""Each hash takes 64 MiB while it is made: a storm of logins waits here instead of using up the memory."""


async def check_password(text: str, name: str = "") -> None:
    """Complains about a new password that is too short, too long, or among the first that anybody would try."""
    if len(text) > MOST:
        raise Complaint("password-long", most=MOST)
    plain = _normalised(text)
    if min(len(text), len(plain)) < LEAST:
        raise Complaint("password-short", least=LEAST)
    if await asyncio.get_running_loop().run_in_executor(_THREADS, _is_weak, plain, _normalised(name)):
        raise Complaint("password-weak")


def _is_weak(plain: str, name: str) -> bool:
    """Among the commonest, or next to one: in capitals, backwards, twice, with a number, an i that is a 1. So are the
    person's own name and what this place is about."""
    from zxcvbn import zxcvbn  # its lists take a moment to read, and few ever choose a password

    start = plain[:LOOKED_AT]
    if len({sign for sign in start if not sign.isalnum()}) > MOST_SIGNS:
        return False
    near = [name, "".join(name.split()), *(word for word in name.split() if len(word) > 2), *NEAR]
    return bool(zxcvbn(start, near)["guesses"] < GUESSES)


async def hash_password(text: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _hash, text)


async def password_fits(hashed: str, text: str) -> bool:
    return await asyncio.get_running_loop().run_in_executor(_THREADS, _fits, hashed, text)


async def burn() -> None:
    """The work of ``password_fits`` for a name that nobody has: how long it takes must not tell."""
    await hash_password("")


def needs_rehash(hashed: str) -> bool:
    """True once the library asks for more work than this hash was made with."""
    return _HASHER.check_needs_rehash(hashed)


def _hash(text: str) -> str:
    return _HASHER.hash(_bytes(text))


def _fits(hashed: str, text: str) -> bool:
    try:
        return _HASHER.verify(hashed, _bytes(text))
    except VerifyMismatchError:
        return False


def _normalised(text: str) -> str:
    """One form for what different keyboards type: é as one sign or two, full-width letters."""
    return unicodedata.normalize("NFKC", text)


def _bytes(text: str) -> bytes:
    # JSON can carry half a surrogate pair: a wrong password, not an error.
    return _normalised(text).encode("utf-8", "surrogatepass")
