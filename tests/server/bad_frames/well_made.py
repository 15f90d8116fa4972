"""Frames that are well made, and yet must not do anything."""

from __future__ import annotations

import random
from typing import Any

from tests.server.bad_frames.frames import BadFrame, FrameSender, act, new_id, to_text
from tests.server.guests import any_action
from tichu.client.frames import Frame
from tichu.core.cards import PACK, card_name


def _round(who: FrameSender) -> dict[str, Any]:
    assert who.mirror.round is not None
    return who.mirror.round


def likely(rng: random.Random, who: FrameSender) -> dict[str, Any]:
    """An action that could be somebody's: legal for the one whose turn it is, often."""
    hand = who.hand or [card_name(card) for card in rng.sample(PACK, 14)]
    return rng.choice(
        [
            {"type": "play", "cards": rng.choice(hand)},
            {"type": "play", "cards": " ".join(rng.sample(hand, min(2, len(hand))))},
            {"type": "pass"},
            {"type": "take"},
            {"type": "grand", "call": rng.random() < 0.5},
            {
                "type": "exchange",
                "give": dict(zip("0123", rng.sample(hand, min(3, len(hand))), strict=False)),
            },
            {"type": "give", "to": rng.randrange(4)},
        ]
    )


def legal(rng: random.Random, who: FrameSender) -> dict[str, Any] | None:
    """Something the player could really do now, if it is their turn."""
    if who.seat is None or who.seat not in _round(who)["waiting"]:
        return None
    return any_action(who.mirror.view(who.seat), rng).to_json()


def out_of_turn(rng: random.Random, who: FrameSender) -> BadFrame:
    """At the wrong moment: out of turn, or something that belongs to another part of the round."""
    round_ = _round(who)
    phase, hand = round_["phase"], who.hand or ["2g"]
    wrong: list[dict[str, Any]] = [{"type": "withdraw"}, {"type": "give", "to": rng.randrange(4)}]
    play = {"type": "play", "cards": rng.choice(hand)}
    gifts = {"type": "exchange", "give": dict(zip("0123", rng.sample(hand, min(3, len(hand))), strict=False))}
    if phase != "grand":
        wrong.append({"type": "grand", "call": rng.random() < 0.5})
    if phase != "exchange":
        wrong.append(gifts)
    if phase in ("grand", "exchange"):
        wrong += [play, {"type": "pass"}, {"type": "take"}]
    elif who.seat not in round_["waiting"]:
        wrong += 3 * [play, {"type": "pass"}, {"type": "take"}]
    label, frame = act(rng, rng.choice(wrong))
    return BadFrame("out of turn", to_text(frame), id=label)


def foreign_seat(rng: random.Random, who: FrameSender) -> BadFrame:
    if who.seat is None:
        label, frame = act(rng, likely(rng, who), seat=rng.randrange(4))
        return BadFrame("foreign seat", to_text(frame), code="not-allowed", id=label)
    seat = rng.choice([seat for seat in range(4) if seat != who.seat])
    label, frame = act(rng, legal(rng, who) or likely(rng, who), seat=seat)
    return BadFrame("foreign seat", to_text(frame), code="not-your-seat", id=label)


def no_such_seat(rng: random.Random, who: FrameSender) -> BadFrame:
    label, frame = act(rng, legal(rng, who) or likely(rng, who), seat=rng.choice([4, 5, 11, 12, -1, 255]))
    return BadFrame("no such seat", to_text(frame), id=label)


def not_held(rng: random.Random, who: FrameSender) -> BadFrame:
    """Cards of others, of no one, or of the tricks that were taken."""
    held = set(who.hand)
    others = [card_name(card) for card in PACK if card_name(card) not in held]
    cards = rng.sample(others, rng.choice([1, 1, 2, 3, 5]))
    if rng.random() < 0.3 and held:
        cards[0] = rng.choice(sorted(held))
        cards.append(rng.choice([card for card in others if card not in cards]))
    if rng.random() < 0.3:
        action: dict[str, Any] = {"type": "exchange", "give": dict(zip("0123", cards, strict=False))}
    else:
        action = {"type": "play", "cards": " ".join(cards)}
    label, frame = act(rng, action)
    return BadFrame("not held", to_text(frame), id=label)


