// French words of the replay.
import type en from "../en/replay";

export default {
  title: "Revoir la partie",
  loading: "On étale les cartes …",
  missing: "Il n’y a pas encore de manche finie à revoir.",
  round: "Manche {n} sur {of}",
  step: "Coup {n} sur {of}",
  first: "À la donne",
  back: "Un coup en arrière",
  forward: "Un coup en avant",
  last: "À la fin",
  play: "Lecture",
  stop: "Arrêt",
  nextTrick: "Pli suivant",
  previousTrick: "Pli précédent",
  nextRound: "Manche suivante",
  previousRound: "Manche précédente",
  share: "Lien vers ce moment",
  record: "Télécharger le relevé",
  deal: "La donne",
  given: "{name} donne {cards}",
} as const satisfies Record<keyof typeof en, string>;
