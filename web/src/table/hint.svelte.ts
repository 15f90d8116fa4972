// A hint from the bot that plays along: what it would do, and why.
import { t, why } from "../i18n/index.svelte";
import type { AnswerData } from "../wire/types";
import { refusalWords } from "./prompt";
import type { Action, Refusal } from "./session.svelte";
import type { Turn } from "./turn.svelte";
import { cardWords, comboWords, reasonWords } from "./words";

export class Hint {
  /** The hint for this moment. */
  text = $state("");
  readonly #turn: Turn;

  constructor(turn: Turn) {
    this.#turn = turn;
    $effect(() => {
      void turn.view.session.round; // a hint is for one moment
      this.clear();
    });
  }

  clear(): void {
    this.text = "";
  }

  /** Only against bots: a hint must not help against people. */
  get available(): boolean {
    return this.#turn.view.alone;
  }

  /** Ask for a hint, show it, and lift the cards it names. */
  async ask(): Promise<void> {
    const { session } = this.#turn.view;
    const answer = await session
      .ask("hint", undefined, this.#turn.acting)
      .catch((refusal: Refusal) => ({ refusal }));
    if ("refusal" in answer) {
      const { code, params } = answer.refusal;
      this.#turn.message = why(code, { ...params, ...refusalWords(this.#turn.view) });
      return;
    }
    const action = answer.action as Action;
    if (action.type === "play") this.#turn.choose(String(action["cards"]));
    this.text = await this.#words(action, answer);
    this.#turn.say(this.text);
  }

  async #words(action: Action, answer: AnswerData): Promise<string> {
    const what = await this.#actionWords(action);
    const reason = answer.reason as Parameters<typeof reasonWords>[0];
    const because = reasonWords(reason, (seat) => this.#turn.view.nameOf(seat));
    return because ? t("table.hintWhy", { what, why: because }) : what;
  }

  async #actionWords(action: Action): Promise<string> {
    switch (action.type) {
      case "tichu":
        return t("table.hintTichu");
      case "take":
        return t("table.hintTake");
      case "give":
        return t("table.hintGive", { name: this.#turn.view.nameOf(Number(action["to"] ?? 0)) });
      case "grand":
        return t(action["call"] ? "table.hintGrand" : "table.hintNoGrand");
      case "play":
        return t("table.hintSays", { what: await this.#comboWords(String(action["cards"])) });
      default:
        return t("table.hintPass");
    }
  }

  /** Cards by what they are together. */
  async #comboWords(cards: string): Promise<string> {
    const { session, face } = this.#turn.view;
    const answer = await session.ask("cards", cards, this.#turn.acting).catch(() => null);
    const combo = answer?.readings?.find((each) => each.legal);
    return combo ? comboWords(combo, combo.cards, face) : cardWords(cards, face);
  }
}
