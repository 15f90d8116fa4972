"""The security log: one line for each event that matters to the safety of accounts.

A line is ``event name=value …``. It never contains a password, a cookie, a token, a code or a login: people
are identified by their id, logins that do not exist by a short hash. docs/security.md lists the fields.
"""

from __future__ import annotations

import logging
from enum import StrEnum
from typing import Final

from tichu.server import structured_log

LOGGER: Final = "tichu.security"
"""Name of the logger; its lines are written at every log level of the server."""
_log = logging.getLogger(LOGGER)


class SecurityEvent(StrEnum):
    """What happened."""

    LOGIN = "login"
    LOGIN_FAILED = "login-failed"
    LOGOUT = "logout"
    ACCOUNT_CREATED = "account-created"
    ACCOUNT_DELETED = "account-deleted"
    PASSWORD_CHANGED = "password-changed"
    PASSWORD_CHECK_FAILED = "password-check-failed"
    RECOVERY_CODE_CREATED = "recovery-code-created"
    RECOVERED = "recovered"
    RECOVERY_FAILED = "recovery-failed"
    SESSIONS_ENDED = "sessions-ended"
    TOKEN_CREATED = "token-created"
    TOKEN_ENDED = "token-ended"
    DATA_EXPORTED = "data-exported"
    BANNED = "banned"
    UNBANNED = "unbanned"
    ADMINISTRATION = "administration"
    ADMINISTRATION_REFUSED = "administration-refused"


def record(event: SecurityEvent, **fields: str | int | None) -> None:
    """Write a line to the security log; fields that are None are left out."""
    structured_log.write(_log, event, fields)
