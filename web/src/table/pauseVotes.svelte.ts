// The votes for a pause (more than half of the people), or to go on (half of them); or the host decides.
import { t } from "../i18n/index.svelte";
import { listWords } from "../lib/lists";
import { playerName } from "../lib/names";
import type { TableSession } from "./session.svelte";

export class PauseVotes {
  readonly #people = $derived.by(() =>
    (this.session.table?.places ?? []).filter((place) => place.player && !place.left),
  );
  readonly #voters = $derived.by(() => {
    const votes = this.session.live?.votes[this.session.table?.paused ? "resume" : "pause"];
    return this.#people.filter((place) => votes?.includes(place.player!));
  });
  /** Whether you have voted. */
  readonly voted = $derived.by(() => this.#voters.some((place) => place.player === this.session.you.player));
  /** Whether your vote waits for others; undefined for the host, whose vote is enough. */
  readonly waits = $derived.by(() => (this.session.isHost ? undefined : this.voted));
  /** Who has voted, and how many votes are needed; empty without votes. */
  readonly words = $derived.by(() => {
    const table = this.session.table;
    if (!this.#voters.length || table?.status !== "running") return "";
    const people = this.#people.length;
    const needed = table.paused ? Math.ceil(people / 2) : Math.floor(people / 2) + 1;
    const counts = { n: this.#voters.length, needed };
    if (this.voted) return table.paused ? t("table.resumeYours", counts) : t("table.pauseYours", counts);
    const names = listWords(this.#voters.map((place) => playerName(place.name)));
    return table.paused
      ? t("table.resumeAsked", { names, ...counts })
      : t("table.pauseAsked", { names, ...counts });
  });

  constructor(readonly session: TableSession) {}
}
