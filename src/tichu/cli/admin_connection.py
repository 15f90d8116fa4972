"""The connection of ``tichu admin`` to a server: its address, the token, requests and errors."""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urlsplit

from tichu.cli.common import print_error
from tichu.core.errors import TichuError

if TYPE_CHECKING:
    import httpx

TOKEN_VARIABLE: Final = "TICHU_ADMIN_TOKEN"
TIMEOUT: Final = 30.0
"""Seconds to wait for an answer."""
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "::1")


class AdminError(TichuError):
    """A command of an administrator that cannot be carried out."""

    def __init__(self, sentence: str) -> None:
        super().__init__("administration", sentence)


@dataclass(slots=True)
class AdminConnection:
    """Sends requests to a server as an administrator. What goes wrong ends the command with a sentence."""

    address: str
    token_file: Path | None
    _client: httpx.Client | None = field(default=None, repr=False)

    def get(self, *path: str, **parameters: Any) -> Any:
        """Return the answer to a question; parameters that are None are left out."""
        return self._send("GET", path, params={key: value for key, value in parameters.items() if value})

    def send(self, method: str, *path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request that changes something; return its answer, None if there is none."""
        return self._send(method, path, json=body)

    def close(self) -> None:
        """Close the connection."""
        if self._client is not None:
            self._client.close()

    def _send(self, method: str, path: tuple[str, ...], **more: Any) -> Any:
        import httpx  # slow to import, and not needed by other commands

        if self._client is None:
            headers = {"Authorization": f"Bearer {self._read_token()}"}
            base = _checked(self.address)
            secure = base.startswith("https:")  # loading certificates takes time, and http has none
            self._client = httpx.Client(base_url=base, headers=headers, timeout=TIMEOUT, verify=secure)
        try:
            url = "/".join(["api/admin", *(quote(part, safe="") for part in path)])
            answer = self._client.request(method, url, **more)
        except httpx.HTTPError as why:
            raise AdminError(
                f"no server answers at {self.address} ({str(why) or type(why).__name__})"
            ) from None
        if answer.status_code == 204:
            return None
        data = _json(answer)
        if answer.is_success and data is not None:
            return data
        if not isinstance(data, dict) or "code" not in data:
            raise AdminError(
                f"{self.address} does not answer like a Tichu server (status {answer.status_code})"
            )
        raise AdminError(_sentence(data))

    def _read_token(self) -> str:
        """Return the token from the file or the environment; others could see it on the command line."""
        if self.token_file is not None:
            token, source = _read_private(self.token_file), str(self.token_file)
        else:
            token, source = os.environ.get(TOKEN_VARIABLE, "").strip(), TOKEN_VARIABLE
        if not token:
            raise AdminError(
                f"a token is needed, in {TOKEN_VARIABLE} or in a file (--token-file); "
                "make one with tichu admin token STORE, on the server's machine"
            )
        if not (token.isascii() and token.isprintable()) or " " in token:
            raise AdminError(f"{source} does not contain a token")
        return token


def _checked(address: str) -> str:
    """Return the address without a slash at its end; note that a token would be readable on its way."""
    try:
        parts = urlsplit(address)
        host = parts.hostname
    except ValueError:
        host = None
    if host is None or parts.scheme not in ("http", "https"):
        raise AdminError(f"--at is the address of a server, such as https://tichu.example, not {address}")
    if parts.scheme == "http" and host not in LOCAL_HOSTS:
        print_error(f"note: http to {host} is not encrypted; others in the network can read the token")
    return address.rstrip("/")


def _read_private(path: Path) -> str:
    """Return what a file contains; refuse a file that others can read."""
    with path.open(encoding="utf-8") as file:
        if os.name == "posix" and stat.S_IMODE(os.fstat(file.fileno()).st_mode) & 0o077:
            raise AdminError(f"others can read {path}: chmod 600 {path}")
        return file.read().strip()


def _json(answer: httpx.Response) -> Any:
    try:
        return answer.json()
    except ValueError:
        return None


def _sentence(problem: dict[str, Any]) -> str:
    if problem.get("message") == "Not Found":  # of the framework, not of ours
        return "the server does not know this request: is --at right, and does it run this version?"
    return {
        "bad-token": "the server does not accept this token: it has ended or expired, or is another server's",
        "token-scope": "this is a player's token; make one with tichu admin token STORE",
    }.get(problem["code"], str(problem.get("message", problem["code"])))
