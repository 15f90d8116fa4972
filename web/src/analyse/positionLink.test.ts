import { expect, test } from "vitest";
import { packed, unpacked } from "./positionLink";

const linked = { seat: 2, position: { variant: "nanjing", hands: ["2g 3g", null], counts: [2, 14] } };

test("a position survives a link", async () => {
  const text = await packed(linked);
  expect(text).toMatch(/^[zj][\w-]+$/);
  expect(await unpacked(text)).toEqual(linked);
});

test("a damaged link holds nothing", async () => {
  expect(await unpacked("")).toBeNull();
  expect(await unpacked("zAAAA")).toBeNull();
  expect(await unpacked("j!!")).toBeNull();
  expect(await unpacked(`j${btoa("[]")}`)).toBeNull();
});
