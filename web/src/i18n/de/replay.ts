// German words of the replay.
import type en from "../en/replay";

export default {
  title: "Die Partie nochmals",
  loading: "Die Karten werden ausgelegt …",
  missing: "Noch gibt es keine beendete Runde zum Ansehen.",
  round: "Runde {n} von {of}",
  step: "Schritt {n} von {of}",
  first: "Zum Anfang",
  back: "Einen Schritt zurück",
  forward: "Einen Schritt vor",
  last: "Zum Ende",
  play: "Abspielen",
  stop: "Anhalten",
  nextTrick: "Nächster Stich",
  previousTrick: "Voriger Stich",
  nextRound: "Nächste Runde",
  previousRound: "Vorige Runde",
  share: "Link zu diesem Moment",
  record: "Protokoll herunterladen",
  deal: "Die Karten sind verteilt",
  given: "{name} schupft {cards}",
} as const satisfies Record<keyof typeof en, string>;
