"""What can go wrong with the store, and how the database's own complaints are told in our words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from tichu.core.errors import TichuError


class StoreError(TichuError):
    """The store cannot do it.

    ``store-unavailable`` may pass: try again. After it, an entry may be in the database or not (the line may
    have broken between the commit and its answer); writing it again is safe, for then it is a `Conflict`.
    """


class Conflict(TichuError):
    """Somebody was faster.

    ``conflict``: this place in the table's log is taken – another process has written there.
    ``duplicate-action``: the player's action with this id is in the log already.
    ``login-taken``: somebody else has this login.
    """


def is_collision(error: Exception) -> bool:
    """Were two of PostgreSQL's transactions in each other's way? Then nothing is broken, nor written."""
    # Its codes for a failed serialization and for a deadlock.
    return isinstance(error, exc.DBAPIError) and getattr(error.orig, "sqlstate", None) in {"40001", "40P01"}


def is_outage(error: Exception) -> bool:
    """Is it the database itself that fails (gone, locked, damaged, full), not what we asked it to write?"""
    if is_collision(error):
        return False
    if isinstance(error, exc.DBAPIError) and error.connection_invalidated:
        return True
    if type(error) is exc.DatabaseError:  # not one of its kinds: how SQLite reports a damaged file
        return True
    outages = (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError, OSError)
    return isinstance(error, outages)


def unavailable(error: Exception) -> StoreError:
    """The error of a database that does not answer."""
    return _because(error, "store-unavailable", f"the database cannot be used right now: {reason(error)}")


def refused(error: Exception) -> StoreError:
    """The error of something the database does not take."""
    return _because(error, "store-refused", f"the database does not take this: {reason(error)}")


def closed() -> StoreError:
    """The error of a store that nobody may use any more."""
    return StoreError("store-closed", "the store is closed")


def _because(error: Exception, code: str, sentence: str) -> StoreError:
    story = StoreError(code, sentence)
    story.__cause__ = error  # also for those who get the error in another task
    return story


def reason(error: Exception) -> str:
    """What the database said, without the statement and its values, on one line."""
    said = error.orig if isinstance(error, exc.DBAPIError) else error
    return " ".join(str(said).split()) or type(said).__name__


@contextmanager
def in_our_words() -> Iterator[None]:
    """Turn what the database throws into a `StoreError`."""
    try:
        yield
    except TichuError:
        raise
    except (exc.SQLAlchemyError, OSError, UnicodeError, OverflowError) as error:
        away = is_outage(error) or is_collision(error)
        raise (unavailable(error) if away else refused(error)) from error
