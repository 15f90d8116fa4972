// What happens at the table in words: read out by screen readers, and kept in the log.
import type { Face } from "../cards/names";
import { t, tDynamic } from "../i18n/index.svelte";
import { playerName } from "../lib/names";
import type { ChattedEvent, RoundShown, TableEvent } from "../wire/types";
import { nameAt, teamOf } from "./seats";
import type { TableSession } from "./session.svelte";
import { eventWords, points, signed } from "./words";

/** Lines that the log keeps, and announcements that stay in the page. */
const LOG_LENGTH = 200;
const SPOKEN_LENGTH = 6;

export class Announcements {
  /** The last announcements. A new one is added, so that it does not cut off the one before. */
  spoken: { id: number; text: string }[] = $state.raw([]);
  log: string[] = $state([]);
  readonly face: Face = $derived.by(() =>
    this.session.table?.edition === "tichubadour" ? "tichubadour" : "classic",
  );

  constructor(readonly session: TableSession) {}

  /** Read something out. */
  say(text: string): void {
    const id = (this.spoken.at(-1)?.id ?? 0) + 1;
    this.spoken = [...this.spoken.slice(1 - SPOKEN_LENGTH), { id, text }];
  }

  /** Read out an event and add it to the log. */
  announce(event: TableEvent, before: RoundShown | null): void {
    const { round, aid } = this.session;
    const name = (seat: number) => this.nameOf(seat);
    const main = eventWords(event, name, round, aid?.combos.at(-1), this.face) ?? this.#placeWords(event);
    const words = this.#beforeWords(event, before) + (main ?? "") + this.#roundOverWords(before);
    if (!words) return;
    this.log = [...this.log.slice(1 - LOG_LENGTH), words];
    this.say(words);
  }

  /** Read out a chat message. */
  announceChat(event: ChattedEvent): void {
    const { name, phrase, text } = event;
    const said = phrase ? (tDynamic(`table.phrase_${phrase}`) ?? phrase) : (text ?? "");
    this.say(t("common.labelled", { label: playerName(name), text: said }));
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
        return t("table.saidLeft", { name });
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
