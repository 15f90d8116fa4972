"""Accounts and sessions: signing in and out, passwords, recovery codes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Depends, Request, Response
from pydantic import StringConstraints

from tichu.server.devices import device_name
from tichu.server.errors import Refused, not_found
from tichu.server.http.answers import AccountAnswer, MeAnswer, RecoveryCodeAnswer, SessionAnswer
from tichu.server.http.context import AnyPerson, Context, KnownPerson, KnownVisitor, ServerContext
from tichu.server.http.people import me_answer
from tichu.server.identity import COOKIE, Identity, bearer
from tichu.server.limits import LOGIN_FAILURES, SIGN_INS
from tichu.server.names import Visible
from tichu.server.security_log import SecurityEvent, record
from tichu.server.store import Key, Player
from tichu.server.wire import Model

MIN_PASSWORD = 8
MAX_PASSWORD = 200

accounts = APIRouter(prefix="/api", tags=["accounts"])

Login = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=2, max_length=32, pattern=r"^[\w.@-]+$"),
    Visible,
]
Password = Annotated[str, StringConstraints(min_length=MIN_PASSWORD, max_length=MAX_PASSWORD)]


class Credentials(Model):
    """A login and its password."""

    login: Login
    password: Password


class PasswordChange(Model):
    """The present password and a new one."""

    password: Password
    new_password: Password


class PasswordProof(Model):
    """The password, to confirm something."""

    password: Password


class Recovery(Model):
    """A login, its recovery code, and a new password."""

    login: Login
    recovery_code: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    new_password: Password


class NewCookie:
    """Gives the browser of a request a new session in place of its old one."""

    def __init__(
        self, request: Request, response: Response, tasks: BackgroundTasks, context: Context
    ) -> None:
        self._request, self._response, self._tasks, self._context = request, response, tasks, context

    async def give(self, player: Player, old: Key | None) -> None:
        """Set the cookie; the sockets of the old session are closed after the response was sent."""
        identities = self._context.identities
        _, secret = await identities.session(player, device_name(self._request), old)
        self._context.set_cookie(self._request, self._response, secret)
        if old is not None:
            identities.note_replaced(self._request.cookies.get(COOKIE))
            self._tasks.add_task(identities.close_replaced, old)

    async def give_instead(self, player: Player) -> None:
        """Set the cookie in place of the one that the browser has sent, if that is valid."""
        old = await self._context.identities.of(self._request)
        await self.give(player, None if old is None else old.key)


Cookies = Annotated[NewCookie, Depends()]


# -- signing in and out --------------------------------------------------------------------------------------


@accounts.post("/account", status_code=201)
async def make_account(
    body: Credentials, identity: AnyPerson, request: Request, cookies: Cookies, context: Context
) -> AccountAnswer:
    """Create an account: the visitor keeps their history and rating and can sign in on other devices.

    The session gets a new cookie. The recovery code is shown only once.
    """
    address = context.address(request)
    await context.limiter.check_shared(SIGN_INS, address)
    code = await context.accounts.register(identity.player, body.login, body.password, address)
    player = await context.store.player(identity.player.id) or identity.player
    await cookies.give(player, identity.key)
    return AccountAnswer(**(await me_answer(context, player)).model_dump(), recovery_code=code)


@accounts.post("/login")
async def sign_in(body: Credentials, request: Request, cookies: Cookies, context: Context) -> MeAnswer:
    """Sign in on this device. The session that the device had before ends."""
    address = await _check_attempts(context, request, body.login)
    player = await context.accounts.sign_in(body.login, body.password, address)
    await context.limiter.forget(LOGIN_FAILURES, address, body.login.casefold())
    await cookies.give_instead(player)
    await context.identities.end_surplus_sessions(player)
    return await me_answer(context, player)


@accounts.post("/logout", status_code=204)
async def sign_out(identity: KnownVisitor, response: Response, context: Context) -> None:
    """Sign out on this device; a token sent with the request is ended."""
    await context.identities.end(identity.player, [identity.key.id])
    event = SecurityEvent.TOKEN_ENDED if identity.is_program else SecurityEvent.LOGOUT
    record(event, player=identity.player.id, token=identity.key.id if identity.is_program else None)
    response.delete_cookie(COOKIE, path="/")


async def _check_attempts(context: ServerContext, request: Request, login: str) -> str:
    """Refuse programs and visitors who try too often; return the address of the visitor."""
    if bearer(request) is not None:
        raise Refused("token-scope", "a token cannot sign in", 403)
    address = context.address(request)
    await context.limiter.check_shared(SIGN_INS, address)
    await context.limiter.check_shared(LOGIN_FAILURES, address, login.casefold())
    return address


# -- passwords and recovery codes ----------------------------------------------------------------------------


@accounts.post("/account/password", status_code=204)
async def change_password(
    body: PasswordChange, identity: KnownPerson, request: Request, cookies: Cookies, context: Context
) -> None:
    """Change the password. All other sessions end, and this one gets a new cookie; tokens stay valid."""
    player = _with_account(identity)
    address = await _check_attempts(context, request, player.id)
    await context.accounts.change_password(player, body.password, body.new_password, address)
    await context.limiter.forget(LOGIN_FAILURES, address, player.id.casefold())
    await context.identities.end_other_sessions(identity)
    await cookies.give(player, identity.key)


@accounts.post("/account/recovery-code")
async def renew_recovery_code(
    body: PasswordProof, identity: KnownPerson, request: Request, context: Context
) -> RecoveryCodeAnswer:
    """Create a new recovery code, which is shown only once; the old one is no longer valid."""
    player = _with_account(identity)
    address = await _check_attempts(context, request, player.id)
    return RecoveryCodeAnswer(recovery_code=await context.accounts.renew_code(player, body.password, address))


@accounts.post("/account/recover")
async def recover(body: Recovery, request: Request, cookies: Cookies, context: Context) -> AccountAnswer:
    """Set a new password with the recovery code and sign in. All sessions end; the next code is shown."""
    address = await _check_attempts(context, request, body.login)
    player, code = await context.accounts.recover(body.login, body.recovery_code, body.new_password, address)
    await context.identities.end(player, [key.id for key in await context.store.keys(player.id, "cookie")])
    await cookies.give_instead(player)
    return AccountAnswer(**(await me_answer(context, player)).model_dump(), recovery_code=code)


def _with_account(identity: Identity) -> Player:
    if identity.player.login is None:
        raise Refused("no-account", "you have no account: create one first")
    return identity.player


# -- sessions ------------------------------------------------------------------------------------------------


@accounts.get("/sessions")
async def list_sessions(identity: KnownPerson, context: Context) -> list[SessionAnswer]:
    """List the browsers in which the visitor is signed in, the latest used first."""
    return await _sessions(context, identity)


async def _sessions(context: ServerContext, identity: Identity) -> list[SessionAnswer]:
    keys = await context.identities.sessions(identity.player)
    return [SessionAnswer.of(key, identity.key) for key in keys]


@accounts.delete("/sessions/{session}", status_code=204)
async def end_session(session: str, identity: KnownPerson, context: Context) -> None:
    """End a session and close its sockets."""
    if not await context.identities.end_session(identity.player, session):
        raise not_found("session")


@accounts.delete("/sessions", status_code=204)
async def end_other_sessions(identity: KnownPerson, context: Context) -> None:
    """End all sessions but this one."""
    await context.identities.end_other_sessions(identity)
