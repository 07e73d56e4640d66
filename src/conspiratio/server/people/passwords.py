"""Passwords: what will do as one, and argon2id away from the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from conspiratio.core.game import Complaint

LEAST, MOST = 8, 200

_HASHER = PasswordHasher()
_THREADS = ThreadPoolExecutor(2, thread_name_prefix="argon2")
"""Each hash takes 64 MiB while it is made: a storm of logins waits here instead of using up the memory."""


def check_password(text: str, name: str = "") -> None:
    """Complains about a new password that is too short, too long, or the first that anybody would try."""
    if len(text) > MOST:
        raise Complaint("password-long", most=MOST)
    plain = _normalised(text)
    if min(len(text), len(plain)) < LEAST:
        raise Complaint("password-short", least=LEAST)
    if len(set(plain)) == 1 or plain.casefold() == _normalised(name).casefold():
        raise Complaint("password-weak")


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
