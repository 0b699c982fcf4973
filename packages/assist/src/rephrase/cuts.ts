/** A range of a text. */
export interface Range {
  start: number;
  end: number;
}

/** A range that can go. `swearing` stands within a clause, the others are clauses of their own. */
export interface Cut extends Range {
  kind: 'insult' | 'contempt' | 'swearing';
}

export const overlaps = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

/** Sorts cuts and joins those that overlap. */
export function joined(cuts: readonly Cut[]): Cut[] {
  const all: Cut[] = [];
  for (const cut of cuts.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = all.at(-1);
    if (last && cut.start < last.end) {
      last.end = Math.max(last.end, cut.end);
      if (last.kind === 'swearing') last.kind = cut.kind;
    } else all.push({ ...cut });
  }
  return all;
}
