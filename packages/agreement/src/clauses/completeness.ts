import type { Clause, DocumentKind, Duty, Issue, ParentingSchedule } from '@mediation/api-client';
import { catalog, type ClauseId, entryOf } from './catalog.ts';
import { saidBy } from './said.ts';
import { settledBy } from './settled-by-schedule.ts';

/** What a document is expected to say, by the library clause that says it. */
export type Subject = ClauseId;

/** Finds what a document and the schedule attached to it say and leave out, given the issues of the case. */
export function completenessOf(
  document: DocumentKind,
  issues: readonly Issue['issue'][],
  clauses: readonly (Pick<Clause, 'heading' | 'text'> & { duties?: readonly Pick<Duty, 'kind'>[] })[],
  schedule: ParentingSchedule | null = null,
): { said: Subject[]; missing: Subject[] } {
  const text = clauses.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
  const expected = (Object.keys(catalog) as Subject[]).filter((id) => {
    const { documents, expectedWith } = entryOf(id);
    if (!documents.includes(document) || expectedWith === null) return false;
    return expectedWith === undefined || expectedWith.some((issue) => issues.includes(issue));
  });
  const hasReview = clauses.some(({ duties = [] }) => duties.some(({ kind }) => kind === 'review'));
  const settled = schedule === null ? [] : settledBy(schedule);
  const isSaid = (id: Subject) => saidBy[id].test(text) || settled.includes(id) || (id === 'review_date' && hasReview);
  return { said: expected.filter(isSaid), missing: expected.filter((id) => !isSaid(id)) };
}
