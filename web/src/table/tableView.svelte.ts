// What a board shows of a table: the round, who sits where, their names, and which card faces are used.
import type { Face } from "../cards/names";
import { t } from "../i18n/index.svelte";
import { chairsAround, type Chair } from "./seats";
import type { TableSession } from "./session.svelte";

/** The part of a session that a board needs; the tests replace it. */
export type BoardSession = Pick<
  TableSession,
  "seat" | "you" | "table" | "round" | "aid" | "live" | "liveAt" | "held" | "act" | "ask"
>;

export class TableView {
  // A board exists only while a round is on the table.
  readonly table = $derived.by(() => this.session.table!);
  readonly round = $derived.by(() => this.session.round!);
  readonly watching = $derived.by(() => this.session.seat === null);
  readonly chairs: Chair[] = $derived.by(() =>
    chairsAround(this.table, this.round, this.session.seat ?? 0, t("table.dummy")),
  );
  /** Everybody who is shown around the table: all but the seat at the bottom, if that is your own. */
  readonly others = $derived.by(() =>
    this.chairs.filter((chair) => this.watching || chair.seat !== this.session.seat),
  );
  readonly face: Face = $derived.by(() => (this.table.edition === "tichubadour" ? "tichubadour" : "classic"));
  readonly calls = $derived.by(() => this.round.calls as Record<string, string | undefined>);
  /** Whether you are the only person at the table. */
  readonly alone = $derived.by(() => {
    const own = this.session.you.place;
    return own !== null && this.table.places.every((chair, place) => place === own || chair.bot);
  });
  readonly isOver = $derived.by(() => this.round.phase === "over");
  /** Whether cards are played, that is neither asked, exchanged nor counted. */
  readonly isPlaying = $derived.by(() => this.round.phase === "play" || this.round.phase === "take");

  constructor(readonly session: BoardSession) {}

  nameOf(seat: number): string {
    if (seat === this.session.seat) return t("table.you");
    return this.chairs.find((chair) => chair.seat === seat)?.name ?? "";
  }

  /** The names of your partners. */
  get partners(): string {
    const partners = this.chairs.filter((chair) => chair.partner);
    return partners.map((chair) => chair.name).join(" & ");
  }

  get partnerHasCalled(): boolean {
    return this.chairs.some((chair) => chair.partner && this.calls[String(chair.seat)]);
  }
}
