"""What every answer carries, what is served where, and answers that are made only once."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest
import websockets.sync.client
from starlette.requests import HTTPConnection

from tests.server.ports import free_port
from tests.server.running import RunningServer, log_is_clean
from tichu.core.errors import InvalidSettings
from tichu.server.app import create_app
from tichu.server.config import ServerConfig
from tichu.server.http.page import IndexPage, policy

HOST = {"Host": "tichu.example"}


class Front(NamedTuple):
    """A server at its two addresses."""

    server: RunningServer
    visitor: httpx.Client
    monitor: httpx.Client


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    """A server behind a proxy, with names of its own and an address for monitoring."""
    folder = tmp_path_factory.mktemp("front")
    port = free_port()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TICHU_TRUST_PROXY", "yes")
        patch.setenv("TICHU_ALLOWED_HOSTS", "tichu.example, Other.example")
        running = RunningServer(str(folder / "tichu.db"), folder / "server.log", monitor=f"127.0.0.1:{port}")
        running.start()
    with (
        httpx.Client(base_url=running.url, headers=HOST, timeout=30, verify=False) as visitor,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30, verify=False) as monitor,
    ):
        yield Front(running, visitor, monitor)
    running.stop()
    log_is_clean(running.log)


def test_every_answer_has_security_headers(front: Front) -> None:
    for path in ("/api/me", "/api/catalogue", "/health", "/api/nothing", "/nothing"):
        headers = front.visitor.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "strict-transport-security" not in headers


def test_browsers_stay_with_https(front: Front) -> None:
    answer = front.visitor.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "max-age=" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("http", False)])
def test_a_cookie_of_https_is_not_sent_over_http(front: Front, scheme: str, secure: bool) -> None:
    headers = {**HOST, "X-Forwarded-Proto": scheme}
    cookie = httpx.get(f"{front.server.url}/api/me", headers=headers, verify=False).headers["set-cookie"]
    assert ("; Secure" in cookie) is secure and "; HttpOnly" in cookie


# -- hosts and addresses -------------------------------------------------------------------------------------


def test_other_host_names_are_refused(front: Front) -> None:
    for host in ("tichu.example", "TICHU.example:8443", "other.example"):
        assert front.visitor.get("/api/me", headers={"Host": host}).status_code == 200, host
    for host in ("evil.example", "127.0.0.1", "tichu.example.evil.example", "", "[", "a b"):
        answer = front.visitor.get("/api/me", headers={"Host": host})
        assert answer.status_code == 400, host
    assert front.visitor.get("/api/me", headers={"Host": "evil.example"}).json()["code"] == "wrong-host"
    assert front.visitor.get("/health", headers={"Host": "10.0.0.1"}).status_code == 200


def test_sockets_of_other_host_names_are_refused(front: Front) -> None:
    with websockets.sync.client.connect(f"{front.server.socket_url}/api/tables/x/socket") as line:
        assert '"wrong-host"' in str(line.recv())
        with pytest.raises(websockets.ConnectionClosed):
            line.recv()
    assert line.close_code == 4400


def test_metrics_and_docs_are_served_at_the_other_address_only(front: Front) -> None:
    for path in ("/metrics", "/docs", "/openapi.json"):
        assert front.visitor.get(path).status_code == 404, path
        assert front.monitor.get(path).status_code == 200, path
    for path in ("/api/me", "/api/catalogue", "/"):
        assert front.monitor.get(path).status_code == 404, path
    assert front.visitor.get("/health").status_code == front.monitor.get("/health").status_code == 200


@pytest.mark.parametrize(
    "address", ["9100", "127.0.0.1", "127.0.0.1:", "127.0.0.1:0", "127.0.0.1:8000", ":9"]
)
def test_the_other_address_needs_a_port_of_its_own(address: str) -> None:
    with pytest.raises(InvalidSettings, match="--monitor is an address"):
        ServerConfig(store="x.db", monitor=address)


def test_metrics_and_docs_can_be_switched_off() -> None:
    def paths(config: ServerConfig) -> set[str]:
        app = create_app(config)
        return {*app.openapi()["paths"], *(getattr(route, "path", "") for route in app.routes)}

    both = {"/metrics", "/docs", "/openapi.json"}
    assert both <= paths(ServerConfig(store="x.db"))
    assert not both & paths(ServerConfig(store="x.db", metrics=False, docs=False))


# -- health --------------------------------------------------------------------------------------------------


def test_health_says_alive_ready_and_writing(front: Front) -> None:
    assert front.visitor.get("/health/alive").json() == {"status": "ok"}
    ready, all_ = front.visitor.get("/health/ready").json(), front.visitor.get("/health").json()
    assert (ready["status"], ready["writing"]) == ("ok", None)
    assert (all_["status"], all_["writing"]) == ("ok", True)


# -- answers that are made once ------------------------------------------------------------------------------


def test_constant_answers_are_compressed_and_not_sent_twice(front: Front) -> None:
    plain = front.visitor.get("/api/catalogue", headers={"Accept-Encoding": "identity"})
    small = front.visitor.get("/api/catalogue", headers={"Accept-Encoding": "br, gzip;q=0.5"})
    assert "content-encoding" not in plain.headers and small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 3
    assert small.json() == plain.json()
    assert small.headers["vary"] == "Accept-Encoding"
    again = front.visitor.get("/api/catalogue", headers={"If-None-Match": plain.headers["etag"]})
    assert again.status_code == 304 and not again.content
    refused = front.visitor.get("/api/catalogue", headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers
    assert front.visitor.head("/api/catalogue").status_code == 405


def test_the_documentation_needs_nothing_from_elsewhere(front: Front) -> None:
    answer = front.monitor.get("/docs")
    assert "<script" not in answer.text and "://" not in answer.text
    assert answer.headers["content-security-policy"] == policy(answer.text)
    for text in ("PATCH", "/api/tables/{table}/do", 'id="TableOptions"'):
        assert text in answer.text
    targets = set(re.findall(r'href="#([^"]+)"', answer.text))
    assert targets and targets <= set(re.findall(r'id="([^"]+)"', answer.text))


def test_inline_blocks_are_allowed_by_their_hash() -> None:
    script = "\n  start();\n"
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    found = policy(f'<script>{script}</script><script type="module" src="/x.js"></script>')
    assert f"script-src 'self' 'sha256-{digest}'; style-src 'self';" in found
    assert "unsafe" not in found


@pytest.mark.parametrize(
    ("host", "sockets"),
    [
        ("tichu.example:8443", "connect-src 'self' ws://tichu.example:8443 wss://tichu.example:8443"),
        ("x; script-src *", None),
        ("[::1]:8000", None),
        ("", None),
    ],
)
def test_the_page_may_open_sockets_to_its_own_host(host: str, sockets: str | None) -> None:
    request = HTTPConnection({"type": "http", "headers": [(b"host", host.encode())]})
    found = IndexPage(b"<p>").response(request).headers["content-security-policy"]
    assert found == policy("<p>") + (f"; {sockets}" if sockets else "")
