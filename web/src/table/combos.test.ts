// Cards get the name of what they are together.
import { expect, it } from "vitest";
import { comboOf } from "./combos";

it.each([
  ["9g", "single", "9", 1],
  ["Dr", "single", "Dr", 1],
  ["9g 9r", "pair", "9", 2],
  ["Ph Ak", "pair", "A", 2],
  ["4g 4k Ph", "triple", "4", 3],
  ["4g 4k 4b 9g 9r", "full_house", "4", 5],
  ["4g 4k Ph 9g 9r", "full_house", "9", 5],
  ["Ma 2g 3k 4r 5r", "straight", "5", 5],
  ["6g 7g 8k 9r Ph", "straight", "T", 5],
  ["Tg Jg Qk Kr Ag Ph", "straight", "A", 6],
  ["2g 3g 5k 6r Ph", "straight", "6", 5],
  ["5g 5k 6g 6r 7b Ph", "pair_run", "7", 6],
  ["8g 8k 8b 8r", "bomb", "8", 4],
  ["4g 5g 6g 7g 8g", "straight_bomb", "8", 5],
])("%s is a %s", (cards, kind, rank, length) => {
  expect(comboOf(cards)).toEqual({ kind, rank, length });
});

it.each(["", "2g 3g", "Do Ph", "2g 2k 3r", "8g 8k 8b 8r Ph", "2g 4g 6g 8g Tg", "Ph Ph 5g"])(
  "%s is none",
  (cards) => {
    expect(comboOf(cards)).toBeUndefined();
  },
);
