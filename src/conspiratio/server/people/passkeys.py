"""Passkeys: the two ceremonies of WebAuthn, with credentials that a device finds by itself (no name to type)."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_cbor
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from conspiratio.core.game import Complaint, Json

log = logging.getLogger("conspiratio.server")

TIMEOUT = 300_000
"""Milliseconds that a person has to answer, as long as a challenge is good for."""
LONGEST_ID = 1023
"""Bytes of a credential's id, by the standard."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """What is kept of a passkey; nothing of it is secret. The count has 32 bits without a sign."""

    id: str
    public_key: bytes
    sign_count: int


def registration_options(
    rp_id: str, rp_name: str, person_id: str, person_name: str, existing: Sequence[bytes], challenge: bytes
) -> dict[str, Any]:
    """What the browser needs to make a passkey; ``existing`` are the ids of those the person has."""
    options = webauthn.generate_registration_options(
        rp_id=rp_id,
        rp_name=rp_name,
        user_id=person_id.encode(),
        user_name=person_name,
        challenge=challenge,
        timeout=TIMEOUT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=id) for id in existing],
    )
    return _plain(webauthn.options_to_json(options))


def finish_registration(response: Json, challenge: bytes, rp_id: str, origin: str) -> Passkey:
    """The passkey that the browser made. The response is JSON, as text or already read."""
    with _refusing():
        credential = _object(response)
        attestation = base64url_to_bytes(credential["response"]["attestationObject"])
        _check_cbor(attestation)
        _check_authenticator_data(parse_cbor(attestation)["authData"])
        verified = webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=rp_id, expected_origin=origin
        )
        if len(verified.credential_id) > LONGEST_ID:
            raise ValueError("credential id too long")
        return Passkey(bytes_to_base64url(verified.credential_id), verified.credential_public_key, verified.sign_count)


def login_options(rp_id: str, challenge: bytes) -> dict[str, Any]:
    """What the browser needs to ask for a passkey: any that it has for this place."""
    options = webauthn.generate_authentication_options(rp_id=rp_id, challenge=challenge, timeout=TIMEOUT)
    return _plain(webauthn.options_to_json(options))


def finish_login(response: Json, challenge: bytes, rp_id: str, origin: str, public_key: bytes, sign_count: int) -> int:
    """The new count of signatures; the public key and the old count are those kept for ``credential_id(response)``."""
    with _refusing():
        credential = _object(response)
        _check_authenticator_data(base64url_to_bytes(credential["response"]["authenticatorData"]))
        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=rp_id,
            expected_origin=origin,
            credential_public_key=public_key,
            credential_current_sign_count=sign_count,
        )
        return verified.new_sign_count


def credential_id(response: Json) -> str:
    """Which passkey answers."""
    with _refusing():
        id = _object(response)["id"]
        raw = base64url_to_bytes(id)
        if bytes_to_base64url(raw) != id or not 0 < len(raw) <= LONGEST_ID:
            raise ValueError("not a credential id")
        return str(id)


def person_of(response: Json) -> str | None:
    """Whose passkey the device says it is. Nothing signs this: the owner we know of the passkey decides."""
    with _refusing():
        handle = _object(response)["response"].get("userHandle")
        return None if handle is None else base64url_to_bytes(handle).decode()


@contextmanager
def _refusing() -> Iterator[None]:
    """Whatever is wrong is refused in the same words; the reason is for the log.

    The parsers of a passkey's many formats raise whatever they stumble over, so everything is caught. Only
    the library's own reasons are logged: other errors may quote what they were given.
    """
    try:
        yield
    except Exception as error:
        reason = str(error) if isinstance(error, WebAuthnException) else type(error).__name__
        log.info("passkey refused: %.300r", reason)
        raise Complaint("passkey-refused") from None


def _plain(text: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(text)
    return options


def _object(response: Json) -> dict[str, Any]:
    found = json.loads(response) if isinstance(response, str) else response
    if not isinstance(found, dict):
        raise TypeError("not an object")
    return found


def _check_authenticator_data(data: bytes) -> None:
    """The CBOR at the end of authenticator data: the new public key, if its flag says so, and extensions."""
    start = 37  # after the hash of the place's name, the flags and the count
    if data[32] & 0x40:
        start += 18 + int.from_bytes(data[start + 16 : start + 18], "big")
    _check_cbor(data[start:])


def _check_cbor(data: bytes) -> None:
    """No tags and no open ends in the CBOR, neither of which WebAuthn allows.

    Tags can point back at shared values, so that a few hundred bytes unfold into gigabytes once the
    library writes them out again. Containers hold nothing but further heads, so one pass sees them all.
    """
    at = 0
    while at < len(data):
        major, info = data[at] >> 5, data[at] & 31
        if major == 6 or info > 27:
            raise ValueError("tag or open end in CBOR")
        width = 0 if info < 24 else 1 << (info - 24)
        number = int.from_bytes(data[at + 1 : at + 1 + width], "big") if width else info
        at += 1 + width + (number if major in (2, 3) else 0)  # bytes and text are skipped whole
