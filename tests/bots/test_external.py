"""External programs: those that crash, hang or write nonsense never stop a match."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tichu
from tests.bots.support import first_moment, program
from tichu.bots import Decision, Reason
from tichu.bots.external import MAX_LINE_BYTES, ExternalBot
from tichu.bots.guard import BotFault, Guard
from tichu.bots.registry import make
from tichu.core.actions import Grand
from tichu.core.errors import TichuError

EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"
VIEW = first_moment("grand")
NO = 'print(\'{"type":"grand","call":false}\', flush=True)'
YES = NO.replace("false", "true")
ASKED = "import sys\nfor line in sys.stdin:\n "
LIMIT = 30.0
"""Seconds after which a program that does not do what it has to has failed."""


def fault_of(bot: ExternalBot) -> BotFault:
    """The fault that a question to the program raises."""
    with pytest.raises(BotFault) as caught:
        bot.consider(VIEW)
    bot.close()
    return caught.value


def gone(pid: int) -> bool:
    """Whether the process has ended; a zombie counts as ended."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False


# -- working programs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", tichu.VARIANTS)
def test_the_example_plays_every_variant(variant: str) -> None:
    match = tichu.Match(variant, seed=2)
    with Guard(ExternalBot([sys.executable, "-S", str(EXAMPLE)])) as guard:
        other = make("greedy").decide
        for number in range(2):
            if number:
                match.next_round()
            deciders = [guard.decide if seat % 2 == 0 else other for seat in range(match.game.seats)]
            tichu.referee.play_round(match.round, deciders)
        assert guard.faults == []


def test_the_example_needs_no_library_and_is_short() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert "import tichu" not in text and "from tichu" not in text
    assert len([line for line in text.splitlines() if line.strip()]) <= 55


def test_built_in_bots_can_run_as_programs() -> None:
    command = f"cmd:{sys.executable} -m tichu bot greedy --explain --seed {{seed}}"
    match = tichu.Match(seed=4)
    here, other = make("greedy", 7), make("greedy", 1)
    with Guard(make(command, 7)) as guard:

        def both(view: tichu.View) -> tichu.Action:
            decision = guard.consider(view)
            assert decision == here.consider(view)
            return decision.action

        tichu.referee.play_round(match.round, [both, other.decide, both, other.decide])
        assert guard.faults == []


def test_an_answer_may_have_a_reason() -> None:
    answer = {
        "action": {"type": "grand", "call": True},
        "reason": {"code": "mine", "sentence": "I\u001bfeel\nlucky"},
    }
    bot = program(ASKED + f"print({json.dumps(answer)!r}, flush=True)")
    decision = bot.consider(VIEW)
    assert decision == Decision(Grand(True), Reason("own-words", {"words": "I feel lucky"}))
    assert str(decision.reason) == "I feel lucky"
    bot.close()


def test_the_seed_is_passed_to_the_program() -> None:
    bot = ExternalBot("bot --seed {seed} x{seed}", 42)
    assert bot.command == ["bot", "--seed", "42", "x42"]
    assert ExternalBot("bot {seed}").command != ExternalBot("bot {seed}").command


def test_unrequested_lines_are_ignored() -> None:
    hear = "import sys\nsys.stdin.readline()\n"
    code = f"{hear}{NO}\nprint('by the way', flush=True)\n{hear}{YES}"
    bot = program(code)
    assert bot.consider(VIEW).action == Grand(False)
    assert bot._program is not None
    end = time.monotonic() + LIMIT
    while bot._program._answers.empty():
        assert time.monotonic() < end, "the program writes nothing"
        time.sleep(0.01)
    assert bot.consider(VIEW).action == Grand(True)
    bot.close()


def test_the_last_answer_needs_no_newline() -> None:
    bot = program('import sys\nsys.stdin.readline()\nsys.stdout.write(\'{"type":"grand","call":true}\')')
    assert bot.consider(VIEW).action == Grand(True)
    bot.close()


# -- faulty programs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "kind", "words"),
    [
        (ASKED + "print('hello', flush=True)", "garbage", "not JSON: 'hello'"),
        (ASKED + "sys.stdout.buffer.write(bytes([255,254,10])); sys.stdout.flush()", "garbage", "not JSON"),
        (ASKED + "print([1], flush=True)", "garbage", "not a JSON object"),
        (ASKED + "print('['*100000, flush=True)", "garbage", "not JSON"),
        (ASKED + 'print(\'{"type":"bluff"}\', flush=True)', "illegal", "no action of type 'bluff'"),
        (ASKED + 'print(\'{"error":{"code":"x"}}\', flush=True)', "refused", "error"),
        ("import sys; sys.exit('my words')", "exit", "status 1: my words"),
        ("import os; os.kill(os.getpid(), 9)", "exit", "by signal 9"),
        (f"print('x'*{MAX_LINE_BYTES + 10}, flush=True); input(); input()", "garbage", "a line of more than"),
    ],
)
def test_invalid_output_is_a_fault(code: str, kind: str, words: str) -> None:
    fault = fault_of(program(code))
    assert fault.code == kind
    assert words in str(fault)


def test_a_program_that_floods_stdout_is_killed() -> None:
    bot = program("while True: print('x')")
    with pytest.raises(BotFault, match="not JSON: 'x'"):
        bot.consider(VIEW)
    assert bot._program is not None
    _, reader, _ = bot._program._threads
    reader.join(LIMIT)  # it gives up
    with pytest.raises(BotFault, match="unrequested lines"):
        bot.consider(VIEW)
    bot.close()


