// The position of a lesson while its script runs. Moves are applied without a check whether they are allowed.
import type { ComboShown, PlayShown } from "../wire/types";
import { YOU, type Deed, type Lesson, type Move, type Position } from "./lessons";

export interface Stage {
  hands: string[][];
  trick: PlayShown[];
  combos: ComboShown[];
  passed: number[];
  wish: string | null;
  calls: Record<string, string>;
  out: number[];
  turn: number;
  /** Who gets the cards that leave the table. */
  towards: number | null;
}

export const cardsIn = (text: string | undefined): string[] => (text ?? "").split(" ").filter(Boolean);

export function opening(position: Position): Stage {
  return {
    hands: position.hands.map(cardsIn),
    trick: position.trick.map(({ seat, cards, as }) => ({ seat, cards, as: as ?? null })),
    combos: position.trick.map((play) => play.combo),
    passed: [...position.passed],
    wish: position.wish ?? null,
    calls: { ...position.calls },
    out: position.hands.flatMap((hand, seat) => (hand ? [] : [seat])),
    turn: position.turn,
    towards: null,
  };
}

/** The table after a move. */
export function moved(stage: Stage, move: Move): Stage {
  const next: Stage = { ...stage, turn: move.seat };
  switch (move.type) {
    case "play": {
      const played = cardsIn(move.cards);
      next.hands = stage.hands.map((hand, seat) =>
        seat === move.seat ? hand.filter((card) => !played.includes(card)) : hand,
      );
      next.trick = [...stage.trick, { seat: move.seat, cards: move.cards!, as: move.as ?? null }];
      next.combos = [...stage.combos, move.combo!];
      next.passed = [];
      if (move.wish) next.wish = move.wish;
      else if (stage.wish && played.some((card) => card.length === 2 && card[0] === stage.wish))
        next.wish = null;
      if (!next.hands[move.seat]!.length) next.out = [...stage.out, move.seat];
      break;
    }
    case "pass":
      next.passed = [...stage.passed, move.seat];
      break;
    case "tichu":
      next.calls = { ...stage.calls, [move.seat]: "tichu" };
      break;
    case "grand":
      if (move.call) next.calls = { ...stage.calls, [move.seat]: "grand" };
      break;
    case "take":
    case "give":
    case "dog":
      next.towards = move.to ?? move.seat;
      next.trick = [];
      next.combos = [];
      next.passed = [];
      break;
  }
  return next;
}

/** The table at the beginning of a step; null if the step has none. */
export function stageAt(lesson: Lesson, number: number): Stage | null {
  const step = lesson.steps[number];
  if (!step || step.show || step.check) return null;
  if (step.position) return opening(step.position);
  let stage = stageAt(lesson, number - 1);
  const before = lesson.steps[number - 1];
  if (!stage || !before) return null;
  const right = before.right?.[0];
  if (right) stage = moved(stage, { ...right.do, seat: YOU });
  for (const move of right?.then ?? before.then ?? []) stage = moved(stage, move);
  return { ...stage, turn: YOU };
}

const sameCards = (a: string | undefined, b: string | undefined) =>
  cardsIn(a).sort().join() === cardsIn(b).sort().join();

export function same(a: Deed, b: Deed): boolean {
  return (
    a.type === b.type &&
    sameCards(a.cards, b.cards) &&
    (a.as ?? null) === (b.as ?? null) &&
    (a.wish ?? null) === (b.wish ?? null)
  );
}

/** The script's plays of exactly these cards. */
export function scripted(step: Lesson["steps"][number], cards: string): Deed[] {
  const all = [
    ...(step.right ?? []).map((each) => each.do),
    ...(step.wrong ?? []).flatMap((each) => each.do),
  ];
  return all.filter((deed) => deed.type === "play" && sameCards(deed.cards, cards));
}
