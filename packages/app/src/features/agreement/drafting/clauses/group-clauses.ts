import type { DraftClause } from '@mediation/api-client';

/** A clause with its number in the document. */
export type NumberedClause = DraftClause & { number: number };

/** The clauses that stand next to each other and belong to the same issue, in the order of the document. */
export function groupClauses(clauses: readonly DraftClause[]) {
  const groups: { issue: DraftClause['issue']; clauses: NumberedClause[] }[] = [];
  for (const [at, clause] of clauses.entries()) {
    if (at === 0 || groups.at(-1)?.issue !== clause.issue) groups.push({ issue: clause.issue, clauses: [] });
    groups.at(-1)?.clauses.push({ ...clause, number: at + 1 });
  }
  return groups;
}

/** The clause before which a new one of an issue goes, so that it is the last of its issue; null for the end. */
export function placeOf(issue: DraftClause['issue'], clauses: readonly DraftClause[]): string | null {
  const last = clauses.findLastIndex((clause) => clause.issue === issue);
  return last === -1 ? null : (clauses[last + 1]?.id ?? null);
}

/** The clause before which a clause goes one step up or down; undefined where there is no room. */
export function neighborOf(
  id: string,
  step: 'up' | 'down',
  clauses: readonly DraftClause[],
): string | null | undefined {
  const at = clauses.findIndex((clause) => clause.id === id);
  if (step === 'up') return at > 0 ? clauses[at - 1]?.id : undefined;
  return at < clauses.length - 1 ? (clauses[at + 2]?.id ?? null) : undefined;
}
