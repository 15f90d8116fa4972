// Your own turn, against a session that records what is asked and sent.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReadingShown } from "../wire/types";
import { FakeSession } from "./fakeSession.svelte";
import { press } from "./keys";
import { promptWords } from "./prompt";
import { Refusal } from "./session.svelte";
import { TableView } from "./tableView.svelte";
import { inEffects } from "./testing.svelte";
import { Turn } from "./turn.svelte";

const reading = (cards: string, more: Partial<ReadingShown> = {}): ReadingShown => ({
  kind: "single",
  rank: cards[0]!,
  length: cards.split(" ").length,
  cards,
  bomb: false,
  legal: true,
  ...more,
});
const led = { trick: [{ seat: 3, cards: "3k", as: null }], waiting: [0] };

let session: FakeSession;
let turn: Turn;
let stop: () => void;
const asker = { ask: vi.fn(), close: vi.fn() };
const say = vi.fn();

/** Let effects run and promises settle. */
async function settle(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  asker.ask.mockReset();
  asker.close.mockReset();
  say.mockReset();
  session = new FakeSession();
  [turn, stop] = inEffects(() => new Turn(new TableView(session), asker, say));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("the lifted cards", () => {
  it("are read by the server, and can be played if it says so", async () => {
    session.answers.cards = { readings: [reading("2k 2g"), reading("2k 2g", { legal: false })] };

    turn.choose("2k 2g");
    await settle();

    expect(session.ask).toHaveBeenCalledWith("cards", "2k 2g", 0);
    expect(turn.legal).toHaveLength(1);
  });

  it("are read again when the round changes", async () => {
    turn.choose("5r");
    await settle();
    session.ask.mockClear();

    session.show(led);
    await settle();

    expect(session.ask).toHaveBeenCalledWith("cards", "5r", 0);
  });

  it("do not keep an answer that comes too late", async () => {
    session.answers.cards = { readings: [reading("5r")] };
    turn.choose("5r");
    flushSync();

    turn.chosen = [];
    await settle();

    expect(turn.reading).toBeNull();
  });

  it("are put back at the end of a round", async () => {
    turn.choose("5r");
    session.show({ phase: "over", waiting: [] });
    await settle();

    expect(turn.chosen).toEqual([]);
  });

  it("are completed to the next combination with each double tap", async () => {
    session.answers.complete = { plays: [reading("2k"), reading("2k 2g"), reading("2k Ph")] };

    await turn.complete("2k.0");
    expect(turn.selection).toBe("2k 2g");
    await turn.complete("2k.0");
    expect(turn.selection).toBe("2k Ph");
    await turn.complete("2k.0");
    expect(turn.selection).toBe("2k 2g");
  });
});

describe("playing", () => {
  it("sends the cards and puts them down", async () => {
    session.answers.cards = { readings: [reading("5r")] };
    turn.choose("5r");
    await settle();

    await turn.play();

    expect(session.act).toHaveBeenCalledWith({ type: "play", cards: "5r" }, 0);
    expect(turn.chosen).toEqual([]);
  });

  it("asks what the Phoenix is where there is a choice", async () => {
    session.answers.cards = { readings: [reading("5r Ph", { as: "4" }), reading("5r Ph", { as: "6" })] };
    turn.choose("5r Ph");
    await settle();
    asker.ask.mockResolvedValueOnce("6");

    await turn.play();

    expect(session.act).toHaveBeenCalledWith({ type: "play", cards: "5r Ph", as: "6" }, 0);
  });

  it("asks for a wish, and sends none if none is wanted", async () => {
    session.answers.cards = { readings: [reading("Ma")] };
    turn.choose("Ma");
    await settle();
    asker.ask.mockResolvedValueOnce(null);

    await turn.play();

    expect(asker.ask.mock.calls[0]![1]).toHaveLength(14);
    expect(session.act).toHaveBeenCalledWith({ type: "play", cards: "Ma" }, 0);
  });

  it("does nothing if a question is closed", async () => {
    session.answers.cards = { readings: [reading("Ma")] };
    turn.choose("Ma");
    await settle();
    asker.ask.mockResolvedValueOnce(undefined);

    await turn.play();

    expect(session.act).not.toHaveBeenCalled();
    expect(turn.selection).toBe("Ma");
  });

  it("keeps the cards and says why if the play is refused", async () => {
    session.answers.cards = { readings: [reading("5r")] };
    session.act.mockRejectedValueOnce(new Refusal("does-not-beat"));
    turn.choose("5r");
    await settle();

    await turn.play();

    expect(turn.selection).toBe("5r");
    expect(turn.message).not.toBe("");
    expect(say).toHaveBeenCalledWith(turn.message);
    expect(promptWords(turn)).toBe(turn.message);
  });
});

describe("bombs", () => {
  it("are possible when the server says so to everybody", () => {
    expect(turn.bombsPossible).toBe(false);
    session.aid = { ...session.aid!, bombs: true };
    expect(turn.bombsPossible).toBe(true);
    session.show({ phase: "over" });
    expect(turn.bombsPossible).toBe(false);
  });

  it("lifts a bomb first", async () => {
    session.answers.complete = { plays: [reading("5r"), reading("2k 2g", { bomb: true })] };

    await turn.bomb();

    expect(turn.selection).toBe("2k 2g");
    expect(session.act).not.toHaveBeenCalled();
  });

  it("says so if there is none", async () => {
    session.answers.complete = { plays: [reading("5r")] };

    await turn.bomb();

    expect(turn.message).not.toBe("");
  });
});

describe("passing on a whole trick", () => {
  it("passes as soon as it is your turn", async () => {
    session.show({ ...led, waiting: [2] });
    turn.autoPass = true;
    await settle();
    expect(session.act).not.toHaveBeenCalled();

    session.allow({ pass: true });
    session.show({ waiting: [0] });
    await settle();

    expect(session.act).toHaveBeenCalledExactlyOnceWith({ type: "pass" }, 0);
  });

  it("ends with the trick", async () => {
    session.show(led);
    turn.autoPass = true;
    await settle();

    session.show({ trick: [] });
    await settle();

    expect(turn.autoPass).toBe(false);
  });

  it("ends when a wish binds", async () => {
    session.show({ ...led, waiting: [2] });
    turn.autoPass = true;
    session.allow({ pass: true, bound: true });
    session.show({ waiting: [0] });
    await settle();

    expect(turn.autoPass).toBe(false);
    expect(session.act).not.toHaveBeenCalled();
  });
});

describe("taking the trick", () => {
  const won = { ...led, phase: "take" as const };

  it("is left to the server", async () => {
    session.allow({ take: true });
    session.show(won);
    await settle();
    await vi.advanceTimersByTimeAsync(10_000);

    expect(session.act).not.toHaveBeenCalled();
  });

  it("asks at the seats who gets a trick that must be given away", async () => {
    session.allow({ give: [1, 3] });
    session.show(won);
    await settle();
    expect(turn.seatQuestion?.seats).toEqual([1, 3]);

    turn.seatQuestion?.answer(3);
    await settle();

    expect(turn.seatQuestion).toBeNull();
    expect(session.act).toHaveBeenCalledExactlyOnceWith({ type: "give", to: 3 }, 0);
  });
});

describe("questions", () => {
  it("are closed when the turn is over", async () => {
    await settle();
    asker.close.mockClear();

    session.show({ waiting: [1] });
    await settle();

    expect(asker.close).toHaveBeenCalled();
  });

  it("stay open if they need no turn", async () => {
    await settle();
    asker.ask.mockReturnValueOnce(new Promise(() => undefined));
    asker.close.mockClear();

    void turn.askAnyTime("Who calls?", []);
    session.show({ waiting: [1] });
    await settle();

    expect(asker.close).not.toHaveBeenCalled();
  });
});

describe("Tichu", () => {
  beforeEach(async () => {
    session.allow({ tichu: true });
    await settle();
  });

  it("is called with the second tap", async () => {
    await turn.tichu.tap();
    expect(session.act).not.toHaveBeenCalled();

    await turn.tichu.tap();

    expect(session.act).toHaveBeenCalledExactlyOnceWith({ type: "tichu" }, 0);
  });

  it("forgets a first tap after a while", async () => {
    await turn.tichu.tap();
    await vi.advanceTimersByTimeAsync(4000);

    expect(turn.tichu.tapped).toBeNull();
  });

  it("forgets a first tap when it cannot be called any more", async () => {
    await turn.tichu.tap();
    session.allow({ tichu: false });
    await settle();

    expect(turn.tichu.tapped).toBeNull();
  });

  it("asks the soloist for which hand it is", async () => {
    session.allow({ tichu: true }, 2);
    asker.ask.mockResolvedValueOnce(2);

    await turn.tichu.tap();
    await turn.tichu.tap();

    expect(session.act).toHaveBeenCalledExactlyOnceWith({ type: "tichu" }, 2);
  });
});

describe("the hand in turn", () => {
  it("is the dummy's when the dummy has to act", async () => {
    session.allow({}, 2);
    session.show({ hands: ["5r", null, "3k 4k", null], waiting: [2] });
    await settle();

    expect(turn.acting).toBe(2);
    expect(turn.hand).toBe("3k 4k");
    expect(turn.inTurn).toBe(true);
  });

  it("can only pass if the server finds no play", async () => {
    session.answers.complete = { plays: [] };
    session.show(led);
    await settle();

    expect(turn.mustPass).toBe(true);
    expect(turn.onlyPass).toBe(false);
    session.allow({ pass: true });
    expect(turn.onlyPass).toBe(true);
  });

  it("gets the gifts that are allowed where they are forced", async () => {
    session.answers.legal = { actions: [{ type: "exchange", give: { "1": "Ph" } }, { type: "tichu" }] };
    session.aid = { ...session.aid!, gifts: { "0": { to: { "1": 1 }, forced: "best" } } };
    session.show({ phase: "exchange" });
    await settle();

    expect(turn.allowedGifts).toEqual([{ "1": "Ph" }]);
  });
});

describe("keys", () => {
  it("pass with p only if that is possible", async () => {
    expect(press("p", turn)).toBe(false);

    session.allow({ pass: true });
    expect(press("p", turn)).toBe(true);
    await settle();

    expect(session.act).toHaveBeenCalledExactlyOnceWith({ type: "pass" }, 0);
  });

  it("put the lifted cards back with Escape", () => {
    turn.choose("5r");

    expect(press("escape", turn)).toBe(true);
    expect(turn.chosen).toEqual([]);
    expect(press("escape", turn)).toBe(false);
  });
});

describe("a hint", () => {
  it("lifts the cards that it names and is forgotten with the next event", async () => {
    session.answers.hint = { action: { type: "play", cards: "5r" }, reason: null, sentence: "It is low." };
    await settle();

    await turn.hint.ask();
    expect(turn.selection).toBe("5r");
    expect(say).toHaveBeenCalledWith(turn.hint.text);

    session.show({ waiting: [1] });
    await settle();
    expect(turn.hint.text).toBe("");
  });

  it("and a refusal give way to what is said of other cards", async () => {
    session.answers.hint = { action: { type: "pass" }, reason: null };
    await turn.hint.ask();
    await turn.bomb();
    expect(turn.hint.text && turn.message).toBeTruthy();

    turn.choose("5r");
    await settle();
    expect([turn.hint.text, turn.message]).toEqual(["", ""]);
  });
});
