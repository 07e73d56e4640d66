"""Notices by e-mail, through the mail server that the host of this server has named."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Literal

import aiosmtplib

from conspiratio.core.game import Complaint
from conspiratio.server.notices.address import shown
from conspiratio.server.notices.delivery import Undelivered, one_line, plain_url

SECONDS = 20.0
LONGEST_ADDRESS = 254
LONGEST_LOCAL_PART = 64

LOCAL_PART = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*", re.IGNORECASE | re.ASCII)
LABEL = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
DOMAIN = re.compile(rf"({LABEL}\.)+(?=[a-z]){LABEL}")
ENHANCED_STATUS = re.compile(r"[245]\.[0-9]{1,3}\.[0-9]{1,3}\b")


@dataclass(frozen=True, slots=True)
class MailSettings:
    host: str
    port: int
    sender: str
    """``notices@example.org`` or ``Conspiratio <notices@example.org>``"""
    user: str | None = None
    password: str | None = field(default=None, repr=False)
    security: Literal["tls", "starttls", "none"] = "starttls"

    def __post_init__(self) -> None:
        check_email(self.address)

    @property
    def address(self) -> str:
        """The sender without the name."""
        return parseaddr(self.sender)[1]


def check_email(text: str) -> str:
    """The mail address as we keep it: no spaces round it, its domain in small ASCII letters."""
    local, _, domain = text.strip().rpartition("@")
    try:
        plain = domain.lower().encode("idna").decode("ascii")
        # An old encoding, which makes ss of ß: never write to somebody else's domain, rather refuse.
        same = plain.encode("ascii").decode("idna") == domain.lower() or plain == domain.lower()
    except UnicodeError:
        plain, same = "", False
    address = f"{local}@{plain}"
    well_formed = LOCAL_PART.fullmatch(local) and DOMAIN.fullmatch(plain)
    if not (same and well_formed and len(local) <= LONGEST_LOCAL_PART and len(address) <= LONGEST_ADDRESS):
        raise Complaint("email-invalid", found=shown(text.strip()))
    return address


async def send_mail(settings: MailSettings, to: str, subject: str, text: str, unsubscribe: str | None) -> None:
    try:
        recipient = check_email(to)
    except Complaint:
        raise Undelivered(True, "the recipient is no mail address") from None
    try:
        await aiosmtplib.send(
            compose(settings, recipient, subject, text, unsubscribe),
            sender=settings.address,
            recipients=[recipient],
            hostname=settings.host,
            port=settings.port,
            username=settings.user,
            password=settings.password,
            use_tls=settings.security == "tls",
            start_tls=settings.security == "starttls",
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as refused:
        raise _refused("the recipient", refused.recipients[0], lasting=True) from None
    except aiosmtplib.SMTPDataError as refused:
        raise _refused("the message", refused, lasting=True) from None
    except aiosmtplib.SMTPResponseException as refused:
        # Our login, our sender: for the host to put right, and no fault of the recipient's.
        raise _refused("us", refused, lasting=False) from None
    except (aiosmtplib.SMTPException, OSError) as error:
        raise Undelivered(False, f"the mail server could not be used ({type(error).__name__})") from None


def compose(settings: MailSettings, recipient: str, subject: str, text: str, unsubscribe: str | None) -> bytes:
    message = EmailMessage()
    message["From"] = one_line(settings.sender)
    message["To"] = recipient
    message["Subject"] = one_line(subject)
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=settings.address.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text, cte="quoted-printable")
    written = message.as_bytes(policy=SMTP)
    if unsubscribe is None:
        return written
    # By hand, because EmailMessage wraps a long URL into encoded words, which no mail program takes apart here.
    return f"List-Unsubscribe: <{plain_url(unsubscribe)}>\r\n".encode("ascii") + written


def _refused(what: str, answer: aiosmtplib.SMTPResponseException, *, lasting: bool) -> Undelivered:
    """The server's codes alone: its words often repeat the address."""
    detail = ENHANCED_STATUS.match(answer.message)
    code = f"{answer.code} {detail[0]}" if detail else f"{answer.code}"
    return Undelivered(lasting and answer.code >= 500, f"the mail server refused {what}: {code}")
