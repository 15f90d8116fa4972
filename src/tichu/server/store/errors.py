"""Errors of the store, and the translation of database errors into them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from tichu.core.errors import TichuError


class StoreError(TichuError):
    """The store cannot do what was asked.

    ``store-unavailable`` is temporary: try again. The entry may have been written nevertheless, if the
    connection failed between the commit and its answer; then writing it again raises `Conflict`.
    """


class Conflict(TichuError):
    """Another writer was first.

    ``conflict``: another process has already written this sequence number of the table's log.
    ``duplicate-action``: the log already contains the player's action with this id.
    ``login-taken``: another player has this login.
    """


def is_serialization_failure(error: Exception) -> bool:
    """Whether two PostgreSQL transactions conflicted: nothing was written, and trying again may work."""
    # SQLSTATE of a serialization failure and of a deadlock.
    return isinstance(error, exc.DBAPIError) and getattr(error.orig, "sqlstate", None) in {"40001", "40P01"}


def is_outage(error: Exception) -> bool:
    """Whether the database itself failed (gone, locked, damaged, full), not the values to be written."""
    if is_serialization_failure(error):
        return False
    if isinstance(error, exc.DBAPIError) and error.connection_invalidated:
        return True
    if type(error) is exc.DatabaseError:  # exactly this class: how SQLite reports a damaged file
        return True
    outages = (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError, OSError)
    return isinstance(error, outages)


def unavailable(error: Exception) -> StoreError:
    """Build the error for a database that does not respond."""
    return _caused_by(error, "store-unavailable", f"the database is unavailable: {reason(error)}")


def refused(error: Exception) -> StoreError:
    """Build the error for values that the database rejects."""
    return _caused_by(error, "store-refused", f"the database rejected the values: {reason(error)}")


def closed() -> StoreError:
    """Build the error for a store that has been closed."""
    return StoreError("store-closed", "the store is closed")


def _caused_by(error: Exception, code: str, sentence: str) -> StoreError:
    raised = StoreError(code, sentence)
    raised.__cause__ = error  # set here because it may be raised in another task
    return raised


def reason(error: Exception) -> str:
    """The database's message on one line, without the statement and its values."""
    said = error.orig if isinstance(error, exc.DBAPIError) else error
    return " ".join(str(said).split()) or type(said).__name__


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise database errors as `StoreError`."""
    try:
        yield
    except TichuError:
        raise
    except (exc.SQLAlchemyError, OSError, UnicodeError, OverflowError) as error:
        temporary = is_outage(error) or is_serialization_failure(error)
        raise (unavailable(error) if temporary else refused(error)) from error
