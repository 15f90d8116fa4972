// The rules at the table: which passage is open, and which one explains a refusal.
import type { Section, Text } from "../rules/shape";
import type { Turn } from "./turn.svelte";

export type Topic =
  "play" | "combinations" | "bombs" | "wish" | "phoenix" | "dragon" | "dog" | "calls" | "exchange";

/** Where a topic is explained: a section, and a heading in it. */
export const PASSAGES: Record<Topic, { section: Section; heading?: Text }> = {
  play: { section: "play" },
  combinations: { section: "combinations" },
  bombs: { section: "bombs" },
  wish: { section: "wish" },
  phoenix: { section: "specials", heading: "rules.phoenix" },
  dragon: { section: "specials", heading: "rules.dragon" },
  dog: { section: "specials", heading: "rules.dog" },
  calls: { section: "calls" },
  exchange: { section: "exchange" },
};

/** The topics of refusals, by their code. Refusals that need no rule are missing. */
const TOPICS: Record<string, Topic> = {
  "does-not-beat": "play",
  "no-combination": "combinations",
  "not-your-turn": "play",
  "not-your-lead": "play",
  "leader-may-not-pass": "play",
  "wish-binds": "wish",
  "wish-required": "wish",
  "wish-without-mahjong": "wish",
  "no-such-reading": "phoenix",
  "dog-is-led": "dog",
  "receiver-missing": "dog",
  "dragon-is-given": "dragon",
  "nothing-to-give": "dragon",
  "already-called": "calls",
  "too-late-for-tichu": "calls",
  "too-late-for-grand": "calls",
  "somebody-is-out": "calls",
  "no-withdrawal": "calls",
  "wrong-gifts": "exchange",
  "not-the-best": "exchange",
  "not-the-lowest": "exchange",
};

export const topicOf = (code: string | null | undefined): Topic | undefined => TOPICS[code ?? ""];

/** The topic of what is said above your hand; undefined if it is not about a rule. */
export function topicNow(turn: Turn): Topic | undefined {
  if (turn.message) return turn.refused.message === turn.message ? topicOf(turn.refused.code) : undefined;
  if (turn.selection && turn.reading && !turn.legal.length) return topicOf(turn.reading.code);
  return turn.inTurn && turn.can?.bound ? "wish" : undefined;
}

class RulesHere {
  /** The passage that is open; null for none. */
  passage: { section: Section; heading?: Text } | null = $state.raw(null);

  open(topic: Topic = "combinations"): void {
    this.passage = PASSAGES[topic];
  }

  close(): void {
    this.passage = null;
  }
}

/** One for the page: the passage is opened from several places at the table. */
export const rulesHere = new RulesHere();
