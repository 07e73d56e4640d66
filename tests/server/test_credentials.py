"""What lets people in: the server's secrets, passwords, tokens and passkeys, with the real libraries."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import stat
import subprocess
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import argon2
import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from hypothesis import given, settings
from hypothesis import strategies as st
from itsdangerous import TimestampSigner

from conspiratio.core.game import Complaint
from conspiratio.server.people import passkeys, passwords, tokens
from conspiratio.server.upkeep.keys import Keys, load_keys

KEYS = Keys("cookie key", "deal key", "push key")


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


# The server's secrets


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_first_start_makes_secrets_that_only_their_owner_can_read(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    keys = load_keys(data, lambda: "made for push")
    assert (mode(data), mode(data / "secrets.json")) == (0o700, 0o600)
    assert [path.name for path in data.iterdir()] == ["secrets.json"]
    assert keys.push == "made for push"
    assert len(keys.cookie) >= 43
    assert keys.cookie != keys.deal != load_keys(tmp_path / "other", lambda: "p").deal


def test_a_later_start_finds_the_same_secrets_and_makes_no_push_key(tmp_path: Path) -> None:
    first = load_keys(tmp_path, lambda: "once")
    assert load_keys(tmp_path, lambda: pytest.fail("made another push key")) == first


def test_secrets_that_others_can_read_are_closed_to_them(tmp_path: Path) -> None:
    first = load_keys(tmp_path, lambda: "p")
    (tmp_path / "secrets.json").chmod(0o644)
    assert load_keys(tmp_path, lambda: "p") == first
    assert mode(tmp_path / "secrets.json") == 0o600


def test_secrets_are_not_shown_by_accident() -> None:
    assert not any(secret in repr(KEYS) + f"{KEYS}" for secret in (KEYS.cookie, KEYS.deal, KEYS.push))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"[" * 100_000,
        b'{"cookie": "a", "deal"',
        b'{"cookie": "a", "deal": "b"}',
        b'{"cookie": "a", "deal": "b", "push": 7}',
        b'{"cookie": "", "deal": "b", "push": "c"}',
    ],
)
def test_damaged_secrets_are_named_and_never_overwritten(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "secrets.json"
    path.write_bytes(content)
    with pytest.raises(Complaint) as caught:
        load_keys(tmp_path, lambda: "p")
    assert (caught.value.key, caught.value.params) == ("secrets-damaged", {"file": str(path)})
    assert path.read_bytes() == content


def test_a_data_folder_that_is_a_file_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(Complaint, match="file-unwritable"):
        load_keys(tmp_path / "data", lambda: "p")


STARTS = """
import sys
from pathlib import Path
from conspiratio.server.upkeep.keys import load_keys
print("ready", flush=True)
sys.stdin.readline()
keys = load_keys(Path(sys.argv[1]), lambda: sys.argv[2])
print(keys.cookie, keys.deal, keys.push)
"""


def test_eight_processes_that_start_at_once_share_one_set_of_secrets(tmp_path: Path) -> None:
    data = tmp_path / "data"
    started = [
        subprocess.Popen(
            [sys.executable, "-c", STARTS, str(data), f"push-{number}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(8)
    ]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in started:  # all stand at the line
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    seen = {process.communicate(timeout=60)[0] for process in started}
    assert [process.returncode for process in started] == [0] * 8
    kept = load_keys(data, lambda: "late")
    assert seen == {f"{kept.cookie} {kept.deal} {kept.push}\n"}
    assert [path.name for path in data.iterdir()] == ["secrets.json"]


# Passwords


async def test_a_password_fits_its_own_hash_and_no_other() -> None:
    first, second = await asyncio.gather(*(passwords.hash_password("alea iacta est") for _ in range(2)))
    assert first != second  # salted
    assert first.startswith("$argon2id$")
    assert await passwords.password_fits(first, "alea iacta est")
    assert not await passwords.password_fits(second, "Alea iacta est")
    assert not await passwords.password_fits(first, "alea\ud800")


async def test_a_password_fits_on_every_keyboard() -> None:
    hashed = await passwords.hash_password("Café Ⅳ ﬁnal")
    assert await passwords.password_fits(hashed, "Cafe\u0301 IV ｆinal")


async def test_the_event_loop_goes_on_while_passwords_are_hashed() -> None:
    storm = asyncio.gather(*(passwords.burn() for _ in range(6)))
    turns = 0
    while not storm.done():
        await asyncio.sleep(0)
        turns += 1
    await storm
    assert turns > 6


async def test_a_hash_of_less_work_is_made_anew_at_the_next_login() -> None:
    weak = argon2.PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash("alea iacta est")
    assert await passwords.password_fits(weak, "alea iacta est")
    assert passwords.needs_rehash(weak)
    assert not passwords.needs_rehash(await passwords.hash_password("alea iacta est"))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("seven77", "password-short"),
        ("ﷺ", "password-short"),  # one sign that stands for eighteen
        ("x1" * 101, "password-long"),
        ("        ", "password-weak"),
        ("aaaaaaaaaaaa", "password-weak"),
        ("LUCIA FABRICIA", "password-weak"),
    ],
)
async def test_a_password_anybody_would_try_is_refused(text: str, key: str) -> None:
    with pytest.raises(Complaint, match=key):
        await passwords.check_password(text, "Lucia Fabricia")


@pytest.mark.parametrize("text", ["8 geese!", "nine honest augurs" + "x1" * 91, "пароль на забор"])
async def test_other_passwords_will_do(text: str) -> None:
    await passwords.check_password(text, "Lucia Fabricia")


# Sessions, tokens, challenges


def test_a_session_is_read_from_our_own_cookie_only() -> None:
    cookie = tokens.sign_session(KEYS, "session.id-1")
    assert tokens.read_session(KEYS, cookie) == "session.id-1"
    assert tokens.read_session(replace(KEYS, cookie="another"), cookie) is None
    assert tokens.read_session(KEYS, cookie.replace("id-1", "id-2")) is None
    assert tokens.read_session(KEYS, tokens.sign_challenge(KEYS, b"x", "login")) is None


@given(st.text(st.characters()))
def test_no_made_up_cookie_is_a_session(value: str) -> None:
    assert tokens.read_session(KEYS, value) is None


def test_a_challenge_is_good_for_its_purpose_and_for_five_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    challenge = bytes(range(32))
    signed = tokens.sign_challenge(KEYS, challenge, "register Lucia")
    assert tokens.read_challenge(KEYS, signed, "register Lucia") == challenge
    for value, purpose in [(signed, "register Gaius"), (signed, "login"), (signed[:-1], "register Lucia"), ("", "")]:
        with pytest.raises(Complaint, match="passkey-expired"):
            tokens.read_challenge(KEYS, value, purpose)
    now = TimestampSigner("x").get_timestamp()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now + 302)
    with pytest.raises(Complaint, match="passkey-expired"):
        tokens.read_challenge(KEYS, signed, "register Lucia")


def test_tokens_invitations_and_ids_are_unguessable_and_fit_into_an_address() -> None:
    ids, invites, bots = (
        [make() for _ in range(3000)] for make in (tokens.new_id, tokens.new_invite, tokens.new_token)
    )
    for made, length in ((ids, 12), (invites, 16), (bots, 5 + 32)):
        assert len(set(made)) == 3000
        assert {len(each) for each in made} == {length}
        assert all(each.replace("-", "").replace("_", "").isalnum() and each.isascii() for each in made)
    assert not any(id.startswith("-") for id in ids)
    assert all(token.startswith("cons_") for token in bots)


def test_a_token_is_known_again_by_its_hash() -> None:
    token = tokens.new_token()
    hashed = tokens.token_hash(token)
    assert token not in hashed
    assert tokens.token_hash(token) == hashed
    assert hashed not in (tokens.token_hash(token + "x"), tokens.token_hash("\udc80é"))


# Passkeys

PLACE, ORIGIN, CHALLENGE = "play.example", "https://play.example", b"challenge of 32 bytes, more or so"


@dataclass
class Authenticator:
    """A passkey in software: what the browser and the device together would answer."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = b"a credential's id"
    count: int = 0

    def public_key(self) -> bytes:
        point = self.key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})

    def data(self, flags: int, rest: bytes = b"", place: str = PLACE) -> bytes:
        return hashlib.sha256(place.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + rest

    def client_data(self, kind: str, challenge: bytes, origin: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": b64(challenge), "origin": origin}).encode()

    def answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}

    def register(
        self, challenge: bytes = CHALLENGE, origin: str = ORIGIN, place: str = PLACE, public_key: bytes | None = None
    ) -> dict[str, Any]:
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + (public_key or self.public_key())
        made = {"fmt": "none", "attStmt": {}, "authData": self.data(0x45, attested, place)}
        client_data = self.client_data("create", challenge, origin)
        return self.answer({"clientDataJSON": b64(client_data), "attestationObject": b64(cbor2.dumps(made))})

    def login(self, challenge: bytes = CHALLENGE, origin: str = ORIGIN, place: str = PLACE) -> dict[str, Any]:
        self.count += 1
        data, client_data = self.data(0x05, place=place), self.client_data("get", challenge, origin)
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            {
                "clientDataJSON": b64(client_data),
                "authenticatorData": b64(data),
                "signature": b64(signature),
                "userHandle": b64(b"person-12345"),
            }
        )


