// Passages that several games share, as keys of their texts.
import type { Block, Text } from "./shape";

export const cards: Block[] = [
  "rules.cards-pack",
  { rows: [["Ag Ak Ab Ar", "rules.cards-suits"]] },
  "rules.cards-special",
  {
    rows: [
      ["Ma", "rules.cards-mahjong"],
      ["Do", "rules.cards-dog"],
      ["Ph", "rules.cards-phoenix"],
      ["Dr", "rules.cards-dragon"],
    ],
  },
];

/** What may be called, between what a call is and what it brings. */
export const calls = (...kinds: Text[]): Block[] => [
  "rules.calls-bet",
  { list: ["rules.calls-tichu", ...kinds] },
  "rules.calls-personal",
  "rules.calls-score",
];

export const play: Block[] = [
  "rules.play-begin",
  "rules.play-beat",
  { list: ["rules.play-kind", "rules.play-number", "rules.play-rank"] },
  "rules.play-example",
  "rules.play-pass",
  "rules.play-out",
];

/** One trick, step by step. */
export const trick: Block[] = [
  { h3: "rules.trick" },
  "rules.trick-seats",
  {
    rows: [
      ["5g 5k", "rules.trick-1"],
      ["8b 8r", "rules.trick-2"],
      ["Jg Ph", "rules.trick-3"],
      ["Qk Qb", "rules.trick-4"],
      ["9g 9k 9b 9r", "rules.trick-5"],
    ],
  },
];

export const combinations: Block[] = [
  {
    rows: [
      ["4g", "rules.combinations-single"],
      ["8g 8k", "rules.combinations-pair"],
      ["Jg Jk Qb Qr Kg Kk", "rules.combinations-pair-run"],
      ["2g 2k 2b", "rules.combinations-triple"],
      ["5g 5k 5b 9g 9r", "rules.combinations-full-house"],
      ["4g 5k 6b 7r 8g 9k", "rules.combinations-straight"],
    ],
  },
  "rules.combinations-ace",
];

export const bombs: Block[] = [
  {
    rows: [
      ["7g 7k 7b 7r", "rules.bombs-four"],
      ["4b 5b 6b 7b 8b", "rules.bombs-straight"],
    ],
  },
  "rules.bombs-order",
  {
    rows: [
      ["4g 4k 4b 4r", "rules.bombs-order-1"],
      ["5g 5k 5b 5r", "rules.bombs-order-2"],
      ["2k 3k 4k 5k 6k", "rules.bombs-order-3"],
      ["4g 5g 6g 7g 8g", "rules.bombs-order-4"],
      ["2b 3b 4b 5b 6b 7b", "rules.bombs-order-5"],
    ],
  },
  {
    list: [
      "rules.bombs-anytime",
      "rules.bombs-lead",
      "rules.bombs-turn",
      "rules.bombs-several",
      "rules.bombs-special",
      "rules.bombs-always",
      "rules.bombs-phoenix",
    ],
  },
];

export const wish: Block[] = [
  "rules.wish-make",
  "rules.wish-must",
  "rules.wish-open",
  {
    list: [
      "rules.wish-phoenix",
      "rules.wish-lead",
      "rules.wish-turn",
      "rules.wish-itself",
      "rules.wish-played",
    ],
  },
  { h3: "rules.wish-example" },
  {
    rows: [
      ["Ma 2g 3k 4b 5r", "rules.wish-example-led"],
      ["5g 6k 7b 8r Ph", "rules.wish-example-straight"],
      ["7g 7k 7b 7r", "rules.wish-example-bomb"],
      ["5g 6k 8r 9g Ph", "rules.wish-example-free"],
    ],
  },
];

export const phoenix: Block[] = [
  { h3: "rules.phoenix" },
  "rules.phoenix-joker",
  {
    rows: [
      ["8g 8k 9g 9k Ph", "rules.phoenix-full-house"],
      ["5g 6k 7b 8r Ph", "rules.phoenix-straight"],
    ],
  },
  "rules.phoenix-single",
];

/** The special cards of a partnership game: where the lead and the Dragon's trick go differs. */
export const specials = (dog: Text, gift: Text): Block[] => [
  { h3: "rules.dog" },
  dog,
  "rules.dog-safe",
  "rules.dog-wish",
  ...phoenix,
  "rules.phoenix-points",
  { h3: "rules.dragon" },
  "rules.dragon-highest",
  gift,
  "rules.dragon-bombed",
];

export const end: Block[] = [
  "rules.end-when",
  "rules.end-last",
  { list: ["rules.end-hand", "rules.end-tricks"] },
  "rules.end-last-trick",
];

export const points: Block[] = [
  {
    table: [
      ["rules.points-card", "rules.points"],
      ["rules.points-king", 10],
      ["rules.points-ten", 10],
      ["rules.points-five", 5],
      ["rules.points-dragon", 25],
      ["rules.points-phoenix", -25],
      ["rules.points-others", 0],
    ],
  },
];

export const score: Block[] = ["rules.score-cards", ...points, "rules.score-double", "rules.score-calls"];
