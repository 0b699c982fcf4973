import { type TermsPart, termsKinds } from '@mediation/api-client';

/** The parts that have words, in their order, and the fees. */
export function shownParts(parts: readonly TermsPart[]): [TermsPart[], TermsPart | undefined] {
  const shown = parts
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => termsKinds.indexOf(a.kind) - termsKinds.indexOf(b.kind));
  return [shown.filter(({ kind }) => kind !== 'fees'), shown.find(({ kind }) => kind === 'fees')];
}
