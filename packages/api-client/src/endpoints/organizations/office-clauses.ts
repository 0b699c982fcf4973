import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { Issue } from '../cases/cases.ts';
import { DocumentKind } from '../agreement/agreements.ts';
import { Name, Text, trim } from '../text.ts';

/** Whether every bracket of a text is closed, and none is open inside another: what is in brackets is a question. */
export const areBracketsClosed = (text: string) => !/[[\]]/.test(text.replaceAll(/\[[^[\]]*\]/g, ''));

const closed = z.refine<string>(areBracketsClosed, 'Close each bracket, and open none inside another.');

/** The words of a clause in one language. What is in brackets is a question that the mediator answers. */
const OfficeClauseWords = z.object({
  heading: Name(limits.titleMax).check(closed),
  text: Text(limits.messageMax).check(closed),
  plain_text: z.string().check(trim, z.maxLength(limits.messageMax), closed),
});
export type OfficeClauseWords = z.infer<typeof OfficeClauseWords>;

const shape = {
  document: DocumentKind,
  /** The kind of issue under which it stands; null for the last group. */
  issue: z.nullable(Issue.shape.issue),
  /** Null where the office has no words in that language; it has some in one of the two. */
  words_en: z.nullable(OfficeClauseWords),
  words_es: z.nullable(OfficeClauseWords),
};

/** A clause that an organization wrote for its mediators. A draft that takes it copies its words. */
export const OfficeClause = z.object({ id: z.uuid(), ...shape, version: Version });
export type OfficeClause = z.infer<typeof OfficeClause>;

const written = z.refine<{ words_en: unknown; words_es: unknown }>(
  ({ words_en, words_es }) => words_en !== null || words_es !== null,
  { error: 'Write the clause in one language at least.', path: ['words_en'] },
);

/** The clauses of an organization, for its admins and mediators. */
export const listOfficeClauses = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/clauses',
  reads: ['templates'],
  input: z.object({ orgId: z.uuid() }),
  output: z.object({ clauses: z.array(OfficeClause) }),
});

/** Adds a clause; for admins. */
export const addOfficeClause = endpoint({
  method: 'POST',
  path: '/api/organizations/:orgId/clauses',
  changes: ['templates'],
  input: z.object({ orgId: z.uuid(), ...shape }).check(written),
  output: z.object({ clause_id: z.uuid() }),
});

/** Saves a clause over the version that was read; for admins. */
export const saveOfficeClause = endpoint({
  method: 'PUT',
  path: '/api/office-clauses/:clauseId',
  changes: ['templates'],
  input: z.object({ clauseId: z.uuid(), ...shape, version: Version }).check(written),
  output: z.object({ ok: z.literal(true) }),
});

/** Removes a clause; for admins. Papers keep the words that they took from it. */
export const removeOfficeClause = endpoint({
  method: 'DELETE',
  path: '/api/office-clauses/:clauseId',
  changes: ['templates'],
  input: z.object({ clauseId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
