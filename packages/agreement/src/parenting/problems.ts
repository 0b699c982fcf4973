import type { Carer } from '@mediation/api-client';
import type { Night } from './night.ts';

/** Nights in a row without a carer, or with two, for one reason. */
export interface Problem {
  kind: 'gap' | 'clash';
  from: string;
  nights: number;
  /** The rules that contradict each other, or the last one before a gap and the first one after it. */
  rules: readonly string[];
  /** The carer that each rule of a clash states on its first night. */
  says: readonly Carer[];
  /** The rule of the night before a gap; null if there is none. */
  before: string | null;
  /** The rule of the night after a gap; null if there is none. */
  after: string | null;
}

/** The nights that are not settled, with the rules that cause it. */
export function problemsOf(nights: readonly Night[]): Problem[] {
  const problems: Problem[] = [];
  for (let first = 0; first < nights.length;) {
    const night = nights[first];
    if (night === undefined || night.carer !== null) {
      first += 1;
      continue;
    }
    const end = endOfSame(nights, first);
    problems.push(problemOf(night, nights[first - 1], nights[end], end - first));
    first = end;
  }
  return problems;
}

function endOfSame(nights: readonly Night[], first: number): number {
  const cause = causeOf(nights[first]);
  let end = first + 1;
  while (end < nights.length && causeOf(nights[end]) === cause) end += 1;
  return end;
}

const causeOf = (night: Night | undefined) => (night?.carer === null ? night.rules.toSorted().join(' ') : undefined);

function problemOf(
  { day, rules, says }: Night,
  last: Night | undefined,
  next: Night | undefined,
  nights: number,
): Problem {
  if (rules.length > 0) return { kind: 'clash', from: day, nights, rules, says, before: null, after: null };
  const before = last?.rules[0] ?? null;
  const after = next?.rules[0] ?? null;
  const around = [...new Set([before, after])].filter((rule) => rule !== null);
  return { kind: 'gap', from: day, nights, rules: around, says: [], before, after };
}
