import type { Term } from '@mediation/api-client';
import type { ProposedTerm } from '@mediation/ui';

const key = (label: string) => label.trim().toLocaleLowerCase();

/** Whether a row differs between the two. */
export const isChanged = ({ before, now }: ProposedTerm) => before !== now;

/** Lays two proposals side by side by the labels of their rows: first the rows of the newer one, then those left out. */
export function compareTerms(before: Term[], now: Term[]): ProposedTerm[] {
  const old = new Map(before.map((term) => [key(term.label), term]));
  const kept = new Set(now.map(({ label }) => key(label)));
  return [
    ...now.map(({ label, words }) => {
      const former = old.get(key(label));
      return { label, now: words, ...(former && { before: former.words }) };
    }),
    ...before.filter(({ label }) => !kept.has(key(label))).map(({ label, words }) => ({ label, before: words })),
  ];
}
