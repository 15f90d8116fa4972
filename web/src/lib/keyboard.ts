// Shortcuts are letters of the Latin alphabet, whatever the keyboard writes.

/** The key of an event in lower case; on a keyboard with other letters, the Latin letter printed beside. */
export function shortcut(event: Pick<KeyboardEvent, "key" | "code">): string {
  const latin = /^[\x20-\x7e]$/.test(event.key) || event.key.length > 1;
  return (latin ? event.key : event.code.replace(/^Key/, "")).toLowerCase();
}
