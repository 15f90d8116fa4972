// Your own turn: the lifted cards, what the server says about them, and what is sent. It knows no rules.
import { untrack } from "svelte";
import { t, why } from "../i18n/index.svelte";
import type { AnswerData, ReadingShown, RoundShown } from "../wire/types";
import { Hint } from "./hint.svelte";
import { cardsOf, keyed } from "./order";
import { refusalWords } from "./prompt";
import type { Topic } from "./rulesHere.svelte";
import { Refusal, type Action } from "./session.svelte";
import type { TableView } from "./tableView.svelte";
import { TichuCall } from "./tichuCall.svelte";
import { comboWords, ranksLabel } from "./words";
import { rankWord } from "../cards/names";

const RANKS = [..."23456789TJQKA"];

export interface Choice {
  value: string | number | null;
  label: string;
  /** The rank it stands for, which is then drawn as on a card. */
  rank?: string;
}

/** Asks the player to choose; undefined if they close the question. */
export interface Asker {
  ask(
    title: string,
    choices: Choice[],
    explanation?: string,
    topic?: Topic,
  ): Promise<Choice["value"] | undefined>;
  close(): void;
}

/** A question that is answered by choosing one of these seats at the table. */
export interface SeatQuestion {
  title: string;
  seats: number[];
  /** Choose a seat, or undefined to close the question. */
  answer: (seat?: number) => void;
}

export class Turn {
  /** Keys of the lifted cards, see `keyed`. */
  chosen: string[] = $state([]);
  /** What the server says about the lifted cards. */
  reading = $state.raw<AnswerData | null>(null);
  /** Why something was refused. */
  message = $state("");
  /** The last refusal by the server, and what was said of it. */
  refused = $state.raw({ code: "", message: "" });
  sending = $state(false);
  /** Whether to pass until the trick is over. */
  autoPass = $state(false);
  /** Whether no cards can be played on this trick. */
  mustPass = $state(false);
  /** Asks for a seat: who gets the Dragon's trick, or the lead. */
  seatQuestion: SeatQuestion | null = $state.raw(null);
  /** All gifts that are allowed where the best or the lowest cards must be given. */
  allowedGifts: Record<string, string>[] = $state.raw([]);

  // The soloist also plays the dummy's hand, so there may be two own seats.
  readonly ownSeats = $derived.by(() => Object.keys(this.view.session.aid?.can ?? {}).map(Number));
  /** The own seat that has to act; else the player's seat, or -1 without one. */
  readonly acting = $derived.by(
    () =>
      this.ownSeats.find((seat) => this.view.round.waiting.includes(seat)) ?? this.view.session.seat ?? -1,
  );
  readonly inTurn = $derived.by(() => this.view.round.waiting.includes(this.acting) && this.view.isPlaying);
  /** What the acting seat may do. */
  readonly can = $derived.by(() => this.view.session.aid?.can[String(this.acting)]);
  /** The cards with which a wish can be fulfilled that binds the acting seat; null if none does. */
  readonly fitting = $derived.by(() =>
    this.inTurn && this.can?.bound && this.can.fitting ? cardsOf(this.can.fitting) : null,
  );
  /** The cards of the acting seat. */
  readonly hand = $derived.by(() => (this.acting >= 0 ? (this.view.round.hands[this.acting] ?? "") : ""));
  readonly selection = $derived.by(() => {
    const held = keyed(cardsOf(this.hand));
    return this.chosen
      .map((key) => held.find((each) => each.key === key)?.card)
      .filter((card) => card !== undefined)
      .join(" ");
  });
  /** The ways in which the lifted cards can be played. */
  readonly legal: ReadingShown[] = $derived.by(() =>
    (this.reading?.readings ?? []).filter((each) => each.legal),
  );
  /** Whether passing is all that can be done. */
  readonly onlyPass = $derived.by(() => this.mustPass && !this.legal.length && Boolean(this.can?.pass));
  /** Whether somebody could bomb: the same for everybody, whatever they hold. */
  readonly bombsPossible = $derived.by(() => Boolean(this.view.session.aid?.bombs) && this.view.isPlaying);
  /** Whether the trick has to be given away, as the Dragon's. */
  readonly giving = $derived.by(
    () => this.inTurn && this.view.round.phase === "take" && (this.can?.give.length ?? 0) > 0,
  );
  readonly giftsDue = $derived.by(() => this.view.session.aid?.gifts[String(this.acting)]);

  readonly tichu: TichuCall;
  readonly hint: Hint;
  #asked = 0;
  #completed = { key: "", at: 0 };
  #keepsQuestion = false;

