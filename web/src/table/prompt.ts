// The line above your hand and the labels of its buttons, in words.
import { t, why } from "../i18n/index.svelte";
import type { TableView } from "./tableView.svelte";
import type { Turn } from "./turn.svelte";
import { comboWords } from "./words";
import { rankWord } from "../cards/names";

/** What a refusal may name: the combination on the table, and the wished rank. */
export function refusalWords(view: TableView): { what: string; rank: string } {
  const { session, round, face } = view;
  const combo = session.aid?.combos.at(-1);
  return {
    what: combo ? comboWords(combo, round.trick.at(-1)?.cards, face) : "",
    rank: round.wish ? rankWord(round.wish) : "",
  };
}

/** Whom the table waits for, if it is one other player. */
export function waitingWords(view: TableView, ownSeats: number[]): string {
  const others = view.chairs.filter(
    (chair) => view.round.waiting.includes(chair.seat) && !ownSeats.includes(chair.seat),
  );
  if (others.length !== 1 || !view.isPlaying) return "";
  return t(view.round.phase === "take" ? "table.takes" : "table.thinking", { name: others[0]!.name });
}

/** What to do now, or the most important thing to know. */
export function promptWords(turn: Turn): string {
  const { view } = turn;
  const urgent = turn.message || turn.hint.text || tichuWords(turn);
  if (urgent) return urgent;
  if (turn.seatQuestion) return turn.seatQuestion.title;
  if (view.session.held.length) return t(view.round.phase === "grand" ? "table.heldCall" : "table.held");
  if (turn.selection && turn.reading && !turn.legal.length)
    return turn.reading.code ? why(turn.reading.code, refusalWords(view)) : "";
  if (!turn.inTurn) return turn.autoPass ? t("table.autoPassOn") : waitingWords(view, turn.ownSeats);
  if (view.round.phase === "take") return t("table.yourTrick");
  if (turn.can?.bound) return t("table.wishBinds");
  // Somebody who has just sat down with bots is told a little more.
  const first = view.alone && view.table.round === 1;
  if (!view.round.trick.length) return t(first ? "table.leadFirst" : "table.lead");
  if (turn.mustPass) return t("table.mustPass");
  return t(first ? "table.followFirst" : "table.follow");
}

/** What a Tichu that was tapped once means; nothing if none was. */
export function tichuWords(turn: Turn): string {
  const { tapped } = turn.tichu;
  if (tapped === null) return "";
  const points = Number(turn.view.table.rules["tichu_points"] ?? 100);
  return t(tapped === turn.view.session.seat ? "table.tichuText" : "table.tichuDummyText", { points });
}

export function tichuLabel(turn: Turn): string {
  const { tapped } = turn.tichu;
  if (tapped === null) return t("table.tichu");
  if (tapped !== turn.view.session.seat) return t("table.tichuDummy");
  if (turn.ownSeats.length > 1) return t("table.tichuSelf");
  return turn.view.partnerHasCalled ? t("table.tichuPartner") : t("table.tichuSure");
}

export function playLabel(turn: Turn): string {
  const [combo] = turn.legal;
  if (combo) return t("table.playIt", { what: comboWords(combo, combo.cards, turn.view.face) });
  return turn.giving && !turn.seatQuestion ? t("table.dragonTitle") : t("table.play");
}
