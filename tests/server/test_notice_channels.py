"""A notice on its way: mail, push and webhooks to real receivers, and none to an address that nobody may knock at."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.header import decode_header, make_header
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.smtp import SMTP, AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import jwt
from py_vapid.utils import b64urlencode

from conspiratio.core.game import Complaint
from conspiratio.locale import Texts
from conspiratio.server.notices import delivery
from conspiratio.server.notices.address import AllowedHosts, is_public
from conspiratio.server.notices.delivery import Undelivered
from conspiratio.server.notices.mail import MailSettings, check_email, send_mail
from conspiratio.server.notices.push import MOST_BYTES, Push, Subscription, check_subscription, new_push_key
from conspiratio.server.notices.webhook import post_webhook

SECRET = "aVerySecretPartOfTheAddress"
CONTACT = "host@example.org"
NOWHERE = AllowedHosts()


# ---------------------------------------------------------------- receivers


@dataclass
class Receiver:
    """An HTTP server that keeps what it gets, and gives the answer that it is told to give (or none)."""

    answer: bytes | None = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
    port: int = 0
    heads: list[str] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)

    def url(self, host: str = "127.0.0.1", scheme: str = "http") -> str:
        return f"{scheme}://{host}:{self.port}/{SECRET}"

    @property
    def allowed(self) -> AllowedHosts:
        return AllowedHosts(frozenset({f"127.0.0.1:{self.port}"}))

    def answers(self, status: int, header: str = "") -> None:
        self.answer = f"HTTP/1.1 {status} So\r\n{header}Content-Length: 0\r\n\r\n".encode()

    def header(self, name: str) -> str:
        (found,) = re.findall(rf"^{name}: (.*)\r$", self.heads[-1], re.MULTILINE | re.IGNORECASE)
        return str(found)

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
            self.heads.append(head)
            self.bodies.append(await reader.readexactly(int(self.header("content-length"))))
            if self.answer is None:
                await reader.read()
            else:
                writer.write(self.answer)
        finally:
            writer.close()


@asynccontextmanager
async def listening(receiver: Receiver, tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    server = await asyncio.start_server(receiver.receive, "127.0.0.1", 0, ssl=tls)
    receiver.port = server.sockets[0].getsockname()[1]
    yield receiver
    server.close()


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with listening(Receiver()) as receiver:
        yield receiver


@dataclass
class Postmaster:
    """A mail server's handler."""

    recipient_answer: str = "250 OK"
    data_answer: str = "250 OK"
    mails: list[EmailMessage] = field(default_factory=list)
    envelopes: list[Any] = field(default_factory=list)

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        envelope.rcpt_tos.append(address)
        return self.recipient_answer

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.envelopes.append(envelope)
        return self.data_answer


@asynccontextmanager
async def post_office(postmaster: Postmaster, **options: Any) -> AsyncIterator[int]:
    loop = asyncio.get_running_loop()
    factory = lambda: SMTP(postmaster, hostname="mail.test", loop=loop, **options)  # noqa: E731
    server = await loop.create_server(factory, "127.0.0.1", 0)
    yield server.sockets[0].getsockname()[1]
    server.close()


def settings(port: int, **more: Any) -> MailSettings:
    return MailSettings("127.0.0.1", port, "Conspiratio <notices@rome.example>", **({"security": "none"} | more))


