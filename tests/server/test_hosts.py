"""Which names are answered, whose headers are believed, and who may look inside: of a server with no settings."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from conspiratio.core.game import Complaint
from conspiratio.locale import LANGUAGES, Texts
from conspiratio.locale.complaints import complain
from conspiratio.server.http.hosts import Hosts, line_to_allow, may_look_inside, trusted_proxies
from conspiratio.server.settings import Settings

from .running import PATIENCE, Running, running_server

TOKEN = "nine honest augurs look at entrails"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """It listens everywhere, has never heard of a proxy, and says what it believes."""
    folder = tmp_path_factory.mktemp("hosts")
    with running_server(folder, host="0.0.0.0", metrics_token=TOKEN, log_level="info") as running:
        yield running


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        yield client


def key_of(answer: httpx.Response) -> str:
    key: str = answer.json()["error"]["key"]
    return key


# Names


def test_this_machine_is_answered_by_its_names_and_addresses(server: Running, client: httpx.Client) -> None:
    name = socket.gethostname().partition(".")[0]
    for host in ("localhost", "LOCALHOST:80", "127.0.0.1", f"127.0.0.1:{server.port}", name, f"{name}.local."):
        assert client.get("/health", headers={"Host": host}).status_code == 200, host
    assert httpx.get(f"http://127.0.0.5:{server.port}/health", timeout=PATIENCE).status_code == 200


REBOUND = ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.1.2.3", "[::1]", "2130706433", "a b")


@pytest.mark.parametrize("host", REBOUND)
def test_a_name_that_was_made_to_point_here_is_not_answered(client: httpx.Client, host: str) -> None:
    for path in ("/", "/health", "/api/games", "/metrics"):
        answer = client.get(path, headers={"Host": host})
        assert (answer.status_code, key_of(answer)) == (403, "host-unknown")
    own = {"Host": host, "Origin": f"http://{host}"}
    assert key_of(client.post("/api/guest", headers=own)) == "host-unknown"


async def test_no_socket_opens_for_such_a_name(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://evil.example:{server.port}/api/tables/a/watch", host="127.0.0.1", proxy=None):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_name_says_how_to_allow_it(client: httpx.Client, language: str) -> None:
    asked = {"Host": "rome.example:8443", "Accept-Language": language}
    told = client.get("/", headers=asked).json()["error"]["text"]
    assert "server.toml" in told
    assert 'hosts = ["rome.example"]' in told


def test_a_name_that_is_none_is_not_repeated() -> None:
    scope = {"type": "http", "scheme": "http", "headers": [(b"host", b'"]\\evil')]}
    assert line_to_allow(scope) == 'hosts = ["rome.example"]'


@pytest.mark.parametrize(
    ("settings", "answered", "refused"),
    [
        ({"public_url": "https://rome.example"}, {"rome.example", "localhost"}, {"www.rome.example"}),
        ({"hosts": frozenset({"rome.example"})}, {"rome.example"}, {"localhost", "127.0.0.1"}),
        ({"host": "rome.lan"}, {"rome.lan", "localhost", "127.0.0.1"}, {"rome.example"}),
        (
            {"hosts": frozenset({"a.example"}), "public_url": "https://rome.example"},
            {"a.example", "rome.example"},
            {"localhost"},
        ),
    ],
)
def test_a_host_says_which_names_there_are(
    tmp_path: Path, settings: dict[str, object], answered: set[str], refused: set[str]
) -> None:
    hosts = Hosts.of(Settings(data=tmp_path, **settings))  # type: ignore[arg-type]
    for name in answered | refused:
        scope = {
            "type": "http",
            "scheme": "http",
            "server": ("127.0.0.1", 8017),
            "headers": [(b"host", name.encode())],
        }
        assert hosts.answer(scope) == (name in answered), name


# Proxies


def test_the_server_says_what_it_believes(server: Running) -> None:
    assert server.process
    assert server.process.stdout
    names, proxies = (server.process.stdout.readline() for _ in range(2))
    assert "localhost" in names
    assert "this machine's addresses" in names
    assert "nobody" in proxies
    assert '"event": "serving", "listening": "0.0.0.0:' in server.log()


def test_nobodys_forwarded_headers_are_believed(client: httpx.Client) -> None:
    answer = client.get("/health", headers={"X-Forwarded-Proto": "https"})
    assert "Strict-Transport-Security" not in answer.headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_who_has_a_proxy_is_told_to_trust_it(client: httpx.Client, server: Running, language: str) -> None:
    """As it was before the upgrade: a proxy on this machine takes off https, and no setting says so."""
    came = {
        "Origin": f"https://127.0.0.1:{server.port}",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "203.0.113.7",
    }
    answer = client.post("/api/guest", headers={**came, "Accept-Language": language})
    assert (answer.status_code, key_of(answer)) == (403, "proxy-untrusted")
    assert 'trusted_proxies = "127.0.0.1"' in answer.json()["error"]["text"]
    foreign = {**came, "Origin": "https://evil.example"}
    assert key_of(client.post("/api/guest", headers=foreign)) == "origin-foreign"


@pytest.mark.parametrize("told", ["127.0.0.1, rome", "10.0.0.1/8", "localhost"])
def test_a_mistake_in_trusted_proxies_is_named(tmp_path: Path, told: str) -> None:
    with pytest.raises(Complaint) as caught:
        trusted_proxies(Settings(data=tmp_path, trusted_proxies=told))
    for language in LANGUAGES:
        assert "trusted_proxies" in complain(Texts(language), caught.value)


def test_proxies_are_addresses_and_networks(tmp_path: Path) -> None:
    trusts = trusted_proxies(Settings(data=tmp_path, trusted_proxies="127.0.0.1, 10.0.0.0/8,2001:db8::/32"))
    assert trusts("127.0.0.1")
    assert trusts("10.200.0.1")
    assert trusts("2001:db8::7")
    assert not trusts("127.0.0.2")
    assert not trusted_proxies(Settings(data=tmp_path))("127.0.0.1")


# Metrics and health


STRANGERS = (
    {"X-Forwarded-For": "127.0.0.1"},
    {"Forwarded": "for=127.0.0.1"},
    {"X-Forwarded-Proto": "https"},
    {"X-Real-IP": "127.0.0.1"},
    {"Via": "1.1 rome"},
    {"Host": socket.gethostname()},
)


@pytest.mark.parametrize("headers", STRANGERS, ids=str)
def test_what_comes_through_a_proxy_is_not_from_this_machine(client: httpx.Client, headers: dict[str, str]) -> None:
    answer = client.get("/metrics", headers=headers)
    assert (answer.status_code, key_of(answer)) == (403, "metrics-private")
    assert "metrics_token" in answer.json()["error"]["text"]
    assert client.get("/health", headers=headers).json() == {"status": "ok"}
    assert client.get("/metrics", headers={**headers, "Authorization": f"Bearer {TOKEN}"}).status_code == 200
    assert client.get("/metrics", headers={**headers, "Authorization": f"Bearer {TOKEN}x"}).status_code == 403


def test_programs_on_this_machine_look_inside(client: httpx.Client) -> None:
    assert "conspiratio_tables" in client.get("/metrics").text
    assert client.get("/health").json()["bots"] == {"busy": 0, "waiting": 0}


@pytest.mark.parametrize("host", ["192.168.1.20:8017", "localhost:8017"])
def test_who_comes_from_another_machine_does_not(host: str) -> None:
    scope = {
        "type": "http",
        "scheme": "http",
        "client": ("192.168.1.77", 40_000),
        "server": ("192.168.1.20", 8017),
        "headers": [(b"host", host.encode())],
    }
    assert Hosts().answer(scope)  # as phones reach it
    assert not may_look_inside(Settings(data=Path()), scope)


def test_no_empty_token_opens_anything(client: httpx.Client) -> None:
    for token in ("", "Bearer", "Basic " + TOKEN):
        headers = {"Authorization": token, "Via": "1.1 rome"}
        assert client.get("/metrics", headers=headers).status_code == 403
