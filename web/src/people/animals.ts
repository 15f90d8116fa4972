// Twelve animals in the inks of the deck, for a field of 100 by 100 on a coloured disc.
import { circle, cut, ellipse, fill, line, mirrored } from "../cards/art/ink";
import type { AVATARS } from "../wire/types";

type Animal = (typeof AVATARS)[number];

/** A drawing on both sides of the middle. */
const both = (drawing: string): string => drawing + mirrored(50, drawing);
const eyes = (x: number, y: number, r = 4): string =>
  both(fill("ink", circle(50 - x, y, r)) + fill("paper", circle(51.2 - x, y - 1.3, r / 3)));
/** A shape in an ink with the edge that all of them have. */
const shape = (ink: "paper" | "ink" | "flame" | "brass" | "jade" | "lacquer", d: string): string =>
  cut(ink, d, "ink", 5);

const FOX =
  both(
    shape("flame", "M17 12C16 30 18 44 24 54L46 34C38 24 28 16 17 12Z") +
      fill("ink", "M22 21C22 32 24 40 27 45L37 36C33 29 28 25 22 21Z"),
  ) +
  shape("flame", "M50 30C66 28 80 38 86 56C78 60 66 82 50 90C34 82 22 60 14 56C20 38 34 28 50 30Z") +
  both(fill("paper", "M15 56C26 55 38 58 46 72L50 88C34 81 23 61 15 56Z")) +
  eyes(15, 54) +
  fill("ink", "M42 79H58C57 86 53 89 50 90C47 89 43 86 42 79Z");

const PANDA =
  both(fill("ink", circle(23, 25, 14))) +
  shape("paper", ellipse(50, 54, 36, 33)) +
  both(fill("ink", "M26 58C22 50 27 41 35 41C42 41 44 49 41 55C38 62 30 64 26 58Z")) +
  both(fill("paper", circle(35, 50, 3.4)) + fill("ink", circle(35.6, 50.4, 1.6))) +
  fill("ink", ellipse(50, 66, 7, 5)) +
  line("ink", "M50 70V74M40 75C43 80 48 79 50 75C52 79 57 80 60 75", 3);

const TIGER =
  both(shape("flame", circle(23, 28, 12)) + fill("paper", circle(23, 28, 5))) +
  shape("flame", "M50 20C72 20 86 36 86 56C86 76 70 88 50 88C30 88 14 76 14 56C14 36 28 20 50 20Z") +
  both(fill("paper", ellipse(41, 70, 13, 11)) + fill("paper", ellipse(34, 48, 9, 7))) +
  fill("ink", "M46 20H54L52 38H48ZM34 23L40 22L43 34ZM66 23L60 22L57 34Z") +
  both(fill("ink", "M14 52L27 55L15 59ZM17 66L29 66L20 71Z")) +
  eyes(16, 49) +
  fill("ink", "M42 60H58C57 66 53 68 50 69C47 68 43 66 42 60Z") +
  line("ink", "M50 69V74M39 75C43 80 48 79 50 75C52 79 57 80 61 75", 3);

const HARE =
  both(
    shape("paper", "M43 46C30 38 23 22 28 7C40 12 48 28 47 44Z") +
      fill("flame", "M41 37C34 30 30 22 31 14C37 19 42 28 43 37Z", 0.55),
  ) +
  shape("paper", ellipse(50, 62, 30, 27)) +
  both(fill("flame", circle(31, 70, 5), 0.45)) +
  eyes(13, 58) +
  fill("lacquer", "M45 67H55L50 73Z") +
  line("ink", "M50 73V77M42 79C45 83 49 82 50 78C51 82 55 83 58 79", 3) +
  fill("paper", "M46 82H54V88H46Z") +
  line("ink", "M46 82H54V87H46ZM50 82V87", 2);

const OWL =
  shape(
    "brass",
    "M20 14C28 20 38 22 50 22C62 22 72 20 80 14C86 26 86 40 84 54C82 76 68 90 50 90C32 90 18 76 16 54C14 40 14 26 20 14Z",
  ) +
  both(
    shape("paper", circle(34, 44, 16)) + fill("ink", circle(36, 45, 8)) + fill("paper", circle(38, 42, 2.6)),
  ) +
  cut("flame", "M44 53H56L50 68Z", "ink", 4) +
  line("ink", "M36 72C39 77 42 77 44 72M46 78C48 82 52 82 54 78M56 72C58 77 61 77 64 72", 3);

const MONKEY =
  both(shape("brass", circle(17, 54, 11)) + fill("paper", circle(18, 54, 5))) +
  shape("ink", "M50 16C70 16 82 32 82 52C82 74 68 88 50 88C32 88 18 74 18 52C18 32 30 16 50 16Z") +
  fill(
    "paper",
    "M50 38C54 30 74 30 74 48C74 56 70 60 70 66C70 78 60 84 50 84C40 84 30 78 30 66C30 60 26 56 26 48C26 30 46 30 50 38Z",
  ) +
  eyes(12, 50) +
  fill("ink", ellipse(45.5, 63, 2, 1.6) + ellipse(54.5, 63, 2, 1.6)) +
  line("lacquer", "M38 71C44 78 56 78 62 71", 3.4) +
  line("ink", "M46 17C44 10 50 6 56 9", 4);

