// The keyboard at the table.
import { shortcut } from "../lib/keyboard";
import { toggleSort } from "../lib/prefs.svelte";
import type { Turn } from "./turn.svelte";

const ARROWS = ["ArrowLeft", "ArrowRight"];

/** Do what a key stands for, unless it belongs to a dialog, a field or a button. */
export function handleKey(event: KeyboardEvent, turn: Turn): void {
  const modified = event.metaKey || event.ctrlKey || event.altKey || event.repeat;
  if (modified || document.querySelector("dialog[open]")) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select")) return;
  if (event.key === "Enter" && target?.closest("a, button, summary")) return;
  if (ARROWS.includes(event.key) && !target?.closest("[role=radiogroup], [role=tablist]")) {
    // The arrows belong to the hand, wherever the focus was.
    const hand = [...document.querySelectorAll(".mine .hand")].at(-1);
    hand?.querySelector<HTMLElement>("[data-key][tabindex='0']")?.focus();
    event.preventDefault();
    return;
  }
  if (press(shortcut(event), turn)) event.preventDefault();
}

/** Do what a key stands for; false if it stands for nothing now. */
export function press(key: string, turn: Turn): boolean {
  if (key === "s") toggleSort();
  else if (key === "escape" && turn.seatQuestion) turn.seatQuestion.answer();
  else if (key === "escape" && turn.chosen.length) turn.chosen = [];
  else if (turn.sending) return false;
  else if (key === "p" && turn.can?.pass) void turn.send({ type: "pass" });
  else if (key === "t" && turn.tichu.callers.length) void turn.tichu.tap();
  else if (key === "b" && turn.bombsPossible) void turn.bomb();
  else if (key === "h" && turn.hint.available && turn.inTurn) void turn.hint.ask();
  else if (key === "enter" && turn.legal.length) void turn.play();
  else return false;
  return true;
}
