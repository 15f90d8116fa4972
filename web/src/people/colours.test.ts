import { expect, test } from "vitest";
import { colourOf, COLOURS, coloursAt } from "./colours";

const person = (player: string) => ({ player, name: player });
const bot = (name: string) => ({ player: null, name });

test("nobody at a table has the colour of somebody else", () => {
  const places = Array.from({ length: 12 }, (_, place) => person(`p${place}`));
  expect(new Set(coloursAt(places)).size).toBe(COLOURS.length);
});

test("people keep their colour when bots sit down before them", () => {
  const alone = coloursAt([person("anna")])[0];
  expect(alone).toBe(colourOf("anna"));
  expect(coloursAt([bot("Mei"), bot("Bao"), bot("Lin"), person("anna")])[3]).toBe(alone);
});
