"""Notices by web push: encrypted for the browser that asked for them, signed with the server's key (RFC 8291, 8292)."""

from __future__ import annotations

import binascii
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

from conspiratio.core.game import Complaint
from conspiratio.server.notices.address import AllowedHosts, authority
from conspiratio.server.notices.delivery import Undelivered, post
from conspiratio.server.notices.mail import check_email

MOST_BYTES = 3993
"""What fits into the 4096 bytes that every push service has to take, when it is encrypted."""
SIGNATURE_SECONDS = 12 * 60 * 60
GONE = {404, 410}


@dataclass(frozen=True, slots=True)
class Subscription:
    """What the browser gave us: who knows it can write to that browser."""

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)


def check_subscription(subscription: Subscription, allowed: AllowedHosts) -> None:
    try:
        url = allowed.check_url(subscription.endpoint)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(subscription.p256dh, 65))
        _decoded(subscription.auth, 16)
    except (Complaint, ValueError):
        raise Complaint("push-subscription") from None
    if ":" in url.host:  # the signature cannot name such an audience
        raise Complaint("push-subscription")


def new_push_key() -> str:
    """A private key for the server to keep among its secrets: a server that loses it loses all subscriptions."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _encoded(key.private_numbers().private_value.to_bytes(32, "big"))


class Push:
    """Sends to all browsers. ``contact`` tells the push services whom to ask: a mail address, or an https URL."""

    def __init__(self, private_key: str, contact: str, allowed: AllowedHosts) -> None:
        self._key = _loaded(private_key)
        is_page = contact.startswith("https://")
        self._contact = contact if is_page else f"mailto:{check_email(contact.removeprefix('mailto:'))}"
        self._allowed = allowed

    @property
    def public_key(self) -> str:
        """What the browser wants as ``applicationServerKey``."""
        return _encoded(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, subscription: Subscription, payload: bytes, ttl: int = 86400) -> None:
        if not 0 < len(payload) <= MOST_BYTES:
            raise Undelivered(True, f"a push payload has 1 to {MOST_BYTES} bytes, not {len(payload)}")
        try:
            check_subscription(subscription, self._allowed)
        except Complaint:
            raise Undelivered(True, "the subscription is not valid") from None
        from pywebpush import WebPusher  # brings two HTTP clients along, for which no server shall wait at its start

        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        encrypted = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(payload)["body"]
        headers = {
            **self._signature(subscription.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl),
        }
        status = await post(subscription.endpoint, headers, encrypted, self._allowed)
        if not 200 <= status < 300:
            # All else may be our own mistake or a clock that is wrong: nobody shall lose their subscription by it.
            raise Undelivered(status in GONE, f"the push service answered {status}")

    def _signature(self, endpoint: str) -> dict[str, str]:
        url = self._allowed.check_url(endpoint)
        claims = {
            "aud": f"{url.scheme}://{authority(url)}",
            "exp": int(time.time()) + SIGNATURE_SECONDS,
            "sub": self._contact,
        }
        # Not strict about "sub": the library refuses ports and paths in a URL, which the push services take.
        signed: dict[str, str] = Vapid(self._key, conf={"no-strict": True}).sign(claims)
        return signed


def _loaded(private_key: str) -> ec.EllipticCurvePrivateKey:
    try:
        pem = private_key.strip().startswith("-----BEGIN")
        vapid = Vapid.from_pem(private_key.strip().encode()) if pem else Vapid.from_string(private_key.strip())
        key = vapid.private_key
    except (ValueError, TypeError):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise ValueError("the push key is not a private key of the curve P-256")
    return key


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _decoded(text: str, length: int) -> bytes:
    """Base64 for URLs, with padding or without, and nothing else in it."""
    bare = text.rstrip("=")
    data = urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    if len(data) != length or _encoded(data) != bare:
        raise binascii.Error("not what was agreed on")
    return data
