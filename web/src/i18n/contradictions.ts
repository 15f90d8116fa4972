// The server says in English why house rules contradict each other; here is which of our sentences says the same.
// tests/web/test_words.py holds the list to everything the library can refuse.
export const CONTRADICTIONS: readonly (readonly [says: RegExp, key: string])[] = [
  [/^the match would never end/, "no_end"],
  [/^the rounds of a Trichu match are a multiple of three/, "no_thirds"],
  [/ has no points, so there is nothing to bet$/, "no_bets"],
  [/^Grandseigneur is played with one or two packs/, "no_packs"],
  [/^(?<rule>\w+) means nothing in /, "no_meaning"],
  [/ has no exchange /, "no_exchange"],
  [/^without a wish /, "no_wish"],
  [/^without calls /, "no_calls"],
  [/^Grand Tichu must be decided before the whole hand of (?<n>\d+) cards/, "no_grand"],
];
