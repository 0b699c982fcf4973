/** Stacks amounts and returns the start and end of each. */
export function stackUp(values: readonly number[]): [number, number][] {
  let top = 0;
  return values.map((value) => [top, (top += value)]);
}

/** Stacks labels from the bottom up and moves overlapping ones up. */
export function apart(levels: readonly number[], distance: number): number[] {
  const placed: number[] = [];
  for (const level of levels) placed.push(Math.min(level, (placed.at(-1) ?? Infinity) - distance));
  return placed;
}