def finish_login(answer: Any, passkey: passkeys.Passkey) -> int:
    return passkeys.finish_login(answer, CHALLENGE, PLACE, ORIGIN, passkey.public_key, passkey.sign_count)


def finish_registration(answer: Any) -> passkeys.Passkey:
    return passkeys.finish_registration(answer, CHALLENGE, PLACE, ORIGIN)


def test_the_browser_is_asked_for_a_passkey_that_needs_no_name() -> None:
    asked = passkeys.registration_options(PLACE, "Conspiratio", "person-12345", "Lucia", [b"old"], CHALLENGE)
    assert json.loads(json.dumps(asked)) == asked
    assert asked["rp"] == {"name": "Conspiratio", "id": PLACE}
    assert asked["user"] == {"id": b64(b"person-12345"), "name": "Lucia", "displayName": "Lucia"}
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert [each["id"] for each in asked["excludeCredentials"]] == [b64(b"old")]
    login = passkeys.login_options(PLACE, CHALLENGE)
    assert (login["rpId"], login["allowCredentials"], login["userVerification"]) == (PLACE, [], "preferred")
    assert login["challenge"] == asked["challenge"] == b64(CHALLENGE)


@pytest.mark.parametrize("form", [dict, json.dumps])
def test_a_passkey_is_made_and_lets_its_owner_in_again_and_again(form: Any) -> None:
    device = Authenticator()
    passkey = finish_registration(form(device.register()))
    assert passkey == passkeys.Passkey(b64(device.id), device.public_key(), 0)
    for count in (1, 2):
        answer = form(device.login())
        assert passkeys.credential_id(answer) == passkey.id
        assert passkeys.person_of(answer) == "person-12345"
        new_count = finish_login(answer, passkey)
        assert new_count == count
        passkey = replace(passkey, sign_count=new_count)


