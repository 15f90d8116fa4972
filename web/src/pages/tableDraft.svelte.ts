// A table that is being set: what was chosen in the form, and the options that follow from it.
import { bookOf } from "../lib/catalogue";
import type { RuleValue } from "../lib/games";
import type { CatalogueAnswer, SettingAnswer, TableOptions } from "../wire/types";

export type End = "points" | "rounds" | "open";

/** Rules with fields of their own; the others are house rules. */
const OWN_FIELDS = ["players", "target", "rounds"];
const USUAL_TARGET = 1000;
const USUAL_ROUNDS = 8;
/** Three players are soloist in turn. */
const USUAL_ROUNDS_OF_THREE = 9;

export class TableDraft {
  variant = $state("nanjing");
  edition: string | null = $state(null);
  players: number | null = $state(null);
  end: End = $state("points");
  target = $state(USUAL_TARGET);
  rounds = $state(USUAL_ROUNDS);
  /** House rules as they are written in the form; empty for the rule book’s. */
  rules: Record<string, string> = $state({});
  clock = $state(60);
  bombWindow = $state(1.5);
  pace = $state(1);
  isPublic = $state(false);
  spectators = $state(true);
  rated = $state(false);
  title = $state("");
  /** The bot in all other seats; empty if they stay open. */
  fill = $state("");

  constructor(
    readonly catalogue: CatalogueAnswer,
    from: TableOptions = {},
  ) {
    this.choose(from.variant ?? "nanjing", from.edition ?? null);
    if (from.house_rules) this.#takeRules(from.house_rules);
    if (from.clock !== undefined) this.clock = from.clock ?? 0;
    this.bombWindow = from.bomb_window ?? this.bombWindow;
    this.pace = from.bot_pace ?? this.pace;
    this.isPublic = from.public ?? false;
    this.spectators = from.spectators ?? true;
    this.rated = from.rated ?? false;
    this.title = from.title ?? "";
  }

  get game() {
    return bookOf(this.catalogue, this.variant, this.edition).game;
  }

  get book() {
    return bookOf(this.catalogue, this.variant, this.edition).book;
  }

  /** The settings of the rule book that have no field of their own. */
  get settings(): SettingAnswer[] {
    return (this.book?.settings ?? []).filter((each) => !OWN_FIELDS.includes(each.name));
  }

  get seats(): number {
    return this.players ?? this.game?.players[0] ?? 0;
  }

  /** The ways in which this game can end. */
  get ends(): End[] {
    const ends: End[] = [];
    if (this.#printed("target") !== undefined) ends.push("points");
    ends.push("rounds");
    if (this.#printed("target") === undefined) ends.push("open");
    return ends;
  }

  /** Another game begins with its own rule book and end. */
  choose(variant: string, edition: string | null = null): void {
    this.variant = variant;
    this.players = null;
    this.read(edition);
    const [target, rounds] = [this.#printed("target"), this.#printed("rounds")];
    this.end = typeof target === "number" ? "points" : typeof rounds === "number" ? "rounds" : "open";
    this.target = typeof target === "number" ? target : USUAL_TARGET;
    const usual = this.seats === 3 ? USUAL_ROUNDS_OF_THREE : USUAL_ROUNDS;
    this.rounds = typeof rounds === "number" ? rounds : usual;
  }

  /** Another rule book; house rules belong to the one they change. */
  read(edition: string | null): void {
    this.edition = edition;
    this.rules = {};
  }

  /** What differs from the rule book, as the server wants it. */
  get houseRules(): Record<string, RuleValue> {
    const agreed: Record<string, RuleValue> = {};
    for (const setting of this.settings) {
      const text = this.rules[setting.name] ?? "";
      const value = text === "" ? setting.value : valueOf(setting, text);
      if (value !== setting.value) agreed[setting.name] = value;
    }
    if (this.players !== null && this.players !== this.game?.players[0]) agreed["players"] = this.players;
    const end = {
      target: this.end === "points" ? this.target : null,
      rounds: this.end === "rounds" ? this.rounds : null,
    };
    for (const name of ["target", "rounds"] as const) {
      const printed = this.#printed(name);
      if (printed !== undefined && printed !== end[name]) agreed[name] = end[name];
    }
    return agreed;
  }

  get options(): TableOptions {
    return {
      title: this.title.trim(),
      variant: this.variant,
      edition: this.edition,
      house_rules: this.houseRules,
      public: this.isPublic,
      spectators: this.spectators,
      rated: this.rated,
      clock: this.clock || null,
      bomb_window: this.bombWindow,
      bot_pace: this.pace,
    };
  }

  /** What the rule book says; undefined if the game has no such rule. */
  #printed(name: string): RuleValue | undefined {
    return this.book?.settings.find((each) => each.name === name)?.value;
  }

  #takeRules(house: Record<string, RuleValue>): void {
    const { players, target, rounds, ...others } = house;
    if (typeof players === "number") this.players = players;
    if (typeof target === "number") [this.end, this.target] = ["points", target];
    else if (typeof rounds === "number") [this.end, this.rounds] = ["rounds", rounds];
    this.rules = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]));
  }
}

function valueOf(setting: SettingAnswer, text: string): RuleValue {
  if (setting.kind === "flag") return text === "true";
  return setting.kind === "choice" ? text : Number(text);
}
