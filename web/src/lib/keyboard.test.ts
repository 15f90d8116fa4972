import { expect, it } from "vitest";
import { shortcut } from "./keyboard";

it.each([
  ["P", "KeyP", "p"],
  ["π", "KeyP", "p"], // Greek
  ["ㅔ", "KeyP", "p"], // Korean
  ["z", "KeyY", "z"], // German keyboards have Y and Z exchanged: what is written counts
  ["Enter", "Enter", "enter"],
  ["Escape", "Escape", "escape"],
])("%s on %s is %s", (key, code, letter) => {
  expect(shortcut({ key, code })).toBe(letter);
});
