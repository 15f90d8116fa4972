"""Games stepped by compiled code: one at a time, or many by one call."""

from __future__ import annotations

from typing import NamedTuple

from tichu.bots.shark.player import RolloutPlayer
from tichu.envs import policies, record
from tichu.envs.observation import Rows, absolute, choices, observe
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.jit import Ints, jit, small


class ActionTables(NamedTuple):
    """Translation between actions and moves."""

    codes: Ints
    """Move of each action."""
    actions: Rows
    """Action of each move."""


class GameArrays(NamedTuple):
    """All games, one row each."""

    states: Rows
    """State of the kernel, then the record of the round (``record.py``)."""
    observations: Rows
    masks: Rows
    listed: Rows
    """Legal actions of the asked seat."""
    counts: Rows
    """Number of legal actions."""
    asked: Rows
    rewards: Rows
    dones: Rows
    wins: Rows
    """By seat, 1 or -1 if the step ended the match."""
    players: Ints
    """Who plays each seat: a number of ``policies.py``."""


class Buffers(NamedTuple):
    """Scratch arrays of one thread."""

    deck: Ints
    moves: Ints
    rollout: RolloutPlayer


# -- one game ------------------------------------------------------------------------------------------------


@jit
def act(st: Ints, move: int, out: Ints) -> None:
    """Answer for the asked seat with a move relative to it; the suits are chosen by the kernel."""
    record.answer(st, absolute(st, rules.asked(st), move), out)


@small
def _sort(row: Rows, n: int) -> None:
    """Sort the first n numbers, which mostly are in order already."""
    for at in range(1, n):
        value = row[at]
        to = at
        while to > 0 and row[to - 1] > value:
            row[to] = row[to - 1]
            to -= 1
        row[to] = value


@jit
def list_sorted(st: Ints, index: Rows, listed: Rows, out: Ints) -> int:
    """List the legal actions in ascending order; returns ``asked << 12 | count``, or -1 at the end."""
    if st[s.PHASE] == s.OVER:
        return -1
    n = choices(st, index, listed, out)
    _sort(listed, n)
    return rules.asked(st) << 12 | n


@jit
def advance(st: Ints, move: int, index: Rows, listed: Rows, out: Ints) -> int:
    """Answer in a single game and list the next legal actions, as ``list_sorted`` does."""
    act(st, move, out)
    return list_sorted(st, index, listed, out)


@jit
def play_others(st: Ints, players: Ints, out: Ints, rollout: RolloutPlayer) -> None:
    """Let compiled players answer in a single game until somebody else is asked or the round is over."""
    while st[s.PHASE] != s.OVER:
        player = players[rules.asked(st)]
        if player == policies.CALLER:
            return
        record.answer(st, policies.decide(st, player, out, rollout), out)


@jit
def show_one(st: Ints, code: int, listed: Rows, observation: Rows, mask: Rows) -> None:
    """Write the observation and the mask of the asked seat; ``code`` comes from ``list_sorted``."""
    observe(st, code >> 12, observation)
    mask[:] = 0
    for at in range(code & 4095):
        mask[listed[at]] = 1


@jit
def step_one(st: Ints, move: int, index: Rows, listed: Rows, observation: Rows, mask: Rows, out: Ints) -> int:
    """Answer in a single game and write what the next seat knows and may do; returns as ``advance``."""
    code = advance(st, move, index, listed, out)
    if code >= 0:
        show_one(st, code, listed, observation, mask)
    return code


# -- many games ----------------------------------------------------------------------------------------------


@jit
def show(games: GameArrays, at: int, tables: ActionTables, out: Ints) -> None:
    """Write the rows of one game: the asked seat, what it knows and which actions are legal."""
    st = games.states[at]
    mask = games.masks[at]
    listed = games.listed[at]
    for old in range(games.counts[at]):
        mask[listed[old]] = 0
    games.asked[at] = rules.asked(st)
    observe(st, rules.asked(st), games.observations[at])
    games.counts[at] = choices(st, tables.actions, listed, out)
    for new in range(games.counts[at]):
        mask[listed[new]] = 1


