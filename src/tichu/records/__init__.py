"""Files of games: Tichu's own records and the logs of Brettspielwelt.

>>> import io, tichu
>>> from tichu.records import Recorder, read_record, replay
>>> file, match = io.StringIO(), tichu.Match("nanjing", seed=1)
>>> recorder = Recorder(file, match, players=["Ann", "Bob", "Cyd", "Dan"], date="2026-11-15")
>>> match.apply(0, tichu.Grand(False))
>>> recorder.action(0, tichu.Grand(False))
>>> replay(read_record(file.getvalue()).sound()).round == match.round
True
"""

from __future__ import annotations

from tichu.records.bsw import BswRound, decode_bsw, is_bsw, read_bsw
from tichu.records.bsw_import import BswReport, Judged, bsw_record, bsw_records, import_bsw
from tichu.records.bsw_judge import Verdict, judge
from tichu.records.bsw_write import CannotExport, write_bsw
from tichu.records.commitment import (
    Notes,
    Proof,
    commitment,
    committed_text,
    new_salt,
    opens,
    prove,
    prove_all,
)
from tichu.records.deals import read_deal
from tichu.records.model import FORMAT, Header, Reading, Record, RecordedRound
from tichu.records.reading import iterate_records, load, read_record, read_records
from tichu.records.recorder import Recorder
from tichu.records.replay import Step, replay, round_steps, steps
from tichu.records.writing import deal_line, record_lines, save, write_record

__all__ = [
    # records
    "FORMAT",
    "Header",
    "Reading",
    "Record",
    "RecordedRound",
    "Recorder",
    "Step",
    "deal_line",
    "iterate_records",
    "load",
    "read_deal",
    "read_record",
    "read_records",
    "record_lines",
    "replay",
    "round_steps",
    "save",
    "steps",
    "write_record",
    # commitments to deals
    "Notes",
    "Proof",
    "commitment",
    "committed_text",
    "new_salt",
    "opens",
    "prove",
    "prove_all",
    # logs of Brettspielwelt
    "BswReport",
    "BswRound",
    "CannotExport",
    "Judged",
    "Verdict",
    "bsw_record",
    "bsw_records",
    "decode_bsw",
    "import_bsw",
    "is_bsw",
    "judge",
    "read_bsw",
    "write_bsw",
]
