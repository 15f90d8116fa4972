// The rules pages of the games of ranks, in which everybody plays alone.
import { bombs, combinations, phoenix, play, wish } from "./passages";
import type { Game } from "./shape";

export const grandseigneur: Game<"grandseigneur"> = {
  name: "rules.grandseigneur-name",
  short: "rules.grandseigneur-name",
  players: "rules.grandseigneur-players",
  summary: "rules.grandseigneur-summary",
  sections: {
    differs: [
      {
        list: [
          "rules.grandseigneur-differs-teams",
          "rules.grandseigneur-differs-dog",
          "rules.grandseigneur-differs-calls",
          "rules.grandseigneur-differs-exchange",
          "rules.grandseigneur-differs-dragon",
          "rules.grandseigneur-differs-packs",
        ],
      },
    ],
    goal: [
      "rules.grandseigneur-goal",
      {
        list: [
          "rules.grandseigneur-title-1",
          "rules.grandseigneur-title-2",
          "rules.grandseigneur-title-3",
          "rules.grandseigneur-title-4",
          "rules.grandseigneur-title-5",
          "rules.grandseigneur-title-6",
        ],
      },
      "rules.grandseigneur-goal-titles",
    ],
    cards: [
      "rules.grandseigneur-cards",
      { rows: [["Ag Ak Ab Ar", "rules.cards-suits"]] },
      "rules.grandseigneur-cards-special",
      {
        rows: [
          ["Ma", "rules.cards-mahjong"],
          ["Ph", "rules.ranks-phoenix"],
          ["Dr", "rules.ranks-dragon"],
        ],
      },
      "rules.grandseigneur-cards-packs",
    ],
    deal: [
      "rules.grandseigneur-deal",
      {
        table: [
          ["rules.deal-players", "rules.deal-packs", "rules.deal-cards"],
          [5, 1, 11],
          [6, 1, "rules.deal-9-one-10"],
          [7, 2, "rules.deal-15-four-16"],
          [8, 2, "rules.deal-13-five-14"],
          [9, 2, "rules.deal-12-one-13"],
          [10, 2, "rules.deal-10-nine-11"],
          [11, 2, "rules.deal-9-ten-10"],
          [12, 2, "rules.deal-9-one-10"],
        ],
      },
      { h3: "rules.ranks-seats" },
      "rules.grandseigneur-seats",
    ],
    calls: ["rules.grandseigneur-calls"],
    exchange: [
      "rules.grandseigneur-exchange",
      {
        list: [
          "rules.grandseigneur-exchange-3",
          "rules.grandseigneur-exchange-2",
          "rules.grandseigneur-exchange-1",
        ],
      },
      "rules.grandseigneur-exchange-return",
      "rules.grandseigneur-exchange-best",
    ],
    play: ["rules.grandseigneur-play-right", ...play, "rules.grandseigneur-play-tricks"],
    combinations: [...combinations, "rules.grandseigneur-combinations-alone"],
    bombs: [
      ...bombs,
      { h3: "rules.grandseigneur-bombs" },
      "rules.ranks-bombs-suits",
      {
        rows: [
          ["7g 7k 7b 7r", "rules.grandseigneur-bombs-yes"],
          ["7g 7g 7k 7b", "rules.grandseigneur-bombs-no"],
        ],
      },
    ],
    wish,
    specials: [
      { h3: "rules.dog" },
      "rules.grandseigneur-dog",
      ...phoenix,
      "rules.grandseigneur-phoenix",
      { h3: "rules.dragon" },
      "rules.grandseigneur-dragon",
    ],
    end: ["rules.grandseigneur-end"],
    score: ["rules.grandseigneur-score"],
    match: ["rules.grandseigneur-match"],
  },
  editions: {
    "fata-morgana": {
      about: "rules.grandseigneur-fata-morgana",
      notes: [
        { section: "wish", text: "rules.grandseigneur-fata-morgana-wish" },
        { section: "cards", text: "rules.grandseigneur-fata-morgana-cards" },
      ],
    },
  },
};

export const hierarchie: Game<"hierarchie"> = {
  name: "rules.hierarchie-name",
  short: "rules.hierarchie-name",
  players: "rules.hierarchie-players",
  summary: "rules.hierarchie-summary",
  sections: {
    differs: [
      {
        list: [
          "rules.hierarchie-differs-teams",
          "rules.hierarchie-differs-cards",
          "rules.hierarchie-differs-clockwise",
          "rules.hierarchie-differs-exchange",
          "rules.hierarchie-differs-suits",
          "rules.hierarchie-differs-special",
        ],
      },
    ],
    goal: ["rules.hierarchie-goal"],
    cards: [
      "rules.hierarchie-cards",
      { rows: [["Ag Ak Ab Ar", "rules.cards-suits"]] },
      {
        rows: [
          ["Ma", "rules.hierarchie-cards-mahjong"],
          ["Do", "rules.hierarchie-cards-dog"],
          ["Ph", "rules.ranks-phoenix"],
          ["Dr", "rules.ranks-dragon"],
        ],
      },
    ],
    deal: [
      "rules.hierarchie-deal",
      {
        table: [
          ["rules.deal-players", "rules.deal-cards", "rules.deal-open"],
          [5, 12, 48],
          [6, 12, 36],
          [7, 12, 24],
          [8, 12, 12],
          [9, 12, "rules.deal-none"],
          [10, "rules.deal-11-two-10", "rules.deal-none"],
        ],
      },
      { h3: "rules.ranks-seats" },
      "rules.hierarchie-seats",
    ],
    calls: ["rules.hierarchie-calls"],
    exchange: [
      "rules.hierarchie-exchange",
      { list: ["rules.hierarchie-exchange-3", "rules.hierarchie-exchange-2", "rules.hierarchie-exchange-1"] },
      "rules.hierarchie-exchange-best",
    ],
    play: ["rules.hierarchie-play-left", ...play, "rules.hierarchie-play-tricks"],
    combinations: [
      ...combinations,
      "rules.combinations-alone",
      { h3: "rules.hierarchie-twice" },
      "rules.hierarchie-triple",
      {
        rows: [
          ["7r 7b 7g", "rules.hierarchie-triple-yes"],
          ["7r 7b 7r", "rules.hierarchie-triple-no"],
          ["7r 7r Ph", "rules.hierarchie-triple-phoenix"],
          ["7r 7r", "rules.hierarchie-pair"],
        ],
      },
    ],
    bombs: [...bombs, { h3: "rules.hierarchie-twice" }, "rules.ranks-bombs-suits"],
    wish: ["rules.hierarchie-wish"],
    specials: [
      { h3: "rules.dog" },
      "rules.hierarchie-dog",
      "rules.hierarchie-dog-bombed",
      ...phoenix,
      { h3: "rules.dragon" },
      "rules.hierarchie-dragon",
    ],
    end: ["rules.hierarchie-end"],
    score: ["rules.hierarchie-score"],
    match: ["rules.hierarchie-match"],
  },
  editions: {
    philibert: {
      about: "rules.hierarchie-philibert",
      notes: [
        { section: "cards", text: "rules.hierarchie-philibert-cards" },
        { section: "play", text: "rules.hierarchie-philibert-play" },
        { section: "specials", text: "rules.hierarchie-philibert-dog" },
      ],
    },
  },
};
