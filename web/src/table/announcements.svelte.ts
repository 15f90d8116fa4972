// What happens at the table in words: read out by screen readers, and kept in the log.
import { untrack } from "svelte";
import type { Face } from "../cards/names";
import { t } from "../i18n/index.svelte";
import { playerName } from "../lib/names";
import type { ChattedEvent, RoundShown, TableEvent } from "../wire/types";
import { nameAt, teamOf } from "./seats";
import type { TableSession } from "./session.svelte";
import type { Note } from "./tricks";
import { eventWords, points, saidWords, signed } from "./words";

/** Notes that the log keeps, and announcements that stay in the page. */
const NOTES_LENGTH = 200;
const SPOKEN_LENGTH = 6;

export class Announcements {
  /** The last announcements. A new one is added, so that it does not cut off the one before. */
  spoken: { id: number; text: string }[] = $state.raw([]);
  /** What happened in this round besides actions, for the log. */
  notes: Note[] = $state.raw([]);
  readonly face: Face = $derived.by(() =>
    this.session.table?.edition === "tichubadour" ? "tichubadour" : "classic",
  );

  constructor(readonly session: TableSession) {}

  /** Read something out. An effect that calls this does not depend on what was said before. */
  say(text: string): void {
    const before = untrack(() => this.spoken);
    const id = (before.at(-1)?.id ?? 0) + 1;
    this.spoken = [...before.slice(1 - SPOKEN_LENGTH), { id, text }];
  }

  /** Read out an event; what the history of the round does not tell is noted for the log. */
  announce(event: TableEvent, before: RoundShown | null): void {
    const { round, aid } = this.session;
    const name = (seat: number) => this.nameOf(seat);
    const main = eventWords(event, name, round, aid?.combos.at(-1), this.face) ?? this.#placeWords(event);
    const first = this.#beforeWords(event, before);
    const result = this.#roundOverWords(before);
    if (event.type === "dealt") this.notes = [];
    const actions = round?.history?.length ?? 0;
    if (event.type !== "acted") this.#note(main, actions);
    else this.#note(first, Math.max(0, actions - 1));
    this.#note(result, actions);
    const words = first + (main ?? "") + result;
    if (words) this.say(words);
  }

  #note(text: string | undefined, at: number): void {
    if (text) this.notes = [...this.notes.slice(1 - NOTES_LENGTH), { at, text: text.trim() }];
  }

  /** Read out a chat message. */
  announceChat(event: ChattedEvent): void {
    this.say(t("common.labelled", { label: playerName(event.name), text: saidWords(event) }));
  }

  /** The name of whoever has a seat in this round. */
  nameOf(seat: number): string {
    const { table } = this.session;
    if (seat === this.session.seat) return t("table.you");
    const place = table?.seating?.[seat];
    return place === undefined || place === null ? "" : (nameAt(table!, place) ?? t("table.dummy"));
  }

  /** Said before an action: the clock decided it, or the exchange is over with it. */
  #beforeWords(event: TableEvent, before: RoundShown | null): string {
    if (event.type !== "acted") return "";
    if (event.by === "clock") {
      const own = event.seat === this.session.seat;
      return `${own ? t("table.saidClockYou") : t("table.saidClock", { name: this.nameOf(event.seat) })}. `;
    }
    return before?.phase === "exchange" && this.session.round?.phase === "play"
      ? `${t("table.saidExchange")}. `
      : "";
  }

  /** Said after the event that ends a round: its result. */
  #roundOverWords(before: RoundShown | null): string {
    const { round, table, aid } = this.session;
    if (before === null || before.phase === "over" || round?.phase !== "over") return "";
    const ended = { n: table?.round ?? 0, names: round.out.map((seat) => this.nameOf(seat)).join(", ") };
    const teams = aid?.result?.teams;
    const scores = table?.scores;
    if (teams?.length !== 2 || scores?.length !== 2) return ` ${t("table.saidOver", ended)}`;
    const mine = teamOf(this.session.seat ?? 0);
    const result = `${signed(teams[mine]!.total)} : ${signed(teams[1 - mine]!.total)}`;
    const sum = `${points(scores[mine]!)} : ${points(scores[1 - mine]!)}`;
    return ` ${t("table.saidResult", { ...ended, result, sum })}`;
  }

  #placeWords(event: TableEvent): string | undefined {
    const table = this.session.table;
    const name = "place" in event ? playerName(table?.places[event.place]?.name ?? "") : "";
    switch (event.type) {
      case "sat":
        return t("table.saidSat", { name: playerName(event.name) });
      case "admitted":
        return t("table.saidAdmitted", { name });
      case "left":
        return t(table?.status === "running" ? "table.saidAway" : "table.saidLeft", { name });
      case "away":
        return t("table.saidAway", { name });
      case "back":
        return t("table.saidBack", { name });
      case "host":
        return t("table.saidHost", {
          name: playerName(table?.places.find((place) => place.player === table.host)?.name ?? ""),
        });
      default:
        return undefined;
    }
  }
}
