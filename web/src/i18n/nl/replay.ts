// Dutch words of the replay.
import type en from "../en/replay";

export default {
  title: "Het spel nog eens",
  loading: "De kaarten worden uitgelegd …",
  missing: "Er is nog geen afgelopen ronde om terug te kijken.",
  round: "Ronde {n} van {of}",
  step: "Stap {n} van {of}",
  first: "Naar het begin",
  back: "Een stap terug",
  forward: "Een stap vooruit",
  last: "Naar het einde",
  play: "Afspelen",
  stop: "Stilzetten",
  nextTrick: "Volgende slag",
  previousTrick: "Vorige slag",
  nextRound: "Volgende ronde",
  previousRound: "Vorige ronde",
  share: "Link naar dit moment",
  record: "Verslag downloaden",
  deal: "De kaarten zijn gedeeld",
  given: "{name} geeft {cards}",
} as const satisfies Record<keyof typeof en, string>;
