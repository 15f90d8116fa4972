// The state of a running lesson: the learner answers, the script replies, the others play on.
import { t } from "../i18n/index.svelte";
import { motion } from "../lib/prefs.svelte";
import { sound } from "../lib/sound";
import { keyed } from "../table/order";
import { rankWord } from "../cards/names";
import { comboWords, saidPlay } from "../table/words";
import { nameOf, say, YOU, type Choice, type Deed, type Lesson, type Move, type Step } from "./lessons";
import { reached } from "./progress.svelte";
import { cardsIn, moved, same, scripted, stageAt, type Stage } from "./stage";

export interface Reply {
  good: boolean;
  text: string;
}

/** What a lesson needs of its page. */
export interface LessonPage {
  /** Let the learner choose one of several values; undefined if they cancel. */
  pick<T extends string | null>(
    title: string,
    options: { value: T; label: string }[],
    text?: string,
  ): Promise<T | undefined>;
  /** The task of the step is solved. */
  solved(): void;
}

/** Milliseconds before a move of the script, and after the last one. */
const PASS_DELAY = 520;
const MOVE_DELAY = 900;
const LAST_DELAY = 450;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms / Math.max(0.5, motion() || 1.6)));

export class LessonRun {
  /** The number of the present step. */
  at = $state(0);
  stage: Stage | null = $state.raw(null);
  mode: "ask" | "moving" | "done" = $state("ask");
  reply: Reply | null = $state.raw(null);
  /** Keys of the chosen cards. */
  chosen: string[] = $state([]);
  tries = $state(0);
  /** Whether the solution is shown. */
  hinted = $state(false);
  /** Points of the trick that was taken last. */
  worth: number | null = $state(null);
  /** The last move, for screen readers. */
  heard = $state("");
  /** Changes whenever a running script has to stop. */
  #run = 0;

  readonly step: Step = $derived.by(() => this.lesson.steps[this.at]!);
  /** Whether the step has a task. */
  readonly asks = $derived.by(() => Boolean(this.step.right || this.step.choices || this.step.gifts));
  readonly isLast = $derived.by(() => this.at === this.lesson.steps.length - 1);
  readonly myCards = $derived.by(() => this.stage?.hands[YOU]?.join(" ") ?? "");
  /** Whether the step asks to give cards away, and waits for them. */
  readonly giving = $derived.by(() => Boolean(this.step.gifts) && this.mode === "ask");
  /** Whether the step asks to choose between cards. */
  readonly quiz = $derived.by(() => Boolean(this.step.choices?.some((each) => each.cards)));
  /** The button that the hint points at. */
  readonly hintedButton = $derived.by(() => {
    const deed = this.hinted ? this.step.right?.[0]?.do : undefined;
    if (deed?.type !== "play") return deed?.type ?? "";
    return this.lesson.buttons.includes("bomb") && deed.combo?.bomb ? "bomb" : "play";
  });

  constructor(
    readonly lesson: Lesson,
    readonly page: LessonPage,
  ) {}

  /** Begin a step; `live` keeps what lies on the table if the step goes on from there. */
  enter(to: number, live = false): void {
    this.#run++;
    this.at = to;
    const goesOn = live && !this.step.position && !this.step.show && !this.step.check;
    this.stage = goesOn && this.stage ? { ...this.stage, turn: YOU } : stageAt(this.lesson, to);
    this.mode = this.asks ? "ask" : "done";
    this.reply = null;
    this.chosen = [];
    this.tries = 0;
    this.hinted = false;
    this.worth = null;
    this.heard = "";
    reached(this.lesson.key, to);
  }

  /** Stop a running script. */
  stop(): void {
    this.#run++;
  }

  // -- answers -----------------------------------------------------------------------------------

  answer(deed: Deed): void {
    if (this.mode !== "ask") return;
    const { right, wrong, yes, then } = this.step;
    const good = right?.find((each) => same(each.do, deed));
    if (good) {
      void this.#right({ ...deed, combo: good.do.combo }, good.yes ?? yes, good.then ?? then ?? []);
      return;
    }
    const bad = wrong?.find((each) => each.do.some((one) => same(one, deed)));
    this.#wrong(bad?.say ?? (this.#hasWrongCount(deed) ? "no_count" : "again"));
  }

  /** Answer with the chosen cards; ask what the Phoenix stands for and for a wish, where the script has one. */
  async play(): Promise<void> {
    if (this.mode !== "ask" || !this.step.right) return;
    const cards = this.chosen.map((key) => key.split(".")[0]!).join(" ");
    if (!cards) {
      this.reply = { good: false, text: t("learn.choose") };
      return;
    }
    const known = scripted(this.step, cards);
    const deed: Deed = { type: "play", cards };
    if (known.some((each) => each.as)) {
      deed.as = await this.#askReading(known);
      if (deed.as === undefined) return;
    }
    if (known.some((each) => each.wish)) {
      const wish = await this.#askWish();
      if (wish === undefined) return;
      if (wish !== null) deed.wish = wish;
    }
    this.answer(deed);
  }

