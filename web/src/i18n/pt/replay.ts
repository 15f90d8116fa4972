// Portuguese words of the replay.
import type en from "../en/replay";

export default {
  title: "A partida de novo",
  loading: "Abrindo as cartas …",
  missing: "Ainda não há Rodada terminada para rever.",
  round: "Rodada {n} de {of}",
  step: "Lance {n} de {of}",
  first: "Ao começo",
  back: "Um lance atrás",
  forward: "Um lance à frente",
  last: "Ao fim",
  play: "Rodar",
  stop: "Parar",
  nextTrick: "Próxima vaza",
  previousTrick: "Vaza anterior",
  nextRound: "Próxima Rodada",
  previousRound: "Rodada anterior",
  share: "Link para este momento",
  record: "Baixar o registro",
  deal: "As cartas na mão",
  given: "{name} passa {cards}",
} as const satisfies Record<keyof typeof en, string>;
