// Runs stores in tests as if a component had created them.

/** Create something whose effects run until the second value is called. */
export function inEffects<T>(create: () => T): [T, () => void] {
  let made: T | undefined;
  const stop = $effect.root(() => {
    made = create();
  });
  return [made as T, stop];
}