  /** Create it while a component is set up: it follows the table as long as the component lives. */
  constructor(
    readonly view: TableView,
    readonly asker: Asker,
    readonly say: (text: string) => void,
  ) {
    this.tichu = new TichuCall(this);
    this.hint = new Hint(this);
    this.#readSelection();
    this.#clearSelection();
    this.#clearMessage();
    this.#passAutomatically();
    this.#closeQuestions();
    this.#askWhoGetsTrick();
    this.#lookForPlays();
    this.#lookForGifts();
  }

  // -- acting ---------------------------------------------------------------------------------------

  /** Send an action; false, with `message` set, if it is refused. */
  async send(action: Action, seat = this.acting): Promise<boolean> {
    this.sending = true;
    this.message = "";
    try {
      await this.view.session.act(action, seat);
      if (action.type === "play") this.chosen = [];
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code !== "left") {
        this.message = why(error.code, { ...error.params, ...refusalWords(this.view) });
        this.refused = { code: error.code, message: this.message };
        this.say(this.message);
      }
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Play the lifted cards, after asking what is still open: the Phoenix, a wish, the Dog. */
  async play(): Promise<void> {
    if (!this.legal.length || this.sending) return;
    const cards = this.selection;
    const seat = this.acting;
    const action: Action = { type: "play", cards };
    const as = await this.#chooseReading();
    if (as === undefined) return;
    if (as) action["as"] = as;
    if (cardsOf(cards).includes("Ma") && this.view.table.rules["wish"] !== "none") {
      const wish = await this.#chooseWish();
      if (wish === undefined) return;
      if (wish !== null) action["wish"] = wish;
    }
    if (cards === "Do" && this.can?.dog.length) {
      const to = await this.#chooseSeat(t("table.dogTitle"), this.can.dog);
      if (to === undefined) return;
      action["to"] = to;
    }
    await this.send(action, seat);
  }

  /** Lift a bomb, or play it if it is lifted. The bomb of an own hand that is not in turn is chosen from a list. */
  async bomb(): Promise<void> {
    if (this.legal.some((each) => each.bomb)) {
      await this.play();
      return;
    }
    for (const seat of [this.acting, ...this.ownSeats.filter((own) => own !== this.acting)]) {
      const answer = await this.view.session.ask("complete", "", seat).catch(() => null);
      const bombs = (answer?.plays ?? []).filter((each) => each.bomb);
      if (!bombs.length) continue;
      if (seat === this.acting) this.choose(bombs[0]!.cards);
      else await this.#bombFrom(seat, bombs);
      return;
    }
    const first = this.view.alone && this.view.table.round === 1;
    this.message = first ? `${t("table.noBomb")} ${t("table.bombHelp")}` : t("table.noBomb");
  }

  /** Ask who gets the trick, and give it away. */
  async give(): Promise<void> {
    if (this.seatQuestion) return;
    const to = await this.#chooseSeat(t("table.dragonTitle"), this.can?.give ?? []);
    if (to !== undefined) await this.send({ type: "give", to });
  }

  /** Lift exactly these cards. */
  choose(cards: string): void {
    const wanted = cardsOf(cards);
    this.chosen = keyed(cardsOf(this.hand))
      .filter((each) => {
        const at = wanted.indexOf(each.card);
        if (at >= 0) wanted.splice(at, 1);
        return at >= 0;
      })
      .map((each) => each.key);
  }

  /** Lift a combination that contains this card; the next one each time. */
  async complete(key: string): Promise<void> {
    const card = key.split(".")[0]!;
    const answer = await this.view.session.ask("complete", card, this.acting).catch(() => null);
    const plays = (answer?.plays ?? []).filter((each) => each.length > 1);
    if (!plays.length) return;
    this.#completed = { key, at: this.#completed.key === key ? (this.#completed.at + 1) % plays.length : 0 };
    this.choose(plays[this.#completed.at]!.cards);
  }

  // -- questions to the player ------------------------------------------------------------------------

  /** Ask about something that needs no turn: the question stays open when the turn ends. */
  async askAnyTime(...question: Parameters<Asker["ask"]>): Promise<Choice["value"] | undefined> {
    this.#keepsQuestion = true;
    const answer = await this.asker.ask(...question);
    this.#keepsQuestion = false;
    return answer;
  }

  /** What the Phoenix stands for; null if nothing has to be said, undefined if the player chose nothing. */
  async #chooseReading(): Promise<string | null | undefined> {
    const readings = this.legal.map((each) => each["as"] as string | null | undefined);
    if (readings.length < 2) return readings[0] ?? null;
    const choices = this.legal.map((each) => ({
      value: each["as"] as string,
      label: `${ranksLabel(each["as"] as string)} – ${comboWords(each, undefined, this.view.face)}`,
    }));
    return (await this.asker.ask(t("table.phoenixTitle"), choices, "", "phoenix")) as string | undefined;
  }

  /** The rank to wish for; null for none, undefined if the player chose nothing. */
  async #chooseWish(): Promise<string | null | undefined> {
    const ranks: Choice[] = RANKS.map((rank) => ({ value: rank, label: rankWord(rank), rank }));
    if (this.view.table.rules["wish"] === "optional") ranks.push({ value: null, label: t("table.wishNone") });
    const wish = await this.asker.ask(t("table.wishTitle"), ranks, t("table.wishText"), "wish");
    return wish as string | null | undefined;
  }

  /** Let the player choose a seat at the table; one that is not shown there makes it a question with buttons. */
  async #chooseSeat(title: string, seats: number[]): Promise<number | undefined> {
    if (seats.every((seat) => this.view.others.some((chair) => chair.seat === seat)))
      return new Promise((resolve) => {
        const answer = (seat?: number) => {
          this.seatQuestion = null;
          resolve(seat);
        };
        this.seatQuestion = { title, seats, answer };
      });
    const choices = seats.map((seat) => ({ value: seat, label: this.view.nameOf(seat) }));
    return (await this.asker.ask(title, choices)) as number | undefined;
  }

