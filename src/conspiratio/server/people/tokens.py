"""What proves who somebody is without being a password: signed cookies, tokens, invitations, challenges."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer, TimestampSigner
from itsdangerous.encoding import base64_decode, base64_encode

from conspiratio.core.game import Complaint

from ..upkeep.keys import Keys


def sign_session(keys: Keys, session_id: str) -> str:
    """The value of the cookie."""
    return _signer(keys, "session").sign(session_id).decode()


def read_session(keys: Keys, value: str) -> str | None:
    """The session of a cookie, or None if we never signed it."""
    return _unsigned(_signer(keys, "session"), value)


def sign_device(keys: Keys, text: str) -> str:
    """The value of the cookie by which a browser is known again."""
    return _signer(keys, "device").sign(text).decode()


def read_device(keys: Keys, value: str) -> str | None:
    return _unsigned(_signer(keys, "device"), value)


def sign_challenge(keys: Keys, challenge: bytes, purpose: str) -> str:
    """A challenge for a passkey, in a form that its owner can keep for us: the server remembers nothing.

    The purpose binds it to one ceremony (and one person, if it names them).
    """
    return _challenge_signer(keys, purpose).sign(base64_encode(challenge)).decode()


def read_challenge(keys: Keys, value: str, purpose: str, max_age: int = 300) -> bytes:
    """The challenge, if it is ours, for this purpose, and at most so many seconds old."""
    try:
        return base64_decode(_challenge_signer(keys, purpose).unsign(value, max_age))
    except (BadSignature, UnicodeError):
        raise Complaint("passkey-expired") from None


def new_token() -> str:
    """For a bot account; the prefix tells people, and those who scan for leaked secrets, what it is."""
    return "cons_" + secrets.token_urlsafe(24)


def new_invite() -> str:
    return secrets.token_urlsafe(12)


def new_id() -> str:
    """Twelve signs that need no quoting in an address, and don't look like an option on a command line."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


def token_hash(token: str) -> str:
    """What is stored of a token, so that a stolen database opens nothing.

    A token is random and long, so nobody can try them all: unlike a password it needs no slow hash,
    and without salt it can be looked up.
    """
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _signer(keys: Keys, salt: str) -> Signer:
    return Signer(keys.cookie, salt=salt, key_derivation="hmac", digest_method=hashlib.sha256)


def _unsigned(signer: Signer, value: str) -> str | None:
    try:
        return signer.unsign(value).decode()
    except (BadSignature, UnicodeError):
        return None


def _challenge_signer(keys: Keys, purpose: str) -> TimestampSigner:
    salt = f"passkey {purpose}"
    return TimestampSigner(keys.cookie, salt=salt, key_derivation="hmac", digest_method=hashlib.sha256)
