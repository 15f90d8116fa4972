// A finished round: its positions, and the one that is shown.
import type { Face } from "../cards/names";
import { t, why } from "../i18n/index.svelte";
import { playerName } from "../lib/names";
import type { DeviceRounds } from "../device/deviceRounds";
import { ApiError, api } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { mergeRound } from "../table/roundChanges";
import type { Chair } from "../table/seats";
import type { Action } from "../table/session.svelte";
import { actionWords, cardWords } from "../table/words";
import type { ReplayAnswer, RoundShown, StepAnswer } from "../wire/types";

/** Milliseconds that a step is shown at normal speed. */
const STEP_DELAY = 1100;

/** What the review says of a decision. */
export interface Verdict {
  kind: string;
  grade: string;
  text: string;
}

/** Create it while a component is created: it has effects. */
export class Replay {
  /** The number of the round, from 1. */
  number = $state(1);
  /** The step that is shown; 0 is the deal. */
  at = $state(0);
  game: ReplayAnswer | null = $state.raw(null);
  trouble = $state("");
  /** Whether the steps run by themselves. */
  playing = $state(false);
  /** What the review says of the step that is shown. */
  verdicts: Verdict[] = $state.raw([]);

  /** The positions after each step, beginning with the deal. */
  readonly positions: RoundShown[] = $derived.by(() => {
    if (!this.game) return [];
    let now = this.game.start as unknown as RoundShown;
    return [now, ...this.game.steps.map((step) => (now = mergeRound(now, step.round)))];
  });
  readonly last = $derived.by(() => this.positions.length - 1);
  readonly round = $derived.by(() => this.positions[Math.min(this.at, this.last)]);
  readonly combos = $derived.by(() => (this.at > 0 ? (this.game?.steps[this.at - 1]?.combos ?? []) : []));
  readonly face: Face = $derived.by(() => (this.game?.edition === "tichubadour" ? "tichubadour" : "classic"));
  readonly chairs: Chair[] = $derived.by(() => {
    if (!this.game || !this.round) return [];
    const count = this.game.seating.length;
    const way = this.game.rules["direction"] === "clockwise" ? -1 : 1;
    return this.game.seating.map((place, seat) => {
      const turn = (2 * Math.PI * seat) / count;
      return {
        seat,
        place,
        name: this.nameOf(seat),
        chair: null,
        step: seat,
        x: 50 + 50 * Math.sin(turn) * way,
        y: 50 + 50 * Math.cos(turn),
        partner: false,
      };
    });
  });
  /** Each step in words. */
  readonly words: string[] = $derived.by(
    () => this.game?.steps.map((step, index) => this.#stepWords(step, index)) ?? [],
  );
  /** The steps with which a trick begins. */
  readonly #leads = $derived.by(() =>
    this.positions
      .map((_, index) => index)
      .filter(
        (index) =>
          index > 0 && this.positions[index]!.trick.length === 1 && !this.positions[index - 1]!.trick.length,
      ),
  );
  /** The path of the page at this moment. */
  readonly here = $derived.by(() => {
    const page = this.device ? `/device/${this.table}/replay` : `/replay/${this.table}`;
    return `${page}/${this.match}?r=${this.number}&s=${this.at}`;
  });
  /** The path of the round on the server. */
  readonly source = $derived.by(
    () => `/api/tables/${encodeURIComponent(this.table)}/matches/${this.match}/rounds/${this.number}`,
  );

  constructor(
    readonly table: string,
    readonly match: string,
    query: URLSearchParams,
    /** Where the rounds come from if the match was played on this device. */
    readonly device: DeviceRounds | null = null,
  ) {
    this.number = Math.max(1, Number(query.get("r") ?? 1) || 1);
    this.at = Math.max(0, Number(query.get("s") ?? 0) || 0);
    $effect(() => this.#load());
    $effect(() => this.#run());
  }

  nameOf = (seat: number): string =>
    playerName(this.game?.players[this.game.seating[seat] ?? -1] ?? t("table.dummy"));

  /** The analysis board at a step of this round. */
  boardAt = (step: number): string =>
    `/analyse?table=${encodeURIComponent(this.table)}&m=${this.match}&r=${this.number}&s=${step}`;

  goTo(step: number): void {
    this.at = Math.max(0, Math.min(this.last, step));
  }

  /** To the beginning of the next or the previous trick. */
  goToTrick(by: 1 | -1): void {
    const leads = this.#leads;
    this.at =
      by > 0
        ? (leads.find((each) => each > this.at) ?? this.last)
        : (leads.filter((each) => each < this.at).at(-1) ?? 0);
  }

  /** To the next or the previous round. */
  goToRound(by: 1 | -1): void {
    if (!this.game || this.number + by < 1 || this.number + by > this.game.rounds) return;
    this.number += by;
    this.at = 0;
  }

  #load(): void {
    const wanted = this.source;
    (this.device?.round(this.number) ?? api.get<ReplayAnswer>(wanted))
      .then((answer) => {
        if (wanted !== this.source) return;
        this.game = answer;
        this.at = Math.min(this.at, answer.steps.length);
      })
      .catch((refused) => {
        if (refused instanceof ApiError)
          this.trouble = refused.status === 404 ? t("replay.missing") : why(refused.code, refused.params);
      });
  }

  #run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const next = () => {
      if (this.at >= this.last) this.playing = false;
      else this.at += 1;
    };
    const timer = setInterval(next, STEP_DELAY / (prefs.speed || 1));
    return () => clearInterval(timer);
  }

  #stepWords(step: StepAnswer, index: number): string {
    const action = step.action as Action;
    const name = this.nameOf(step.seat);
    if (action.type === "exchange") {
      const gifts = Object.entries(action["give"] as Record<string, string>);
      const cards = gifts.map(([to, card]) => `${cardWords(card, this.face)} › ${this.nameOf(Number(to))}`);
      return t("replay.given", { name, cards: cards.join("; ") });
    }
    if (action.type === "grand" && !action["call"]) return t("table.saidNoGrand", { name });
    const after = this.positions[index + 1] ?? null;
    return actionWords({ seat: step.seat, action }, this.nameOf, after, step.combos.at(-1), this.face) ?? "";
  }
}