@jit
def deal(st: Ints, deck: Ints) -> None:
    """Deal the next round."""
    rules.deal(st, deck)
    record.forget(st)


@jit
def begin(st: Ints, deck: Ints) -> None:
    """Deal the first round of a game with a random dealer (E1), in Trichu the soloist."""
    if st[s.DUMMY] < 0:
        st[s.DEALER] = rules.below(st, st[s.SEATS])
    deal(st, deck)


@small
def _pay(games: GameArrays, at: int) -> None:
    """Write the rewards of a finished round, and deal the next one."""
    st = games.states[at]
    gain = st[s.SCORE] - st[s.SCORE + 1]
    games.dones[at] = True
    for seat in range(st[s.SEATS]):
        games.rewards[at, seat] += -gain if seat & 1 else gain
    if not st[record.TARGET]:
        return
    ours = st[record.TOTALS] + st[s.SCORE]
    theirs = st[record.TOTALS + 1] + st[s.SCORE + 1]
    st[record.TOTALS], st[record.TOTALS + 1] = ours, theirs
    if max(ours, theirs) >= st[record.TARGET] and ours != theirs:
        for seat in range(st[s.SEATS]):
            games.wins[at, seat] = 1 if (ours > theirs) == (seat & 1 == 0) else -1
        st[record.TOTALS] = st[record.TOTALS + 1] = 0


@jit
def play_on(games: GameArrays, at: int, buffers: Buffers) -> None:
    """Let compiled players answer, and deal new rounds, until somebody else is asked."""
    st = games.states[at]
    while True:
        if st[s.PHASE] == s.OVER:
            _pay(games, at)
            if st[s.DUMMY] < 0 and st[s.OUT_COUNT]:
                st[s.DEALER] = st[s.OUT]
            deal(st, buffers.deck)
        player = games.players[rules.asked(st)]
        if player == policies.CALLER:
            return
        record.answer(st, policies.decide(st, player, buffers.moves, buffers.rollout), buffers.moves)


@jit
def begin_rows(games: GameArrays, tables: ActionTables, rows: Ints, buffers: Buffers) -> None:
    """Deal in these games."""
    for at in rows:
        games.dones[at] = False
        games.rewards[at, :] = 0
        games.wins[at, :] = 0
        begin(games.states[at], buffers.deck)
        play_on(games, at, buffers)
        show(games, at, tables, buffers.moves)


@jit
def resume_rows(games: GameArrays, tables: ActionTables, rows: Ints, buffers: Buffers) -> None:
    """Let compiled players answer in these games if it is their turn now."""
    for at in rows:
        play_on(games, at, buffers)
        show(games, at, tables, buffers.moves)


@jit
def first_illegal(rows: Ints, actions: Ints, masks: Rows) -> int:
    """Return the first of these games with an illegal action, or -1."""
    for number in range(len(rows)):
        action = actions[number]
        if action < 0 or action >= masks.shape[1] or not masks[rows[number], action]:
            return rows[number]
    return -1


@jit
def step_rows(
    games: GameArrays, tables: ActionTables, rows: Ints, actions: Ints, more: bool, buffers: Buffers
) -> None:
    """Answer in these games; where a round ends, the next one is dealt.

    With ``more``, rewards are added to those of the same step, which other seats of the game made.
    """
    for number in range(len(rows)):
        at = rows[number]
        if not more and games.dones[at]:
            games.dones[at] = False
            games.rewards[at, :] = 0
            games.wins[at, :] = 0
        act(games.states[at], tables.codes[actions[number]], buffers.moves)
        play_on(games, at, buffers)
        show(games, at, tables, buffers.moves)


@jit
def random_choices(listed: Rows, counts: Rows, rng: Ints, actions: Rows) -> None:
    """Choose a random legal action for every game."""
    for at in range(len(actions)):
        rng[at] = rules.scrambled(rng[at])
        actions[at] = listed[at, (rng[at] * counts[at]) >> 32]
