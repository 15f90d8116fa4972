// The result of a round or a match as it is shown: names, points and who is still awaited.
import { t } from "../i18n/index.svelte";
import type { PileShown } from "../wire/types";
import { isOpen, nameAt, playersOf, teamOf, type Chair } from "./seats";
import type { TableSession } from "./session.svelte";
import { listWords } from "../lib/lists";

export type ResultSession = Pick<
  TableSession,
  "table" | "round" | "aid" | "live" | "seat" | "you" | "placeInMatch" | "isHost"
>;

export class Outcome {
  // A result is shown only while a round is on the table.
  readonly table = $derived.by(() => this.session.table!);
  readonly round = $derived.by(() => this.session.round!);
  readonly result = $derived.by(() => this.session.aid?.result ?? null);
  /** The own team, which is shown first. */
  readonly mine = $derived.by(() => teamOf(this.session.seat ?? 0));
  readonly teams = $derived.by(() => [this.mine, 1 - this.mine]);
  /** Whether the match is over, too. */
  readonly over = $derived.by(() => this.table.status === "finished");
  readonly last = $derived.by(() => this.table.history.at(-1));
  /** Whether every player has a score. */
  readonly solo = $derived.by(() => this.last?.totals?.length === 4);
  readonly inThrees = $derived.by(() => this.round.hands.length === 6);
  /** The people of whom the next step depends. */
  readonly people = $derived.by(() => {
    const places = this.over ? this.table.places : playersOf(this.table);
    return places.filter((place) => place.player && !place.left);
  });
  readonly ready = $derived.by(() => this.session.live?.ready ?? []);
  readonly iAmReady = $derived.by(() => this.ready.includes(this.session.you.player));
  /** How many have to sit down before another match. */
  readonly openPlaces = $derived.by(() => this.table.places.filter(isOpen).length);
  readonly placesOpen = $derived.by(() => this.openPlaces > 0);

  constructor(
    readonly session: ResultSession,
    readonly chairs: () => Chair[],
  ) {}

  name(seat: number): string {
    if (seat === this.session.seat) return t("table.you");
    return this.chairs().find((chair) => chair.seat === seat)?.name ?? "";
  }

  playerName(player: number): string {
    return player === this.session.placeInMatch
      ? t("table.you")
      : (nameAt(this.table, player) ?? t("table.dummy"));
  }

  teamNames(team: number): string {
    return this.chairs()
      .filter((chair) => teamOf(chair.seat) === team)
      .sort((a, b) => a.step - b.step)
      .map((chair) => this.name(chair.seat))
      .join(" & ");
  }

  /** The names of a team for others to read: yours is your name. */
  namedTeam(team: number): string {
    return this.chairs()
      .filter((chair) => teamOf(chair.seat) === team)
      .sort((a, b) => a.step - b.step)
      .map((chair) => chair.name)
      .join(" & ");
  }

  /** The winners of the match: a team, or players where each has a score or a rank. */
  get winners(): string {
    const single = this.table.scores === null || this.solo;
    return this.table.winners
      .map((winner) => (single ? (nameAt(this.table, winner) ?? t("table.dummy")) : this.teamNames(winner)))
      .join(" & ");
  }

  get iWon(): boolean {
    const place = this.session.placeInMatch;
    if (place === null) return false;
    return this.table.winners.includes(this.table.scores === null || this.solo ? place : this.mine);
  }

  /** What decided the round, besides the calls. */
  get endingWords(): string {
    if (this.result?.ending === "breach") return t("table.pointsBreach");
    if (this.result?.ending === "victory")
      return this.inThrees ? t("table.pointsTriple") : t("table.pointsVictory");
    return t("table.pointsCards");
  }

  /** Whose cards were counted, and for whom. */
  pileWords(pile: PileShown): string {
    const name = this.name(pile.seat);
    if (pile.source === "hand") return t("result.handTo", { name, to: this.teamNames(pile.team) });
    if (pile.team === teamOf(pile.seat)) return t("result.tricks", { name });
    return t("result.tricksTo", { name, to: this.teamNames(pile.team) });
  }

  /** The seats that still held cards, with these. */
  get left(): { seat: number; cards: string }[] {
    return this.round.hands.flatMap((cards, seat) => (cards ? [{ seat, cards }] : []));
  }

  /** The names of those who have answered, or have not, without your own. */
  names(answered: boolean): string {
    const others = this.people.filter(
      ({ player }) => player !== this.session.you.player && this.ready.includes(player!) === answered,
    );
    return listWords(others.map((place) => place.name));
  }
}