  async #bombFrom(seat: number, bombs: ReadingShown[]): Promise<void> {
    const cards = await this.askAnyTime(
      t("table.bomb"),
      bombs.map((each) => ({ value: each.cards, label: comboWords(each, each.cards, this.view.face) })),
      this.view.nameOf(seat),
    );
    if (cards !== undefined) await this.send({ type: "play", cards }, seat);
  }

  // -- following the table ----------------------------------------------------------------------------

  /** Ask the server what the lifted cards are and whether they can be played. */
  #readSelection(): void {
    $effect(() => {
      const cards = this.selection;
      const number = ++this.#asked;
      if (!cards || !this.view.isPlaying) {
        this.reading = null;
        return;
      }
      void this.view.session.round; // any change of the round may change the answer
      this.view.session
        .ask("cards", cards, this.acting)
        .then((answer) => number === this.#asked && (this.reading = answer))
        .catch(() => undefined);
    });
  }

  #clearSelection(): void {
    $effect(() => {
      if (this.view.isOver || this.view.round.phase === "grand") this.chosen = [];
    });
  }

  /** Other cards: what was said before they were lifted does not hide what is said of them. */
  #clearMessage(): void {
    $effect(() => {
      void this.selection;
      this.message = "";
      this.hint.clear();
    });
  }

  /** Pass until the trick is over or a wish binds; once per position, for the answer may come before the change. */
  #passAutomatically(): void {
    let passedOn: RoundShown | null = null;
    $effect(() => {
      const { round } = this.view;
      if (!round.trick.length || this.can?.bound) this.autoPass = false;
      if (!this.autoPass || !this.inTurn || !this.can?.pass || this.sending || round === passedOn) return;
      passedOn = round;
      void this.send({ type: "pass" });
    });
  }

  /** Close a question when the turn or its phase is over: the clock may have decided. */
  #closeQuestions(): void {
    const moment = $derived(this.inTurn ? `${this.acting} ${this.view.round.phase}` : "");
    $effect(() => {
      void moment;
      untrack(() => this.seatQuestion?.answer());
      if (!this.#keepsQuestion) untrack(() => this.asker.close());
    });
  }

  #askWhoGetsTrick(): void {
    $effect(() => {
      if (this.giving) untrack(() => void this.give());
    });
  }

  /** Find out whether anything can be played, so that nobody has to search in vain. */
  #lookForPlays(): void {
    $effect(() => {
      const { session, round } = this.view;
      this.mustPass = false;
      if (!this.inTurn || !round.trick.length || round.phase !== "play") return;
      session
        .ask("complete", "", this.acting)
        .then((answer) => {
          if (round === session.round) this.mustPass = answer.plays?.length === 0;
        })
        .catch(() => undefined);
    });
  }

  /** Where the best or the lowest cards must be given there is a choice only among equal ones. */
  #lookForGifts(): void {
    const forced = $derived(this.giftsDue?.forced ? `${this.acting} ${this.hand}` : "");
    $effect(() => {
      const question = forced;
      this.allowedGifts = [];
      if (!question) return;
      const seat = untrack(() => this.acting);
      this.view.session
        .ask("legal", undefined, seat)
        .then((answer) => {
          const gifts = (answer.actions ?? []).filter((action) => action["type"] === "exchange");
          if (question === forced)
            this.allowedGifts = gifts.map((action) => action["give"] as Record<string, string>);
        })
        .catch(() => undefined);
    });
  }
}