def test_a_device_that_does_not_count_is_let_in() -> None:
    device = Authenticator()
    passkey = finish_registration(device.register())
    device.count = -1
    assert finish_login(device.login(), passkey) == 0


WRONG = {"challenge": b"another", "origin": "https://play.example.evil", "place": "evil.example"}


@pytest.mark.parametrize("what", WRONG)
def test_a_passkey_for_another_place_or_moment_is_refused_without_saying_why(
    what: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "conspiratio.server")
    device = Authenticator()
    passkey = finish_registration(device.register())
    wrong: Any = {what: WRONG[what]}
    for attempt in (
        lambda: finish_registration(device.register(**wrong)),
        lambda: finish_login(device.login(**wrong), passkey),
    ):
        with pytest.raises(Complaint) as caught:
            attempt()
        assert (caught.value.key, caught.value.params) == ("passkey-refused", {})
    assert len(caplog.messages) == 2
    assert not any(b64(CHALLENGE) in message for message in caplog.messages)


def test_an_answer_can_not_be_used_twice_nor_changed_nor_signed_by_another() -> None:
    device = Authenticator()
    passkey = finish_registration(device.register())
    answer = device.login()
    used = replace(passkey, sign_count=finish_login(answer, passkey))
    signature = bytearray(urlsafe_b64decode(answer["response"]["signature"] + "=="))
    signature[-1] ^= 1
    tampered = answer | {"response": answer["response"] | {"signature": b64(bytes(signature))}}
    another = Authenticator().login()
    registration = device.register()
    for bad, known in ((answer, used), (tampered, passkey), (another, passkey), (registration, passkey)):
        with pytest.raises(Complaint, match="passkey-refused"):
            finish_login(bad, known)


