import { hasBlank } from '@mediation/agreement';
import type { DraftClause } from '@mediation/api-client';

/** Why the server does not release a clause. */
export type HeldReason = 'words' | 'duty' | 'blank';

/** A clause that holds up a release. */
export interface HeldClause {
  clause: DraftClause;
  /** Its number in the document. */
  number: number;
  reason: HeldReason;
}

/** The clauses without words, with an unfinished duty or with a place to fill in. */
export function heldClauses(clauses: readonly DraftClause[]): HeldClause[] {
  const reasonOf = (clause: DraftClause): HeldReason | null => {
    if (clause.text.trim() === '') return 'words';
    if (clause.duties.some(({ what, due_on }) => what.trim() === '' || due_on === null)) return 'duty';
    return hasBlank(clause) ? 'blank' : null;
  };
  return clauses.flatMap((clause, at) => {
    const reason = reasonOf(clause);
    return reason === null ? [] : [{ clause, number: at + 1, reason }];
  });
}
