"""Commitments to deals: a hash shown before the first card, which players can check after the round.

The commitment is the SHA-256 of two lines: a secret salt, and the deal as a record writes it. It reveals
nothing about the cards. Once the salt is published, anybody can check that these cards were dealt.

>>> import tichu
>>> from tichu.records import commitment, new_salt
>>> deal, salt = tichu.Match("nanjing", seed=1).deal, new_salt()
>>> digest = commitment(1, deal, salt)       # shown at the table before the first card
>>> digest == commitment(1, deal, salt)      # checked after the round, when the salt is published
True
>>> digest == commitment(2, deal, salt)
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
    """Generate the secret of one round: 32 random bytes as 64 hex digits."""
    return secrets.token_hex(32)


def committed_text(number: int, deal: Deal, salt: str) -> str:
    """The text to be hashed: a line with the salt, then the record's deal line without its commitment."""
    check_hex(salt, "salt")
    return f"{salt}\n{deal_line(number, deal)}\n"


def commitment(number: int, deal: Deal, salt: str) -> str:
    """The commitment to the deal of a round: a SHA-256 as 64 hex digits."""
    return hashlib.sha256(committed_text(number, deal, salt).encode()).hexdigest()


def opens(salt: str, number: int, deal: Deal, digest: str) -> bool:
    """Whether the digest is the commitment to this deal."""
    return commitment(number, deal, salt) == digest


class Proof(NamedTuple):
    """Result of checking the cards of a round.

    ``proven``: they match the commitment. ``open``: the round is not over, so the salt is still secret.
    All others are failures: ``uncommitted``, ``unopened`` (the salt was never published), ``differs`` (other
    cards), ``not-noted`` (not the commitment that a player noted), ``damaged`` (the record cannot be read to
    the end of the round).
    """

    number: int
    status: Status
    commitment: str | None = None

    @property
    def failed(self) -> bool:
        """Whether the cards should have been proven and are not."""
        return self.status not in ("proven", "open")

    @property
    def reason(self) -> str:
        """The status as a sentence."""
        return SENTENCES[self.status]


SENTENCES: Final[dict[Status, str]] = {
    "proven": "the cards match the commitment",
    "open": "the round is not over, so its salt is still secret",
    "uncommitted": "there is no commitment to these cards",
    "unopened": "the round is over, but the salt of its commitment was never published",
    "differs": "the cards do not match the commitment",
    "not-noted": "this is not the commitment that was noted at the table",
    "damaged": "the record is damaged in this round, so its cards cannot be checked",
}


def prove(recorded: RecordedRound) -> Proof:
    """Check the cards of a recorded round against its commitment."""
    number, digest, salt = recorded.number, recorded.commitment, recorded.salt
    status: Status = "proven"
    if digest is None:
        status = "uncommitted"
    elif recorded.result is None:
        status = "open"
    elif salt is None:
        status = "unopened"
    elif not opens(salt, number, recorded.deal, digest):
        status = "differs"
    return Proof(number, status, digest)


def prove_all(reading: Reading) -> list[Proof]:
    """Check the cards of every round against its commitment.

    Reading has already checked them against the rules; a damaged round proves nothing.
    """
    if reading.record is None:
        return []
    proofs = [prove(recorded) for recorded in reading.record.rounds]
    if reading.damaged is not None:
        proofs.append(Proof(reading.damaged.number, "damaged", reading.damaged.commitment))
    return proofs


class Notes:
    """The commitments that a player noted while playing, checked off in order."""

    def __init__(self, noted: Iterable[str]) -> None:
        self._noted = list(dict.fromkeys(noted))
        for digest in self._noted:
            check_hex(digest, "commitment")
        self._next = 0
        self._found: set[str] = set()

    def check(self, proofs: Sequence[Proof]) -> list[Proof]:
        """Check the next rounds; a proof fails if its commitment does not come next in the notes."""
        return [self._check_next(proof) for proof in proofs]

    def _check_next(self, proof: Proof) -> Proof:
        if proof.commitment in self._noted[self._next :]:
            self._next = self._noted.index(proof.commitment, self._next) + 1
            self._found.add(proof.commitment)
            return proof
        return proof if proof.failed else proof._replace(status="not-noted")

    @property
    def missing(self) -> list[str]:
        """Noted commitments that belong to no round so far."""
        return [digest for digest in self._noted if digest not in self._found]