  choose(choice: Choice): void {
    if (this.mode !== "ask") return;
    const { then, yes } = this.step;
    // If the step has moves, they contain the answer: the Dragon's trick is given away by one of them.
    if (choice.right) void this.#right(then ? null : (choice.do ?? null), yes, then ?? []);
    else this.#wrong(choice.say ?? "again");
  }

  give(gifts: Record<string, string>): void {
    const bad = Object.entries(gifts).find(([to, card]) => !this.step.gifts?.[to]?.includes(card));
    if (bad) {
      const [to, card] = bad;
      const known = this.step.giftsWrong?.find((each) => each.to.includes(to) && each.cards.includes(card));
      this.#wrong(known?.say ?? "again");
      return;
    }
    const given = Object.values(gifts);
    if (this.stage) {
      const keep = (hand: string[], seat: number) =>
        seat === YOU ? hand.filter((card) => !given.includes(card)) : hand;
      this.stage = { ...this.stage, hands: this.stage.hands.map(keep) };
    }
    void this.#right(null, this.step.yes, []);
  }

  /** Show the solution: choose its cards, or mark its button. */
  showSolution(): void {
    this.hinted = true;
    const deed = this.step.right?.[0]?.do;
    if (deed?.type !== "play") return;
    const wanted = cardsIn(deed.cards);
    this.chosen = keyed(cardsIn(this.myCards))
      .filter((each) => wanted.includes(each.card))
      .map((each) => each.key);
  }

  /** Whether a play has another number of cards than the trick, where no bomb is asked for. */
  #hasWrongCount(deed: Deed): boolean {
    const lying = this.stage?.trick.at(-1);
    if (deed.type !== "play" || !lying || this.step.right?.some((each) => each.do.combo?.bomb)) return false;
    return cardsIn(deed.cards).length !== cardsIn(lying.cards).length;
  }

  async #askReading(known: Deed[]): Promise<string | undefined> {
    const all = known.flatMap((each) => (each.as ? [each.as] : []));
    const readings = all.filter((as, index) => all.indexOf(as) === index);
    if (readings.length === 1) return readings[0];
    const options = readings.map((as) => ({
      value: as,
      label: `${rankWord(as)} – ${comboWords(known.find((each) => each.as === as)!.combo!)}`,
    }));
    return this.page.pick(
      t("table.phoenixTitle"),
      options.sort((a, b) => a.label.localeCompare(b.label)),
    );
  }

  #askWish(): Promise<string | null | undefined> {
    const ranks = [..."23456789TJQKA"].map((rank) => ({ value: rank, label: rankWord(rank) }));
    return this.page.pick<string | null>(
      t("table.wishTitle"),
      [{ value: null, label: t("table.wishNone") }, ...ranks],
      t("table.wishText"),
    );
  }

  // -- the script ---------------------------------------------------------------------------------

  async #right(deed: Deed | null, yes: string | undefined, then: Move[]): Promise<void> {
    const run = ++this.#run;
    this.mode = "moving";
    this.reply = null;
    this.hinted = false;
    this.chosen = [];
    if (deed) this.#show({ ...deed, seat: YOU });
    for (const move of then) {
      if (this.stage) this.stage = { ...this.stage, turn: move.seat };
      await pause(move.type === "pass" ? PASS_DELAY : MOVE_DELAY);
      if (run !== this.#run) return;
      this.#show(move);
    }
    if (then.length) await pause(LAST_DELAY);
    if (run !== this.#run) return;
    this.reply = { good: true, text: say(yes) };
    this.mode = "done";
    this.page.solved();
  }

  #wrong(key: string): void {
    this.tries++;
    this.reply = { good: false, text: say(key) };
    this.chosen = [];
  }

  #show(move: Move): void {
    if (!this.stage) return;
    if (move.type === "give" || move.type === "take") this.worth = move.points ?? null;
    this.stage = moved(this.stage, move);
    const name = nameOf(move.seat);
    switch (move.type) {
      case "play":
        (move.combo?.bomb ? sound.bomb : sound.card)();
        this.heard = saidPlay(name, comboWords(move.combo!, move.cards), { wish: move.wish });
        break;
      case "pass":
        sound.pass();
        this.heard = t("table.saidPass", { name });
        break;
      case "take":
        sound.take();
        this.heard = t("table.saidTake", { name });
        break;
      case "give":
        sound.take();
        this.heard = t("table.saidGive", { name, to: nameOf(move.to!) });
        break;
      case "dog":
        this.heard = t("table.saidDog", { to: nameOf(move.to!) });
        break;
      default:
        sound.stamp();
    }
  }
}
