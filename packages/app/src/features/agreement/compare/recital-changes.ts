import type { AgreementVersion } from '@mediation/api-client';
import { recitalFacts } from '../recitals/recital-facts.ts';
import { type AnnexChange, annexChange } from './annex-change.ts';

type Recitals = AgreementVersion['recitals'];

/** The facts of the recitals that differ in two texts of a document. */
export function recitalChanges(before: Recitals, now: Recitals): AnnexChange[] {
  const [old, current] = [factsOf(before), factsOf(now)];
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((term) => old.get(term) !== current.get(term))
    .map((term) => annexChange(term, term, old.get(term), current.get(term)));
}

const factsOf = (recitals: Recitals) =>
  new Map(recitals === null ? [] : recitalFacts(recitals).map(({ term, detail }) => [term, detail] as const));
