// The rules page of every game: sections, examples, and what each rule book does in its own way. The texts are in
// src/tichu/words/<language>/rules.ftl.
import {
  bombs,
  calls,
  cards,
  combinations,
  end,
  play,
  points,
  score,
  specials,
  trick,
  wish,
} from "./passages";
import { grandseigneur, hierarchie } from "./ranks";
import type { Game, Games } from "./shape";

const nanjing: Game<"nanjing"> = {
  name: "rules.nanjing-name",
  short: "rules.nanjing-short",
  players: "rules.nanjing-players",
  summary: "rules.nanjing-summary",
  sections: {
    goal: [
      "rules.nanjing-goal",
      { list: ["rules.nanjing-goal-cards", "rules.nanjing-goal-out", "rules.nanjing-goal-calls"] },
      "rules.nanjing-goal-early",
    ],
    cards,
    deal: ["rules.nanjing-deal", "rules.nanjing-deal-custom"],
    calls: calls("rules.nanjing-calls-grand"),
    exchange: ["rules.nanjing-exchange", "rules.nanjing-exchange-custom"],
    play: ["rules.play-right", ...play, "rules.play-piles", ...trick],
    combinations: [...combinations, "rules.combinations-alone"],
    bombs,
    wish,
    specials: specials("rules.dog-partner", "rules.dragon-gift"),
    end,
    score,
    match: ["rules.match-target"],
  },
  editions: {
    "fata-morgana": {
      about: "rules.nanjing-fata-morgana",
      notes: [
        { section: "bombs", text: "rules.nanjing-fata-morgana-bombs" },
        { section: "end", text: "rules.nanjing-fata-morgana-end" },
      ],
    },
    philibert: {
      about: "rules.nanjing-philibert",
      notes: [{ section: "specials", instead: ["rules.dog-safe"], text: "rules.nanjing-philibert-dog" }],
    },
    groo: {
      about: "rules.nanjing-groo",
      notes: [
        { section: "deal", text: "rules.nanjing-groo-deal" },
        { section: "calls", text: "rules.nanjing-groo-calls" },
        { section: "play", text: "rules.groo-clockwise" },
      ],
    },
    tichubadour: {
      about: "rules.nanjing-tichubadour",
      notes: [
        { section: "cards", text: "rules.nanjing-tichubadour-cards" },
        { section: "deal", text: "rules.nanjing-tichubadour-deal" },
        { section: "wish", text: "rules.nanjing-tichubadour-wish" },
        { section: "match", text: "rules.nanjing-tichubadour-match" },
      ],
    },
    francois: {
      about: "rules.nanjing-francois",
      notes: [
        { section: "wish", instead: ["rules.wish-make"], text: "rules.francois-wish" },
        { section: "play", text: "rules.francois-clockwise" },
        { section: "specials", text: "rules.nanjing-francois-dragon" },
      ],
    },
  },
};

