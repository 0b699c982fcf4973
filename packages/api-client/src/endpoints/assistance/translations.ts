import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { EngineMark } from './ai-results.ts';
import { Locale } from '../values.ts';

/**
 * A translation by a language model, to read only: one passage for each of the original. Null when there is none that names
 * the same figures and people; `engine.fallback_reason` then says why. It is stored nowhere.
 */
export const ReadingCopy = z.object({ copy: z.nullable(z.array(z.string())), engine: EngineMark });
export type ReadingCopy = z.infer<typeof ReadingCopy>;

/**
 * Whether the caller may have translations in a case, and the proposals and released clauses that they read but AI may not.
 * It does not tell who said no.
 */
export const getTranslationOffer = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/translations',
  reads: ['ai_consents', 'cases', 'proposals', 'agreements'],
  runs: 'open',
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ is_offered: z.boolean(), closed: z.array(z.uuid()) }),
});

/** Translates the terms of a proposal that the caller reads into their language. */
export const translateProposal = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/proposals/:proposalId/translation',
  changes: [],
  runs: 'open',
  input: z.object({ caseId: z.uuid(), proposalId: z.uuid(), language: Locale }),
  output: ReadingCopy,
});

/** Translates a clause of a released version that the caller reads into their language. */
export const translateClause = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/versions/:versionId/clauses/:clauseId/translation',
  changes: [],
  runs: 'open',
  input: z.object({ caseId: z.uuid(), versionId: z.uuid(), clauseId: z.uuid(), language: Locale }),
  output: ReadingCopy,
});
