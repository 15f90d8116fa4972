// The logic of the pages around the table: the form, the lists, and the drawn table.
import { describe, expect, it } from "vitest";
import { aroundTable } from "../table/seats";
import type { CatalogueAnswer, MatchAnswer, TableAnswer } from "../wire/types";
import { freeSeats, grouped } from "./lobbyGroups";
import { matchesBeside, removalOf } from "./myTables";
import { TableDraft } from "./tableDraft.svelte";

const setting = (name: string, value: boolean | number | string | null, kind = "number") => ({
  name,
  value,
  kind,
  choices: [],
  help: "",
});
const nanjing = [setting("target", 1000), setting("rounds", null), setting("tichu", true, "flag")];
const ranks = [setting("players", 5), setting("rounds", null)];
const catalogue = {
  variants: [
    {
      key: "nanjing",
      players: [4],
      teams: true,
      editions: [{ key: "red", title: "Red", settings: nanjing }],
    },
    {
      key: "ranks",
      players: [5, 6],
      teams: false,
      editions: [{ key: "red", title: "Red", settings: ranks }],
    },
  ],
  bots: [],
  phrases: [],
} as unknown as CatalogueAnswer;

describe("a table that is being set", () => {
  it("sends only what differs from the rule book", () => {
    const draft = new TableDraft(catalogue);
    expect(draft.houseRules).toEqual({});
    draft.target = 500;
    draft.rules["tichu"] = "true"; // as the book says
    expect(draft.houseRules).toEqual({ target: 500 });
    draft.rules["tichu"] = "false";
    draft.end = "rounds";
    draft.rounds = 6;
    expect(draft.houseRules).toEqual({ tichu: false, target: null, rounds: 6 });
  });

  it("begins anew with another game", () => {
    const draft = new TableDraft(catalogue, { house_rules: { target: 500, tichu: false } });
    expect(draft.houseRules).toEqual({ target: 500, tichu: false });
    draft.choose("ranks");
    expect([draft.ends, draft.end, draft.houseRules]).toEqual([["rounds", "open"], "open", {}]);
    draft.players = 6;
    expect(draft.houseRules).toEqual({ players: 6 });
  });
});

describe("the drawn table", () => {
  const at = (count: number, rightward: boolean) =>
    aroundTable(count, 0, rightward).map(({ row, column }) => `${row}${column}`);

  it("puts the next player to the right, or to the left", () => {
    expect(at(4, true)).toEqual(["32", "23", "12", "21"]);
    expect(at(4, false)).toEqual(["32", "21", "12", "23"]);
  });

  it("gives every player a seat of their own", () => {
    for (let count = 3; count <= 12; count++) expect(new Set(at(count, true)).size).toBe(count);
  });
});

const place = (player: string | null, left = false) => ({ name: player ?? "", player, bot: null, left });
const table = (changes: Partial<TableAnswer>): TableAnswer =>
  ({
    id: "t",
    status: "running",
    host: "me",
    places: [place("me"), place(null)],
    open: 0,
    ...changes,
  }) as TableAnswer;

describe("your own tables", () => {
  it("end if nobody else is there", () => {
    expect(removalOf(table({}), "me")).toEqual({ command: { type: "close" }, text: "home.removeEnds" });
    expect(removalOf(table({ status: "open" }), "me")?.text).toBe("home.removeClose");
  });

  it("are left to the others", () => {
    const places = [place("me"), place("you")];
    expect(removalOf(table({ places }), "me")).toEqual({
      command: { type: "leave" },
      text: "home.removeBot",
    });
    expect(removalOf(table({ places, status: "open" }), "me")?.text).toBe("home.removeOpen");
    expect(removalOf(table({ places: [place("you")] }), "me")?.command).toEqual({
      type: "host",
      player: "you",
    });
    expect(removalOf(table({ places: [place("you")], host: "you" }), "me")).toBeNull();
  });

  it("are not listed again as matches", () => {
    const matches = [{ fate: "playing" }, { fate: "left" }, { fate: null }] as MatchAnswer[];
    expect(matchesBeside(matches).map((match) => match.fate)).toEqual(["left", null]);
  });
});

describe("the lobby", () => {
  it("begins with the tables at which the fewest players are missing", () => {
    const tables = [
      table({ id: "watch" }),
      table({ id: "three", status: "open", open: 3 }),
      table({ id: "left", places: [place("you", true)] }),
      table({ id: "one", status: "open", open: 1 }),
    ];
    const found = grouped(tables).map((group) => group.tables.map((each) => each.id));
    expect(found).toEqual([["one", "three"], ["left"], ["watch"]]);
    expect(freeSeats(tables[2]!)).toBe(1);
  });
});