const CAT =
  both(
    shape("ink", "M19 14C15 30 16 44 20 54L48 30C40 22 30 16 19 14Z") +
      fill("lacquer", "M25 23C23 32 24 39 26 43L36 33C33 28 29 25 25 23Z"),
  ) +
  shape("ink", "M50 26C72 26 85 40 85 58C85 78 69 88 50 88C31 88 15 78 15 58C15 40 28 26 50 26Z") +
  both(
    fill("jade", "M26 54C30 46 40 46 43 54C40 61 30 61 26 54Z") +
      line("paper", "M26 54C30 46 40 46 43 54C40 61 30 61 26 54Z", 1.6) +
      fill("ink", ellipse(35, 54, 2.4, 5.5)),
  ) +
  fill("paper", "M38 74C38 66 46 66 50 70C54 66 62 66 62 74C62 82 54 84 50 80C46 84 38 82 38 74Z") +
  fill("lacquer", "M46 66H54L50 71Z") +
  both(line("paper", "M33 72L18 69M33 76L19 79", 2));

const FROG =
  both(
    shape("jade", circle(29, 30, 15)) +
      fill("paper", circle(29, 28, 9)) +
      fill("ink", circle(30, 28, 5)) +
      fill("paper", circle(31.5, 26.2, 1.7)),
  ) +
  shape("jade", "M50 34C74 32 90 46 90 62C90 78 72 86 50 86C28 86 10 78 10 62C10 46 26 32 50 34Z") +
  fill("paper", "M17 66C30 74 70 74 83 66C82 78 68 83 50 83C32 83 18 78 17 66Z") +
  line("ink", "M15 62C28 74 72 74 85 62", 3.6) +
  fill("ink", ellipse(45, 52, 2, 1.6) + ellipse(55, 52, 2, 1.6)) +
  both(fill("flame", circle(22, 60, 4), 0.6));

const OX =
  both(
    shape("paper", "M30 28C18 28 10 20 12 6C18 14 26 16 38 18Z") +
      shape("brass", "M28 36C18 32 10 36 7 44C14 50 24 50 30 46Z"),
  ) +
  shape(
    "brass",
    "M50 16C68 16 77 28 75 46C74 56 72 62 71 70C70 82 62 90 50 90C38 90 30 82 29 70C28 62 26 56 25 46C23 28 32 16 50 16Z",
  ) +
  fill("ink", "M50 17C58 17 62 22 58 32C56 36 52 38 50 42C48 38 44 36 42 32C38 22 42 17 50 17Z") +
  shape("paper", ellipse(50, 74, 20, 14)) +
  both(fill("ink", ellipse(42, 73, 3, 4))) +
  line("ink", "M44 82C48 84 52 84 56 82", 2.6) +
  eyes(14, 50) +
  line("lacquer", "M44 80C44 92 56 92 56 80", 3.4);

const CRANE =
  shape(
    "paper",
    "M40 94C36 80 46 70 46 58C46 52 42 48 42 40C42 26 54 18 66 22C74 25 78 32 76 38C74 46 66 48 64 56C62 66 70 78 66 94Z",
  ) +
  fill("ink", "M46 94C42 82 52 72 52 60C52 52 47 48 49 42C55 50 60 52 63 58C62 66 69 78 66 94Z") +
  fill("lacquer", "M47 28C52 20 62 18 70 24C66 30 56 31 47 28Z") +
  cut("brass", "M74 30L97 40C90 43 82 43 74 41Z", "ink", 4) +
  fill("ink", circle(66, 33, 3.4)) +
  fill("paper", circle(67, 32, 1.1)) +
  line("brass", "M14 90C22 80 24 64 20 46M20 60C14 58 10 52 10 46M22 72C28 68 32 62 32 54", 3.4);

const CARP =
  shape(
    "lacquer",
    "M12 26C20 30 26 38 28 46C40 30 62 26 78 38C86 44 90 50 92 56C86 68 74 78 58 78C44 78 34 70 28 60C26 70 20 80 10 84C14 72 15 64 15 55C15 44 15 36 12 26Z",
  ) +
  fill("paper", "M64 33C76 36 86 46 90 56C84 66 76 73 66 76C72 64 72 46 64 33Z") +
  line(
    "paper",
    "M36 50C40 46 44 46 46 50M46 58C50 54 54 54 56 58M36 64C40 60 44 60 46 64M46 44C50 40 54 40 56 44",
    2.6,
  ) +
  shape("flame", "M44 32C48 20 60 16 68 22C66 27 62 30 60 32C55 30 50 30 44 32Z") +
  shape("flame", "M46 76C46 86 54 90 62 86C60 82 58 80 58 77Z") +
  fill("ink", circle(78, 50, 4.2)) +
  fill("paper", circle(79.2, 48.6, 1.4)) +
  line("ink", "M88 60C84 62 82 62 80 61M86 65C88 70 86 74 83 75", 2.6);

const TURTLE =
  both(shape("jade", "M28 66C18 66 10 72 9 82C18 88 28 84 33 76Z")) +
  shape("jade", "M50 48C61 48 69 58 69 70C69 83 61 92 50 92C39 92 31 83 31 70C31 58 39 48 50 48Z") +
  shape("brass", "M50 10C74 10 88 30 88 52C88 60 76 65 50 65C24 65 12 60 12 52C12 30 26 10 50 10Z") +
  line(
    "ink",
    "M50 24L66 34V50L50 58L34 50V34ZM50 24V12M66 34L80 28M66 50L84 56M34 50L16 56M34 34L20 28",
    3.2,
  ) +
  eyes(9, 75, 3.8) +
  line("ink", "M43 84C47 87 53 87 57 84", 3);

export const ANIMALS: Record<Animal, string> = {
  fox: FOX,
  panda: PANDA,
  tiger: TIGER,
  hare: HARE,
  owl: OWL,
  monkey: MONKEY,
  cat: CAT,
  frog: FROG,
  ox: OX,
  crane: CRANE,
  carp: CARP,
  turtle: TURTLE,
};