const trichu: Game<"trichu"> = {
  name: "rules.trichu-name",
  short: "rules.trichu-name",
  players: "rules.trichu-players",
  summary: "rules.trichu-summary",
  sections: {
    differs: [
      {
        list: [
          "rules.trichu-differs-hands",
          "rules.trichu-differs-grand",
          "rules.trichu-differs-exchange",
          "rules.trichu-differs-open",
          "rules.trichu-differs-wish",
          "rules.trichu-differs-score",
        ],
      },
    ],
    goal: ["rules.trichu-goal"],
    cards,
    deal: ["rules.trichu-deal", "rules.trichu-deal-soloist", "rules.trichu-deal-look"],
    calls: calls("rules.trichu-calls-dummy", "rules.trichu-calls-grand"),
    exchange: [
      "rules.trichu-exchange",
      {
        list: [
          "rules.trichu-exchange-soloist",
          "rules.trichu-exchange-dummy",
          "rules.trichu-exchange-opponents",
        ],
      },
      "rules.trichu-exchange-open",
    ],
    play: ["rules.play-right", ...play, "rules.trichu-play-dummy", "rules.play-piles"],
    combinations: [...combinations, "rules.combinations-alone"],
    bombs,
    wish: [...wish, { h3: "rules.trichu-wish" }, "rules.trichu-wish-dummy"],
    specials: specials("rules.dog-partner", "rules.dragon-gift"),
    end,
    score: [...score, "rules.trichu-score"],
    match: ["rules.trichu-match", "rules.trichu-match-target"],
  },
  editions: {
    "fata-morgana": {
      about: "rules.trichu-fata-morgana",
      notes: [{ section: "deal", text: "rules.trichu-fata-morgana-deal" }],
    },
    philibert: {
      about: "rules.trichu-philibert",
      notes: [
        { section: "deal", instead: ["rules.trichu-deal-soloist"], text: "rules.trichu-philibert-deal" },
        {
          section: "exchange",
          instead: ["rules.trichu-exchange", "rules.trichu-exchange-soloist"],
          text: "rules.trichu-philibert-exchange",
        },
        { section: "specials", instead: ["rules.dog-safe"], text: "rules.philibert-dog" },
        { section: "match", text: "rules.trichu-philibert-match" },
      ],
    },
    groo: {
      about: "rules.trichu-groo",
      notes: [
        { section: "deal", instead: ["rules.trichu-deal-soloist"], text: "rules.trichu-groo-soloist" },
        { section: "deal", text: "rules.trichu-groo-deal" },
        { section: "calls", text: "rules.trichu-groo-calls" },
        { section: "match", text: "rules.trichu-groo-match" },
      ],
    },
  },
};

const tientsin: Game<"tientsin"> = {
  name: "rules.tientsin-name",
  short: "rules.tientsin-short",
  players: "rules.tientsin-players",
  summary: "rules.tientsin-summary",
  sections: {
    differs: [
      {
        list: [
          "rules.tientsin-differs-cards",
          "rules.tientsin-differs-grand",
          "rules.tientsin-differs-exchange",
          "rules.tientsin-differs-dog",
          "rules.tientsin-differs-victory",
          "rules.tientsin-differs-tricks",
        ],
      },
    ],
    goal: ["rules.tientsin-goal"],
    cards,
    deal: ["rules.tientsin-deal"],
    calls: calls("rules.tientsin-calls-grand"),
    exchange: ["rules.tientsin-exchange"],
    play: ["rules.play-right", ...play, "rules.play-piles"],
    combinations: [...combinations, "rules.combinations-alone"],
    bombs,
    wish,
    specials: specials("rules.tientsin-dog", "rules.tientsin-dragon-gift"),
    end: [
      "rules.tientsin-end-when",
      "rules.tientsin-end-last",
      { list: ["rules.tientsin-end-hand", "rules.tientsin-end-tricks"] },
      "rules.tientsin-end-last-trick",
    ],
    score: [
      "rules.tientsin-score-cards",
      ...points,
      "rules.tientsin-score-triple",
      { h3: "rules.tientsin-order" },
      "rules.tientsin-order-teams",
      {
        table: [
          ["rules.tientsin-order-out", "rules.tientsin-order-meaning"],
          ["rules.tientsin-order-1", "rules.tientsin-order-1-meaning"],
          ["rules.tientsin-order-2", "rules.tientsin-order-2-meaning"],
          ["rules.tientsin-order-3", "rules.tientsin-order-3-meaning"],
          ["rules.tientsin-order-4", "rules.tientsin-order-4-meaning"],
        ],
      },
    ],
    match: ["rules.match-target"],
  },
  editions: {
    "fata-morgana": { about: "rules.tientsin-fata-morgana", notes: [] },
    philibert: {
      about: "rules.tientsin-philibert",
      notes: [{ section: "specials", instead: ["rules.dog-safe"], text: "rules.philibert-dog" }],
    },
    groo: {
      about: "rules.tientsin-groo",
      notes: [
        { section: "deal", text: "rules.tientsin-groo-deal" },
        { section: "calls", text: "rules.tientsin-groo-calls" },
        { section: "play", text: "rules.groo-clockwise" },
      ],
    },
    francois: {
      about: "rules.tientsin-francois",
      notes: [
        { section: "wish", instead: ["rules.wish-make"], text: "rules.francois-wish" },
        { section: "play", text: "rules.francois-clockwise" },
      ],
    },
  },
};

export const GAMES: Games = { nanjing, trichu, tientsin, grandseigneur, hierarchie };