def test_a_program_that_cannot_be_started_is_a_fault() -> None:
    assert fault_of(ExternalBot("/no/such/program --at all")).code == "start"
    assert fault_of(ExternalBot([str(Path(__file__).parent)])).code == "start"


@pytest.mark.parametrize("command", ["", "  ", "python 'unfinished", [], [""]])
def test_an_invalid_command_is_refused_at_once(command: str | list[str]) -> None:
    with pytest.raises(TichuError) as caught:
        ExternalBot(command)
    assert caught.value.code == "bad-command"


@pytest.mark.parametrize(
    "code",
    [
        "import time; time.sleep(60)",
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        ASKED + "sys.stderr.write('thinking')\n while True: pass",
        "while True: print(flush=True)",
    ],
)
def test_a_silent_program_times_out(code: str) -> None:
    bot = program(code, timeout=0.3, startup=0.3)
    assert fault_of(bot).code == "timeout"


def test_a_program_that_does_not_read_its_input_times_out() -> None:
    """A question may be longer than the buffer of a pipe."""
    hand = "Ma 2g 3g 4g 5g 6g 7g 8k 9k Tk Jk Qk Kk Ph"
    data = tichu.Match(seed=1).round.to_json() | {
        "phase": "play",
        "turn": 0,
        "stock": [""] * 4,
        "answered": [],
    }
    round_ = tichu.Round.from_json({**data, "hands": [hand, "2k", "2b", "2r"]})
    view = round_.view(0)
    assert len(json.dumps([action.to_json() for action in view.options()])) > 1 << 16
    bot = program("import time; time.sleep(60)", timeout=0.3, startup=0.3)
    with pytest.raises(BotFault, match="no answer in"):
        bot.consider(view)
    bot.close()


def test_the_first_answer_may_take_longer() -> None:
    slow = f"import time; time.sleep(0.6)\n{ASKED}{NO}"
    bot = program(slow, timeout=0.2, startup=20)
    assert bot.consider(VIEW).action == Grand(False)
    bot.close()
    assert ExternalBot("x", timeout=30, startup=1).startup == 30


def test_a_crashed_program_is_restarted() -> None:
    """It crashes at every other question."""
    guard = Guard(program(f"import sys\nsys.stdin.readline()\n{YES}\nsys.stdin.readline()\nsys.exit(2)"))
    answers = [guard.decide(VIEW) for _ in range(4)]
    assert answers == [Grand(True), Grand(False), Grand(True), Grand(False)]
    assert [fault.kind for fault in guard.faults] == ["exit", "exit"]
    guard.close()


def test_a_late_answer_is_dropped() -> None:
    late = f"import sys, time\nsys.stdin.readline()\ntime.sleep(0.4)\n{YES}\nsys.stdin.readline()\n{YES}"
    bot = program(late, timeout=0.1, startup=0.1)
    guard = Guard(bot, max_timeouts=5)
    assert guard.decide(VIEW) == Grand(False)
    assert guard.decide(VIEW) == Grand(False)
    assert [fault.kind for fault in guard.faults] == ["timeout", "timeout"]
    guard.close()


def test_a_match_with_a_silent_bot_ends() -> None:
    guard = Guard(program("import time; time.sleep(60)", timeout=0.1, startup=0.1))
    match = tichu.Match(seed=3, target=None, rounds=2)
    other = make("greedy").decide
    tichu.referee.play_match(match, [guard.decide, other, other, other])
    assert guard.given_up and len(guard.faults) == 3
    assert match.over


# -- stopping ------------------------------------------------------------------------------------------------

TELLS = "import os, sys\nsys.stderr.write(str(os.getpid()) + '\\n'); sys.stderr.flush()\n"


def _pid(bot: ExternalBot) -> int:
    bot.consider(VIEW)
    end = time.monotonic() + LIMIT
    while not bot.stderr_tail():
        assert time.monotonic() < end, "the program does not tell its number"
        time.sleep(0.02)
    return int(bot.stderr_tail().split()[-1])


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
@pytest.mark.parametrize("stubborn", ["", "\nimport time; time.sleep(60)"])
def test_closing_stops_the_program(stubborn: str) -> None:
    bot = program(TELLS + ASKED + NO + stubborn)
    pid = _pid(bot)
    bot.close()
    assert gone(pid)
    bot.close()
    assert bot.stderr_tail() == ""


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
def test_a_garbage_collected_bot_stops_its_program() -> None:
    bot = program(TELLS + ASKED + NO)
    pid = _pid(bot)
    del bot
    gc.collect()
    assert gone(pid)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
def test_children_of_the_program_are_killed() -> None:
    sleeps = "[sys.executable, '-S', '-c', 'import time; time.sleep(60)']"
    child = f"import subprocess, sys\np = subprocess.Popen({sleeps})\n"
    bot = program(child + "sys.stderr.write(str(p.pid) + '\\n'); sys.stderr.flush()\n" + ASKED + NO)
    pid = _pid(bot)
    assert os.path.exists(f"/proc/{pid}")
    bot.close()
    assert gone(pid)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
def test_programs_stop_when_the_interpreter_exits() -> None:
    code = (
        "from tests.bots.support import program\n"
        "from tests.bots.test_external import TELLS, ASKED, NO, _pid\n"
        "bot = program(TELLS + ASKED + NO + '\\nimport time; time.sleep(60)')\n"
        "print(_pid(bot))\n"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=root, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert gone(int(done.stdout))