def test_a_small_answer_that_unfolds_into_gigabytes_is_refused_at_once() -> None:
    layers = [b"\xd8\x1c\x82\x00\x00", *(b"\xd8\x1c\x82" + 2 * (b"\xd8\x1d\x18" + bytes([n])) for n in range(60))]
    bomb = b"\x98" + bytes([len(layers)]) + b"".join(layers)
    device = Authenticator()
    in_key = device.register(public_key=bomb)
    # The library mends keys that begin like this, by which one more item belongs to them.
    in_mended_key = device.register(public_key=bytes.fromhex("a301634f4b500327206745643235353139") + b"\x21" + bomb)
    in_statement = device.register()
    statement = b"\xa3" + cbor2.dumps("fmt") + cbor2.dumps("none") + cbor2.dumps("attStmt") + b"\xa1\x63sig" + bomb
    good = cbor2.loads(urlsafe_b64decode(in_statement["response"]["attestationObject"] + "=="))
    statement += cbor2.dumps("authData") + cbor2.dumps(good["authData"])
    in_statement["response"]["attestationObject"] = b64(statement)
    for answer in (in_key, in_mended_key, in_statement):
        with pytest.raises(Complaint, match="passkey-refused"):
            finish_registration(answer)
    passkey = finish_registration(device.register())
    in_extension = device.login()
    in_extension["response"]["authenticatorData"] = b64(device.data(0x85, bomb))
    with pytest.raises(Complaint, match="passkey-refused"):
        finish_login(in_extension, passkey)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
BYTES = st.binary(max_size=120).map(b64)
FIELDS = ("id", "rawId", "type", "clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle")
DEVICE = Authenticator()
DEVICE_PASSKEY = finish_registration(DEVICE.register())


ANSWERS = [DEVICE.register(), DEVICE.login()]


def only_refusals(answer: Any) -> None:
    """Whatever is asked about this answer, it is taken or refused in words."""
    for ask in (
        finish_registration,
        lambda answer: finish_login(answer, DEVICE_PASSKEY),
        passkeys.credential_id,
        passkeys.person_of,
    ):
        with suppress(Complaint):
            ask(answer)


@given(JSON | JSON.map(json.dumps) | st.text() | st.binary())
def test_any_json_at_all_is_refused_in_words(answer: Any) -> None:
    only_refusals(answer)


@settings(max_examples=300)
@given(st.sampled_from(ANSWERS), st.sampled_from(FIELDS), JSON | BYTES)
def test_an_answer_with_one_odd_field_is_refused_in_words(answer: dict[str, Any], name: str, value: Any) -> None:
    if name in ("id", "rawId", "type"):
        only_refusals(answer | {name: value})
    else:
        only_refusals(answer | {"response": answer["response"] | {name: value}})


PLACES = st.integers(0, 9999)


@settings(max_examples=300)
@given(
    st.sampled_from(ANSWERS),
    PLACES,
    st.lists(st.tuples(PLACES, st.integers(0, 255)), max_size=3),
    st.none() | PLACES,
)
def test_an_answer_with_damaged_bytes_is_refused_in_words(
    answer: dict[str, Any], which: int, changes: list[tuple[int, int]], cut: int | None
) -> None:
    name = sorted(answer["response"])[which % len(answer["response"])]
    content = bytearray(urlsafe_b64decode(answer["response"][name] + "=="))
    for place, value in changes:
        content[place % len(content)] = value
    if cut is not None:
        del content[cut % len(content) :]
    only_refusals(answer | {"response": answer["response"] | {name: b64(bytes(content))}})


@pytest.mark.parametrize("answer", ["[" * 100_000, '{"id":' * 100_000, "1" * 10_000, {"id": "A"}, {"id": "A" * 1400}])
def test_json_made_to_break_a_parser_is_refused_in_words(answer: Any) -> None:
    with pytest.raises(Complaint, match="passkey-refused"):
        passkeys.credential_id(answer)
    only_refusals(answer)
