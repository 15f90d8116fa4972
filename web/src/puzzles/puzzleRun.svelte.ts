// The state of one puzzle: what is answered, what is replied, and the position in words.
import { t } from "../i18n/index.svelte";
import { signed } from "../lib/points";
import { comboOf } from "../table/combos";
import { cardsOf, keyed } from "../table/order";
import { teamOf, type Chair } from "../table/seats";
import { actionWords, playWords } from "../table/words";
import { firstTry, remember } from "./progress.svelte";
import { isSolution, keyOf, worth, type Deed, type Puzzle } from "./puzzles";

/** Steps around the table from the seat to act; play goes counter-clockwise, so the next player is on the right. */
const RIGHT = 1;
const PARTNER = 2;
const LEFT = 3;

export interface Reply {
  /** Whether the puzzle was answered rightly: now, or not at all if the solution was asked for. */
  right: boolean;
  text: string;
}

export class PuzzleRun {
  chosen: string[] = $state([]);
  tries = $state(0);
  reply: Reply | null = $state(null);
  done = $state(false);
  readonly puzzle: Puzzle;
  readonly #kept: boolean;

  /** With `kept`, the result is remembered as that of a puzzle. */
  constructor(puzzle: Puzzle, kept = true) {
    this.puzzle = puzzle;
    this.#kept = kept;
  }

  /** Whether all hands are open. */
  get open(): boolean {
    return this.puzzle.kind === "endgame";
  }

  get hand(): string {
    return this.puzzle.position.hands[this.puzzle.seat] ?? "";
  }

  get mayPass(): boolean {
    return "pass" in this.puzzle.options;
  }

  /** Who may get the Dragon's trick, from left to right as they sit. */
  get receivers(): number[] {
    return Object.keys(this.puzzle.options)
      .filter((key) => key.startsWith("give:"))
      .map((key) => Number(key.slice(5)))
      .sort((a, b) => this.#stepTo(b) - this.#stepTo(a));
  }

  /** The points in tricks: your side's, then the other's. */
  get won(): [number, number] {
    const sums: [number, number] = [0, 0];
    this.puzzle.position.won.forEach((cards, seat) => {
      sums[teamOf(seat) === teamOf(this.puzzle.seat) ? 0 : 1] += worth(cards);
    });
    return sums;
  }

  get chairs(): Chair[] {
    return [0, RIGHT, PARTNER, LEFT].map((step) => {
      const seat = (this.puzzle.seat + step) % 4;
      const turn = (Math.PI * step) / 2;
      return {
        seat,
        place: null,
        name: this.nameOf(seat),
        chair: null,
        step,
        x: 50 + 50 * Math.sin(turn),
        y: 50 + 50 * Math.cos(turn),
        partner: step === PARTNER,
      };
    });
  }

  /** How play continues after the solution. */
  get lineWords(): string[] {
    return this.puzzle.line
      .filter((step) => step.action.type !== "take")
      .flatMap((step) => {
        const combo = comboOf(step.action.cards ?? "");
        return actionWords({ ...step, action: { ...step.action } }, this.nameOf, null, combo) ?? [];
      });
  }

  readonly nameOf = (seat: number): string => {
    const step = this.#stepTo(seat);
    if (step === RIGHT) return t("puzzles.right");
    if (step === LEFT) return t("puzzles.left");
    return step === PARTNER ? t("table.partner") : t("puzzles.you");
  };

  sideOf(seat: number): "left" | "right" {
    return this.#stepTo(seat) === LEFT ? "left" : "right";
  }

  #stepTo(seat: number): number {
    return (seat - this.puzzle.seat + 4) % 4;
  }

  play(): void {
    if (!this.chosen.length) return;
    const cards = keyed(cardsOf(this.hand)).filter((each) => this.chosen.includes(each.key));
    this.answer({ type: "play", cards: cards.map((each) => each.card).join(" ") });
  }

  answer(deed: Deed): void {
    if (this.done) return;
    const key = keyOf(deed);
    if (!(key in this.puzzle.options)) {
      this.reply = { right: false, text: t("puzzles.notAllowed") };
      return;
    }
    this.tries += 1;
    const right = isSolution(this.puzzle, deed);
    if (this.#kept && this.tries === 1) firstTry(this.puzzle.id, right);
    if (right) {
      if (this.#kept) remember(this.puzzle.id, this.tries === 1);
      this.#finish(true);
      return;
    }
    const value = this.puzzle.options[key] ?? null;
    const what = this.#deedWords(deed);
    this.reply = {
      right: false,
      text:
        value === null
          ? t("puzzles.wrong", { what })
          : t("puzzles.wrongValue", { what, n: value, value: signed(value) }),
    };
    this.chosen = [];
  }

  showSolution(): void {
    this.#finish(false);
  }

  #finish(right: boolean): void {
    const { solutions, value, trap } = this.puzzle;
    this.done = true;
    this.reply = {
      right,
      text: t(this.open ? "puzzles.solution" : "puzzles.solutionMargin", {
        what: this.#deedWords(solutions[0]!),
        n: value,
        value: signed(value),
        other: this.#deedWords(trap.action),
        less: signed(trap.value),
      }),
    };
  }

  #deedWords(deed: Deed): string {
    if (deed.type === "play") return playWords(deed.cards ?? "");
    return deed.type === "give"
      ? t("puzzles.deed_give", { side: this.sideOf(deed.to ?? 0) })
      : t("puzzles.deed_pass");
  }
}
