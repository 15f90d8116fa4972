// English words of this part of the client; the keys are the source for all languages.
export default {
  title: "Rules",
  games: "Games",
  book: "Rule book",
  notes: "In this book",
  contents: "Contents",
  learn: "Learn by playing",
  play: "Open a table",
} as const;
