// Maps the English reasons why house rules contradict each other to translated texts.
// tests/web/test_words.py checks that the list is complete.
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