def stale(rng: random.Random, who: FrameSender) -> BadFrame:
    """Meant for a moment that has passed, or has not come yet."""
    assert who.mirror.version is not None
    version = rng.choice(
        [0, 1, 2, who.mirror.version + 1, who.mirror.version + rng.randrange(2, 10**6), 2**53]
    )
    label, frame = act(rng, legal(rng, who) or likely(rng, who), v=version)
    return BadFrame("stale", to_text(frame), code="not-allowed" if who.seat is None else "stale", id=label)


def replay(rng: random.Random, who: FrameSender) -> BadFrame:
    """An id that was used long ago, with something else."""
    if not who.acked:
        return foreign_seat(rng, who)
    name = rng.choice(list(who.acked))
    if rng.random() < 0.8:
        frame: Frame = {"t": "act", "d": {"id": name, "action": legal(rng, who) or likely(rng, who)}}
    else:
        command = rng.choice([{"type": "leave"}, {"type": "chat", "text": "again"}, {"type": "pause"}])
        frame = {"t": "do", "d": {"id": name, "do": command}}
    return BadFrame("replayed", to_text(frame), "ack", id=name, version=who.acked[name])


def not_allowed(rng: random.Random, who: FrameSender) -> BadFrame:
    """A command for somebody else, or for another time."""
    me = who.guest.player
    commands: list[dict[str, Any]] = [
        {"type": "bot", "place": rng.randrange(4), "bot": "club"},
        {"type": "open", "place": rng.randrange(4)},
        {"type": "swap", "a": 0, "b": rng.randrange(1, 12)},
        {"type": "options", "options": {"title": "mine", "clock": 1.0}},
        {"type": "start", "fill": "club"},
        {"type": "start"},
        {"type": "rematch"},
        {"type": "close"},
        {"type": "ready"},
        {"type": "back"},
        {"type": "resume"},
        {"type": "sit"},
        {"type": "sit", "place": rng.randrange(12)},
        {"type": "mute", "player": me},
        {"type": "mute", "player": "nobody"},
        {"type": "host", "player": "nobody"},
        {"type": "chat"},
        {"type": "chat", "text": " \u200b\u0007 "},
        {"type": "chat", "text": "x" * 301},
        {"type": "chat", "phrase": "rude"},
        {"type": "chat", "text": "hello", "phrase": "hello"},
    ]
    if not who.host:
        commands += 2 * [{"type": "host", "player": me}]
    if who.seat is None:
        commands += [{"type": "leave"}, {"type": "pause"}]
    label = new_id(rng)
    frame = {"t": "do", "d": {"id": label, "do": rng.choice(commands)}}
    return BadFrame("not allowed", to_text(frame), id=label)


def idle_question(rng: random.Random, who: FrameSender) -> BadFrame:
    """Questions about what the player may not know, or that make no sense."""
    label = new_id(rng)
    others = [seat for seat in range(4) if seat != who.seat]
    questions: list[dict[str, Any]] = [
        {"what": "legal", "seat": rng.choice(others)},
        {"what": "cards", "cards": "2g", "seat": rng.choice(others)},
        {"what": "hint"},
        {"what": "hint", "seat": rng.choice(others)},
        {"what": "legal", "seat": rng.choice([4, 11])},
        {"what": "cards"},
        {"what": "cards", "cards": "x" * 401},
    ]
    return BadFrame(
        "idle question", to_text({"t": "ask", "d": {"id": label, **rng.choice(questions)}}), id=label
    )


def odd_cards(rng: random.Random, who: FrameSender) -> BadFrame:
    """A question about cards that are none: it is answered, with the reason."""
    label = new_id(rng)
    cards = rng.choice(["", "XX", "2g 2g", "2g 3k", "Ma Hu", "Dr Ph", "\u0000", "2g," * 100, " " * 400])
    text = to_text({"t": "ask", "d": {"id": label, "what": "cards", "cards": cards}})
    if who.seat is None:
        return BadFrame("odd cards", text, code="not-allowed", id=label)
    return BadFrame("odd cards", text, "answer", id=label)