@pytest.fixture
def localhost_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A server's certificate for "localhost" alone, which clients trust for the time of the test."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(datetime.now(UTC) - timedelta(days=1))
        .not_valid_after(datetime.now(UTC) + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    trusted, both = tmp_path / "trusted.pem", tmp_path / "server.pem"
    trusted.write_bytes(certificate.public_bytes(Encoding.PEM))
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    both.write_bytes(secret + certificate.public_bytes(Encoding.PEM))
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    monkeypatch.setattr(delivery, "_tls", delivery._tls.__wrapped__)  # not the one that was made before
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(both)
    return context


def name_means(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Whatever is looked up has these addresses, but only the first time; the names that were looked up."""
    asked: list[str] = []

    async def getaddrinfo(self: Any, host: str, port: Any, **kinds: Any) -> list[Any]:
        asked.append(host)
        assert len(asked) == 1, "a second look at the name, which may have changed by now"
        families = [socket.AF_INET6 if ":" in address else socket.AF_INET for address in addresses]
        return [(kind, 1, 6, "", (address, 0)) for kind, address in zip(families, addresses, strict=True)]

    monkeypatch.setattr(asyncio.get_running_loop().__class__, "getaddrinfo", getaddrinfo, raising=True)
    return asked


# ---------------------------------------------------------------- mail


async def test_a_mail_arrives_with_umlauts_and_all_that_a_mail_program_wants() -> None:
    postmaster, stop = Postmaster(), "https://rome.example/notices/stop/" + "0123456789abcdef_-" * 8
    async with post_office(postmaster) as port:
        await send_mail(settings(port), "Ada@Example.org", "Du bist dran, Müller 🏛", "Grüße aus Rom\n.\nEnde\n", stop)
    (mail,) = postmaster.mails
    assert (mail["From"], mail["To"]) == ("Conspiratio <notices@rome.example>", "Ada@example.org")
    assert mail["Subject"] == "Du bist dran, Müller 🏛"
    assert mail.get_content().splitlines() == ["Grüße aus Rom", ".", "Ende"]
    assert mail["List-Unsubscribe"] == f"<{stop}>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@rome.example>")
    assert mail["Date"].datetime is not None
    assert not mail.defects
    assert postmaster.envelopes[0].mail_from == "notices@rome.example"
    assert postmaster.envelopes[0].content.isascii()  # for servers that take nothing else


async def test_nobody_slips_headers_into_a_mail() -> None:
    postmaster = Postmaster()
    async with post_office(postmaster) as port:
        await send_mail(
            settings(port),
            "ada@example.org",
            "Your turn\r\nBcc: all@example.org\n\nBuy",
            "text",
            "https://x/\r\nX-Evil: 1",
        )
        with pytest.raises(Undelivered) as refused:
            await send_mail(settings(port), "ada@example.org\r\nBcc: all@example.org", "Your turn", "text", None)
    assert refused.value.permanent
    (mail,) = postmaster.mails
    assert mail["Subject"] == "Your turn Bcc: all@example.org Buy"
    assert mail["Bcc"] is None
    assert mail["X-Evil"] is None
    assert postmaster.envelopes[0].rcpt_tos == ["ada@example.org"]
    assert mail.get_content().splitlines() == ["text"]


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
async def test_a_mail_server_that_wants_a_login_gets_it_and_a_wrong_password_is_not_the_recipients_fault() -> None:
    def judge(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        return AuthResult(success=(data.login, data.password) == (b"rome", b"tiber"), handled=False)

    postmaster = Postmaster()
    options = {"authenticator": judge, "auth_required": True, "auth_require_tls": False}
    async with post_office(postmaster, **options) as port:
        await send_mail(settings(port, user="rome", password="tiber"), "ada@example.org", "Your turn", "text", None)
        wrong = settings(port, user="rome", password="ganges")
        with pytest.raises(Undelivered, match="535") as refused:
            await send_mail(wrong, "ada@example.org", "Your turn", "text", None)
    assert len(postmaster.mails) == 1
    assert not refused.value.permanent
    assert "ganges" not in str(refused.value) + repr(refused.value) + repr(wrong)


@pytest.mark.parametrize(
    ("postmaster", "permanent"),
    [
        (Postmaster(recipient_answer="550 5.1.1 <ada@example.org> is unknown here"), True),
        (Postmaster(recipient_answer="451 4.7.1 Greylisted, come back later"), False),
        (Postmaster(data_answer="554 5.6.0 We do not like it"), True),
        (Postmaster(data_answer="452 4.3.1 No room"), False),
    ],
)
async def test_a_refused_mail_is_tried_again_only_if_that_may_help(postmaster: Postmaster, permanent: bool) -> None:
    async with post_office(postmaster) as port:
        with pytest.raises(Undelivered) as refused:
            await send_mail(settings(port), "ada@example.org", "Your turn", "text", None)
    assert refused.value.permanent is permanent
    assert re.search(r": [45]5\d [45]\.\d\.\d$", refused.value.why)
    assert "ada" not in refused.value.why


async def test_a_mail_server_that_is_down_is_tried_again() -> None:
    async with post_office(Postmaster()) as port:
        pass
    with pytest.raises(Undelivered) as refused:
        await send_mail(settings(port), "ada@example.org", "Your turn", "text", None)
    assert not refused.value.permanent


async def test_mail_goes_over_tls_or_not_at_all(localhost_tls: ssl.SSLContext) -> None:
    postmaster = Postmaster()
    async with post_office(postmaster, tls_context=localhost_tls, require_starttls=True) as port:
        safe = MailSettings("localhost", port, "notices@rome.example")
        await send_mail(safe, "ada@example.org", "Your turn", "text", None)
        with pytest.raises(Undelivered):  # the certificate is not for this name
            await send_mail(settings(port, security="starttls"), "ada@example.org", "Your turn", "text", None)
    async with post_office(postmaster) as port:  # no TLS there: somebody in between may have taken it out
        with pytest.raises(Undelivered):
            await send_mail(settings(port, security="starttls"), "ada@example.org", "Your turn", "text", None)
    assert len(postmaster.mails) == 1


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" Ada@Example.ORG ", "Ada@example.org"),
        ("a.b+pax@mail.example.co.uk", "a.b+pax@mail.example.co.uk"),
        ("ada@müller.example", "ada@xn--mller-kva.example"),
        ("ada@xn--mller-kva.example", "ada@xn--mller-kva.example"),
    ],
)
def test_mail_addresses_are_kept_in_one_form(typed: str, kept: str) -> None:
    assert check_email(typed) == check_email(kept) == kept


@pytest.mark.parametrize(
    "typed",
    [
        *("", "ada", "@example.org", "ada@", "ada@example", "a@b@example.org", "ada @example.org", "ada@exa mple.org"),
        *(
            "ada@example.org\nBcc: x@example.org",
            "ada\0@example.org",
            "ada@-example.org",
            "ada@example..org",
            ".a@b.org",
        ),
        *("a..b@example.org", "Ada <ada@example.org>", "ada@127.0.0.1", "ada@[127.0.0.1]", "ada,bob@example.org"),
        *(
            "ada@straße.example",
            "ädä@example.org",
            "a" * 65 + "@example.org",
            "ada@" + "a." * 124 + "org",
            "ada@\ud800.org",
        ),
    ],
)
def test_what_is_no_mail_address_is_sent_back(typed: str) -> None:
    with pytest.raises(Complaint) as complaint:
        check_email(typed)
    assert complaint.value.key == "email-invalid"
    assert str(complaint.value.params["found"]).isprintable()


# ---------------------------------------------------------------- push


@dataclass(frozen=True)
class Browser:
    """What a browser keeps of a subscription."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen bytes ok"

    def subscription(self, endpoint: str) -> Subscription:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(endpoint, b64urlencode(point), b64urlencode(self.auth))

    def read(self, body: bytes) -> bytes:
        read: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return read


async def test_a_push_is_read_by_its_browser_alone_and_signed_with_our_key(receiver: Receiver) -> None:
    browser, push = Browser(), Push(new_push_key(), CONTACT, receiver.allowed)
    receiver.answers(201)
    await push.send(browser.subscription(receiver.url()), '{"title": "Du bist dran, Müller 🏛"}'.encode(), ttl=60)
    assert browser.read(receiver.bodies[0]).decode() == '{"title": "Du bist dran, Müller 🏛"}'
    with pytest.raises(http_ece.ECEException):
        Browser().read(receiver.bodies[0])
    assert receiver.heads[0].startswith(f"POST /{SECRET} HTTP/1.1\r\n")
    assert (receiver.header("ttl"), receiver.header("content-encoding")) == ("60", "aes128gcm")
    signature = re.fullmatch("vapid t=(.+),k=(.+)", receiver.header("authorization"))
    assert signature is not None
    assert signature[2] == push.public_key
    claims = jwt.decode(signature[1], push.public_key)
    assert claims["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert claims["sub"] == f"mailto:{CONTACT}"
    assert 0 < claims["exp"] - datetime.now(UTC).timestamp() < 86400


async def test_the_largest_push_fits_and_a_larger_one_is_not_tried(receiver: Receiver) -> None:
    browser, push = Browser(), Push(new_push_key(), CONTACT, receiver.allowed)
    subscription = browser.subscription(receiver.url())
    await push.send(subscription, b"x" * MOST_BYTES)
    assert len(receiver.bodies[0]) == 4096
    assert browser.read(receiver.bodies[0]) == b"x" * MOST_BYTES
    for payload in (b"", b"x" * (MOST_BYTES + 1)):
        with pytest.raises(Undelivered) as refused:
            await push.send(subscription, payload)
        assert refused.value.permanent
    assert len(receiver.bodies) == 1


@pytest.mark.parametrize(
    ("status", "permanent"), [(404, True), (410, True), (503, False), (429, False), (403, False), (307, False)]
)
async def test_only_a_subscription_that_is_gone_is_given_up(receiver: Receiver, status: int, permanent: bool) -> None:
    receiver.answers(status)
    push = Push(new_push_key(), CONTACT, receiver.allowed)
    with pytest.raises(Undelivered, match=str(status)) as refused:
        await push.send(Browser().subscription(receiver.url()), b"{}")
    assert refused.value.permanent is permanent
    assert SECRET not in str(refused.value) + repr(refused.value)


def test_a_push_key_is_kept_as_text_and_stays_the_same() -> None:
    key = new_push_key()
    assert key != new_push_key()
    assert Push(key, CONTACT, NOWHERE).public_key == Push(f"{key}\n", CONTACT, NOWHERE).public_key
    pem = ec.generate_private_key(ec.SECP256R1())
    written = pem.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    point = pem.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    assert Push(written, f"mailto:{CONTACT}", NOWHERE).public_key == b64urlencode(point)


def test_a_push_key_or_contact_that_cannot_work_is_noticed_at_the_start() -> None:
    other_curve = ec.generate_private_key(ec.SECP384R1())
    pem = other_curve.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    for key in ("", "nonsense", new_push_key()[:-5], "-----BEGIN", pem):
        with pytest.raises(ValueError, match="P-256"):
            Push(key, CONTACT, NOWHERE)
    with pytest.raises(Complaint, match="email-invalid"):
        Push(new_push_key(), "nobody", NOWHERE)
    assert Push(new_push_key(), "https://rome.example:8443/about", NOWHERE).public_key


GOOD = Browser().subscription("https://push.example.org/abc")


@pytest.mark.parametrize(
    ("endpoint", "p256dh", "auth"),
    [
        ("http://push.example.org/abc", GOOD.p256dh, GOOD.auth),
        ("https://push.example.org/" + "a" * 2000, GOOD.p256dh, GOOD.auth),
        ("https://127.0.0.1/abc", GOOD.p256dh, GOOD.auth),
        (GOOD.endpoint, GOOD.p256dh[:-4], GOOD.auth),
        (GOOD.endpoint, "BA" + "A" * 85, GOOD.auth),  # 65 bytes, but no point of the curve
        (GOOD.endpoint, GOOD.p256dh[:-1] + "!", GOOD.auth),
        (GOOD.endpoint, GOOD.p256dh, "AAAA"),
        (GOOD.endpoint, GOOD.p256dh, "ä" * 22),
        (GOOD.endpoint, GOOD.p256dh, ""),
    ],
    ids=["http", "long", "here", "short key", "no point", "no base64", "short auth", "no ASCII", "no auth"],
)
async def test_a_subscription_that_cannot_work_is_sent_back(endpoint: str, p256dh: str, auth: str) -> None:
    check_subscription(GOOD, NOWHERE)
    bad = Subscription(endpoint, p256dh, auth)
    with pytest.raises(Complaint, match="push-subscription"):
        check_subscription(bad, NOWHERE)
    with pytest.raises(Undelivered) as refused:
        await Push(new_push_key(), CONTACT, NOWHERE).send(bad, b"{}")
    assert refused.value.permanent


def test_a_subscription_does_not_show_its_secrets() -> None:
    assert not any(secret in repr(GOOD) for secret in (GOOD.endpoint, GOOD.p256dh, GOOD.auth))


# ---------------------------------------------------------------- webhooks


async def test_a_webhook_gets_german_and_emoji(receiver: Receiver) -> None:
    title = "Du bist dran, Müller 🏛: „Verschwörung im Palast“ wartet seit heute früh auf dich"
    link = "https://rome.example/tables/größe 1"
    await post_webhook(receiver.url(), title, "Drei Züge übrig.\nViel Glück 🍀", link, receiver.allowed)
    assert receiver.bodies[0].decode() == "Drei Züge übrig.\nViel Glück 🍀"
    assert str(make_header(decode_header(receiver.header("title")))) == title
    assert receiver.header("click") == "https://rome.example/tables/gr%C3%B6%C3%9Fe%201"
    assert receiver.header("content-type") == "text/plain; charset=utf-8"
    assert receiver.header("host") == f"127.0.0.1:{receiver.port}"


async def test_a_plain_title_stays_plain_and_nobody_slips_headers_in(receiver: Receiver) -> None:
    await post_webhook(receiver.url(), "Your turn\r\nX-Evil: 1", "Go", "https://x.org/\r\nX-Evil: 2", receiver.allowed)
    assert receiver.header("title") == "Your turn X-Evil: 1"
    assert not re.search("^x-evil", receiver.heads[0], re.MULTILINE | re.IGNORECASE)
    await post_webhook(receiver.url(), "=?utf-8?q?no?=", "Go", None, receiver.allowed)
    assert str(make_header(decode_header(receiver.header("title")))) == "=?utf-8?q?no?="
    assert "click" not in receiver.heads[1].lower()


@pytest.mark.parametrize(
    ("status", "permanent"),
    [(400, True), (403, True), (404, True), (408, False), (425, False), (429, False), (500, False), (503, False)],
)
async def test_a_webhook_is_tried_again_only_if_that_may_help(receiver: Receiver, status: int, permanent: bool) -> None:
    receiver.answers(status)
    with pytest.raises(Undelivered, match=str(status)) as refused:
        await post_webhook(receiver.url(), "Your turn", "Go", None, receiver.allowed)
    assert refused.value.permanent is permanent


async def test_redirects_are_not_followed(receiver: Receiver) -> None:
    receiver.answers(302, f"Location: {receiver.url()}/further\r\n")
    with pytest.raises(Undelivered, match="302") as refused:
        await post_webhook(receiver.url(), "Your turn", "Go", None, receiver.allowed)
    assert refused.value.permanent
    assert len(receiver.heads) == 1


async def test_a_slow_server_and_one_that_is_down_are_tried_again(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "SECONDS", 0.3)
    receiver.answer = None
    with pytest.raises(Undelivered) as slow:
        await post_webhook(receiver.url(), "Your turn", "Go", None, receiver.allowed)
    async with listening(Receiver()) as down:
        pass
    with pytest.raises(Undelivered) as nobody:
        await post_webhook(down.url(), "Your turn", "Go", None, down.allowed)
    assert not slow.value.permanent
    assert not nobody.value.permanent
    assert SECRET not in slow.value.why + nobody.value.why


async def test_an_endless_answer_is_not_read(receiver: Receiver) -> None:
    receiver.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\nand so on"
    await post_webhook(receiver.url(), "Your turn", "Go", None, receiver.allowed)
    receiver.answer = b"HTTP/1.1 200 OK\r\n" + b"X-More: and so on\r\n" * 100_000
    with pytest.raises(Undelivered):
        await post_webhook(receiver.url(), "Your turn", "Go", None, receiver.allowed)
    receiver.answer = b"I speak no HTTP\r\n\r\n"
    with pytest.raises(Undelivered):
        await post_webhook(receiver.url(), "Your turn", "Go", None, receiver.allowed)


async def test_logs_do_not_tell_where_a_notice_went(receiver: Receiver, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await post_webhook(receiver.url(), "Your turn", "Go", None, receiver.allowed)
    await Push(new_push_key(), CONTACT, receiver.allowed).send(Browser().subscription(receiver.url()), b"{}")
    assert SECRET not in caplog.text


# ---------------------------------------------------------------- where notices may go

REFUSED = [
    *("https://localhost/x", "https://localhost./x", "https://rome/x", "https://127.0.0.1/x", "https://127.1/x"),
    *("https://0/x", "https://0.0.0.0/x", "https://2130706433/x", "https://0x7f000001/x", "https://0x7f.1/x"),
    *("https://0177.0.0.1/x", "https://10.1.2.3/x", "https://192.168.1.1/x", "https://169.254.169.254/x"),
    *("https://100.64.0.1/x", "https://８.8.8.8/x", "https://8.8.8.8/x", "https://[::1]/x", "https://[::]/x"),
    *("https://[::ffff:127.0.0.1]/x", "https://[fd00::1]/x", "https://[fe80::1%25eth0]/x", "https://[2600::1]/x"),
    *("http://example.org/x", "https://example.org:8443/x", "https://example.org:80/x", "https://example.org:0/x"),
    *("https://me@example.org/x", "https://me:word@example.org/x", "https://example.org\\@127.0.0.1/x"),
    *("file:///etc/passwd", "gopher://example.org/x", "ftp://example.org/x", "javascript:alert(1)", "//example.org/x"),
    *("", "https://", "https:///x", "example.org", "https://exa mple.org/x", "https://example..org/", "https://[::1/x"),
    *("https://example.org/" + "a" * 2000, "https://" + "a" * 64 + ".org/x", "https://" + "a." * 130 + "org/x"),
    *("https://example.org:99999/x", "https://example.org/\r\nX-Evil: 1", "https://ⓛocalhost/x", "https://\ud800.org/"),
]


@pytest.mark.parametrize("url", REFUSED)
async def test_addresses_that_a_notice_may_never_go_to(url: str) -> None:
    for allowed in (NOWHERE, AllowedHosts(frozenset({"ntfy.lan:8080"}))):
        with pytest.raises(Complaint) as complaint:
            allowed.check_url(url)
        assert complaint.value.key == "url-not-allowed"
        assert "me:word" not in str(complaint.value)
        with pytest.raises(Undelivered) as refused:
            await post_webhook(url, "Your turn", "Go", None, allowed)
        assert refused.value.permanent


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_a_person_is_told_which_host_and_what_to_do(language: str) -> None:
    with pytest.raises(Complaint) as complaint:
        NOWHERE.check_url("http://ntfy.lan:8080/secret")
    words = Texts(language)("error-url-not-allowed", **complaint.value.params)
    assert "ntfy.lan:8080" in words
    assert "https://" in words
    assert "secret" not in words


@pytest.mark.parametrize(
    "url", ["https://ntfy.sh/topic", "HTTPS://NTFY.sh:443/topic?a=b#c", "https://müller.example/ä", "https://a_b.c.org"]
)
def test_addresses_that_a_notice_may_go_to(url: str) -> None:
    assert NOWHERE.check_url(url).scheme == "https"


@pytest.mark.parametrize(
    ("listed", "url"),
    [
        ("ntfy.lan", "http://ntfy.lan/x"),
        ("ntfy.lan", "https://NTFY.lan:443/x"),
        ("NTFY.lan:8080", "http://ntfy.lan:8080/x"),
        ("ntfy.lan:80", "http://ntfy.lan/x"),
        ("ntfy", "https://ntfy/x"),
        ("127.0.0.1:8080", "http://127.0.0.1:8080/x"),
        ("[::1]:8080", "http://[::1]:8080/x"),
    ],
)
def test_the_host_of_the_server_may_list_others(listed: str, url: str) -> None:
    AllowedHosts(frozenset({listed})).check_url(url)
    for unlisted in (
        "http://ntfy.lan:9090/x",
        "http://127.0.0.1/x",
        "http://other.lan/x",
        url.replace("://", "://me@"),
    ):
        with pytest.raises(Complaint, match="url-not-allowed"):
            AllowedHosts(frozenset({listed})).check_url(unlisted)


@pytest.mark.parametrize("listed", ["http://ntfy.lan", "ntfy.lan/topic", "", "*", "ntfy.lan:port", "a b", "müller.lan"])
def test_a_list_that_cannot_be_understood_is_noticed_at_the_start(listed: str) -> None:
    with pytest.raises(Complaint, match="allowed-host"):
        AllowedHosts(frozenset({listed}))


@pytest.mark.parametrize(
    ("address", "public"),
    [
        *((each, True) for each in ("8.8.8.8", "193.99.144.80", "2600::1", "2a00:1450::8a", "64:ff9b::808:808")),
        *((each, False) for each in ("127.0.0.1", "127.255.0.1", "10.0.0.1", "172.16.0.1", "172.31.255.255")),
        *((each, False) for each in ("192.168.0.1", "169.254.169.254", "100.64.0.1", "100.127.0.1", "0.0.0.0")),
        *(
            (each, False)
            for each in ("224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1")
        ),
        *(
            (each, False)
            for each in ("::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::7f00:1", "fe80::1", "fec0::1")
        ),
        *(
            (each, False)
            for each in ("fd00:ec2::254", "ff02::1", "2002:7f00:1::", "2001:db8::1", "2001:0:1::", "3fff::1")
        ),
        *((each, False) for each in ("64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "100::1")),
    ],
)
async def test_every_address_of_a_name_must_be_public(
    address: str, public: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_public(ip_address(address)) is public
    name_means(monkeypatch, "8.8.8.8", address)
    if public:
        assert (await NOWHERE.check("https://example.org/x")).addresses == ("8.8.8.8", address)
        return
    with pytest.raises(Undelivered, match="url-not-allowed") as refused:
        await post_webhook("https://example.org/x", "Your turn", "Go", None, NOWHERE)
    assert not refused.value.permanent  # name servers in trouble say many things


async def test_a_name_that_is_not_found_is_tried_again() -> None:
    with pytest.raises(Complaint, match="url-unresolved"):
        await NOWHERE.check("https://nobody.invalid/x")
    with pytest.raises(Undelivered, match="url-unresolved") as refused:
        await post_webhook("https://nobody.invalid/x", "Your turn", "Go", None, NOWHERE)
    assert not refused.value.permanent


async def test_we_connect_to_the_address_that_was_checked_and_do_not_ask_twice(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = name_means(monkeypatch, "127.0.0.1")
    allowed = AllowedHosts(frozenset({f"ntfy.example:{receiver.port}"}))
    await post_webhook(receiver.url("ntfy.example"), "Your turn", "Go", None, allowed)
    assert asked == ["ntfy.example"]
    assert receiver.header("host") == f"ntfy.example:{receiver.port}"


async def test_if_one_address_of_a_name_is_dead_the_next_one_is_tried(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    name_means(monkeypatch, "127.0.0.2", "127.0.0.1")
    allowed = AllowedHosts(frozenset({f"ntfy.example:{receiver.port}"}))
    await post_webhook(receiver.url("ntfy.example"), "Your turn", "Go", None, allowed)
    assert receiver.bodies == [b"Go"]


async def test_the_certificate_must_be_for_the_name_and_not_for_the_address(
    localhost_tls: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with listening(Receiver(), localhost_tls) as receiver:
        allowed = AllowedHosts(frozenset({f"localhost:{receiver.port}", f"other.example:{receiver.port}"}))
        await post_webhook(receiver.url("localhost", "https"), "Your turn", "Go", None, allowed)
        name_means(monkeypatch, "127.0.0.1")
        with pytest.raises(Undelivered) as refused:
            await post_webhook(receiver.url("other.example", "https"), "Your turn", "Go", None, allowed)
    assert not refused.value.permanent
    assert receiver.bodies == [b"Go"]
