"""Honest cards: a deal is promised by a hash before the first card is shown, and checked after the round.

The promise is the SHA-256 of two lines: a secret salt, and the deal as a record writes it. Nobody can read
the cards in it; but once the salt is told, everybody can check that they were these cards and no others.

>>> import tichu
>>> from tichu.records import commitment, new_salt
>>> deal, salt = tichu.Match("nanjing", seed=1).deal, new_salt()
>>> promise = commitment(1, deal, salt)       # shown at the table before the first card
>>> promise == commitment(1, deal, salt)      # checked when the round is over and the salt is told
True
>>> promise == commitment(2, deal, salt)
False
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from tichu.core.variants import Deal
from tichu.records.model import Reading, RecordedRound, check_hex
from tichu.records.writing import deal_line

Status: TypeAlias = Literal["proven", "open", "uncommitted", "unopened", "differs", "not-noted", "damaged"]


def new_salt() -> str:
    """A fresh secret for one round: 32 random bytes, as 64 hex digits."""
    return secrets.token_hex(32)


def committed_text(number: int, deal: Deal, salt: str) -> str:
    """What is hashed: a line with the salt, then the deal line of the record without its commitment."""
    check_hex(salt, "salt")
    return f"{salt}\n{deal_line(number, deal)}\n"


def commitment(number: int, deal: Deal, salt: str) -> str:
    """The promise of that deal in the round of that number: a SHA-256, as 64 hex digits."""
    return hashlib.sha256(committed_text(number, deal, salt).encode()).hexdigest()


def opens(salt: str, number: int, deal: Deal, promise: str) -> bool:
    """Whether the promise was one of exactly that deal."""
    return commitment(number, deal, salt) == promise


class Proof(NamedTuple):
    """What is known about the cards of a round.

    ``proven``: they are those that were committed to. ``open``: the round is not over, so the salt is not
    told yet. Everything else speaks against them: ``uncommitted``, ``unopened`` (the salt was never told),
    ``differs`` (other cards), ``not-noted`` (another commitment than the one that a player noted),
    ``damaged`` (the record cannot be read to the end of the round).
    """

    number: int
    status: Status
    commitment: str | None = None

    @property
    def failed(self) -> bool:
        """Whether the cards could and should have been proven, and are not."""
        return self.status not in ("proven", "open")

    @property
    def reason(self) -> str:
        """The status as a sentence."""
        return SENTENCES[self.status]


SENTENCES: Final[dict[Status, str]] = {
    "proven": "the cards are those that were committed to",
    "open": "the round is not over, so its salt is not told yet",
    "uncommitted": "nobody committed to these cards",
    "unopened": "the round is over, but the salt that opens its commitment was never told",
    "differs": "these are not the cards that were committed to",
    "not-noted": "this is not the commitment that was noted at the table",
    "damaged": "the record is damaged in this round, so nothing is known about its cards",
}


def prove(recorded: RecordedRound) -> Proof:
    """Hold the cards of a recorded round against its commitment."""
    number, promise, salt = recorded.number, recorded.commitment, recorded.salt
    status: Status = "proven"
    if promise is None:
        status = "uncommitted"
    elif recorded.result is None:
        status = "open"
    elif salt is None:
        status = "unopened"
    elif not opens(salt, number, recorded.deal, promise):
        status = "differs"
    return Proof(number, status, promise)


def prove_all(reading: Reading) -> list[Proof]:
    """Hold the cards of every round that was read against its commitment.

    Reading has replayed them by the rules already; a round in which the record is damaged proves nothing.
    """
    if reading.record is None:
        return []
    proofs = [prove(recorded) for recorded in reading.record.rounds]
    if reading.damaged is not None:
        proofs.append(Proof(reading.damaged.number, "damaged", reading.damaged.commitment))
    return proofs


class Notes:
    """The commitments that a player noted while playing, ticked off one after the other."""

    def __init__(self, noted: Iterable[str]) -> None:
        self._noted = list(dict.fromkeys(noted))
        for promise in self._noted:
            check_hex(promise, "commitment")
        self._next = 0
        self._found: set[str] = set()

    def check(self, proofs: Sequence[Proof]) -> list[Proof]:
        """The proofs of the next rounds; one whose commitment does not come next in the notes has failed."""
        return [self._tick(proof) for proof in proofs]

    def _tick(self, proof: Proof) -> Proof:
        if proof.commitment in self._noted[self._next :]:
            self._next = self._noted.index(proof.commitment, self._next) + 1
            self._found.add(proof.commitment)
            return proof
        return proof if proof.failed else proof._replace(status="not-noted")

    @property
    def missing(self) -> list[str]:
        """What was noted and belongs to no round so far."""
        return [promise for promise in self._noted if promise not in self._found]
