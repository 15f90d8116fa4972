// The analysis board: a position, the line that was played from it, and who sits where.
import type { Face } from "../cards/names";
import { t } from "../i18n/index.svelte";
import { ApiError, api } from "../lib/api";
import { playerName } from "../lib/names";
import { mergeRound } from "../table/roundChanges";
import { teamOf, type Chair } from "../table/seats";
import type { ComboShown, LineAnswer, MomentAnswer, RoundShown, StepAnswer, TakenShown } from "../wire/types";
import { boardTrouble, stepWords } from "./choiceWords";

/** A position of the line, and the action that led to it. */
export interface LineMoment {
  position: RoundShown;
  combos: ComboShown[];
  step: StepAnswer | null;
}

/** Actions that bots play at most; no round has as many. */
const TO_THE_END = 400;

export class Board {
  moments: LineMoment[] = $state.raw([]);
  /** The moment that is shown. */
  at = $state(0);
  /** The seat at the bottom of the screen. */
  bottom = $state(0);
  /** Names of the players and where they sit, if it is a moment of a match. */
  match: Pick<MomentAnswer, "players" | "seating"> | null = $state.raw(null);
  taken: TakenShown | null = $state.raw(null);
  rules: LineAnswer["rules"] = $state.raw({});
  /** Whether unknown cards were dealt to play on. */
  dealt = $state(false);
  busy = $state(false);
  trouble = $state("");
  /** Whether the cards are hidden that the seat at the bottom cannot see. */
  hiding = $state(false);

  readonly moment: LineMoment | undefined = $derived.by(() => this.moments[this.at]);
  readonly position = $derived.by(() => this.moment?.position);
  readonly combos: ComboShown[] = $derived.by(() => this.moment?.combos ?? []);
  readonly over = $derived.by(() => this.position?.phase === "over");
  readonly face: Face = $derived.by(() =>
    this.position?.edition === "tichubadour" ? "tichubadour" : "classic",
  );
  /** The seat that decides: the one at the bottom if it can. */
  readonly asked: number | null = $derived.by(() => {
    const waiting = this.position?.waiting ?? [];
    return waiting.includes(this.bottom) ? this.bottom : (waiting[0] ?? null);
  });
  /** What is drawn: with hidden cards face down. */
  readonly shown: RoundShown | undefined = $derived.by(() => {
    const position = this.position;
    if (!position || !this.hiding) return position;
    const open = [this.bottom, position.dummy];
    return { ...position, hands: position.hands.map((hand, seat) => (open.includes(seat) ? hand : null)) };
  });
  /** Whether there are hands to hide. */
  readonly allKnown = $derived.by(() => this.position?.hands.every((hand) => hand !== null) ?? false);
  readonly chairs: Chair[] = $derived.by(() => {
    const count = this.position?.hands.length ?? 0;
    const way = this.rules["direction"] === "clockwise" ? -1 : 1;
    return Array.from({ length: count }, (_, step) => {
      const seat = (this.bottom + step) % count;
      const turn = (2 * Math.PI * step) / count;
      return {
        seat,
        place: this.match?.seating[seat] ?? null,
        name: this.nameOf(seat),
        chair: null,
        step,
        x: 50 + 50 * Math.sin(turn) * way,
        y: 50 + 50 * Math.cos(turn),
        partner: step > 0 && teamOf(seat) === teamOf(this.bottom),
      };
    });
  });
  /** Each action of the line in words. */
  readonly words: string[] = $derived.by(() =>
    this.moments.slice(1).map(({ step, position }) => stepWords(step!, this.nameOf, position, this.face)),
  );

  nameOf = (seat: number): string => {
    const player = this.match?.seating[seat];
    if (player !== undefined) return playerName(this.match?.players[player] ?? t("table.dummy"));
    const count = this.position?.hands.length ?? 4;
    const step = (seat - this.bottom + count) % count;
    if (step === 0) return t("table.you");
    if (count !== 4) return t("board.seatSix", { partner: step % 2 ? "no" : "yes", n: step + 1 });
    return t("board.seatFour", { step: this.rules["direction"] === "clockwise" ? 4 - step : step });
  };

  /** The name for the head of a narrow column. */
  shortName = (seat: number): string => {
    const count = this.position?.hands.length ?? 4;
    if (this.match || count !== 4) return this.nameOf(seat);
    const step = (seat - this.bottom + count) % count;
    return t("board.seatShort", { step: this.rules["direction"] === "clockwise" ? 4 - step : step });
  };

  /** Show a moment of a match, with the seat at the bottom that was to decide there. */
  async openMoment(table: string, match: string, round: string, turn: string): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(table)}/matches/${match}/rounds/${round}/positions/${turn}`;
    await this.#try(async () => {
      const answer = await api.get<MomentAnswer>(path);
      this.match = { players: answer.players, seating: answer.seating };
      this.taken = answer.taken;
      const position = answer.position as unknown as RoundShown;
      this.bottom = answer.taken?.seat ?? position.waiting[0] ?? 0;
      this.#begin(answer);
    });
  }

  /** Show a position from a link or one that was set up; the server checks it. */
  async openPosition(position: Record<string, unknown>, seat: number): Promise<boolean> {
    return this.#try(async () => {
      const answer = await api.post<LineAnswer>("/api/analysis/line", { position });
      this.match = this.taken = null;
      const { hands } = answer.position as unknown as RoundShown;
      this.bottom = hands[seat] === undefined ? 0 : seat;
      this.#begin(answer);
    });
  }

  /** Play a choice of the seat that decides. */
  play(action: Record<string, unknown>): Promise<boolean> {
    return this.#go({ seat: this.asked, action });
  }

  botsOne = (): Promise<boolean> => this.#go({ bots: 1 });
  botsToBottom = (): Promise<boolean> => this.#go({ bots: TO_THE_END, until: this.bottom });
  botsToEnd = (): Promise<boolean> => this.#go({ bots: TO_THE_END });

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.moments.length - 1, at));
  }

  #begin(answer: LineAnswer): void {
    this.rules = answer.rules;
    this.dealt = false;
    this.at = 0;
    this.moments = [
      { position: answer.position as unknown as RoundShown, combos: answer.combos, step: null },
    ];
  }

  async #go(request: Record<string, unknown>): Promise<boolean> {
    const from = this.at;
    return this.#try(async () => {
      const answer = await api.post<LineAnswer>("/api/analysis/line", {
        position: this.position,
        ...request,
      });
      let now = answer.position as unknown as RoundShown;
      this.dealt ||= answer.dealt ?? false;
      const steps = answer.steps.map((step) => ({
        position: (now = mergeRound(now, step.round)),
        combos: step.combos,
        step,
      }));
      this.moments = [...this.moments.slice(0, from + 1), ...steps];
      this.at = from + steps.length;
    });
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.trouble = "";
    try {
      await work();
      return true;
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      this.trouble =
        refused.status === 404 ? t("replay.missing") : boardTrouble(refused.code, refused.params);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
