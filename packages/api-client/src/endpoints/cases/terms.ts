import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Terms, TermsLanguage } from '../organizations/organization-terms.ts';
import { trim } from '../text.ts';
import { Timestamp } from '../values.ts';

/** A party or a mediator of a case, and when they signed the newest terms. Nothing else of it is said to others. */
export const TermsSigner = z.object({
  participant_id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  role: z.enum(['divorcee', 'mediator']),
  signed_at: z.nullable(Timestamp),
});
export type TermsSigner = z.infer<typeof TermsSigner>;

/** The newest terms of the organization of a case. */
export const CaseTerms = z.object({
  number: z.int(),
  hash: z.string(),
  published_at: Timestamp,
  organization: z.string(),
  parts: Terms,
  signers: z.array(TermsSigner),
  /** For a party or a mediator: the name to sign with, and the version that they signed last. Null for lawyers. */
  own: z.nullable(
    z.object({
      participant_id: z.uuid(),
      name: z.string(),
      signed_at: z.nullable(Timestamp),
      signed_number: z.nullable(z.int()),
    }),
  ),
});
export type CaseTerms = z.infer<typeof CaseTerms>;

const ofCase = z.object({ caseId: z.uuid() });
const output = z.object({ terms: z.nullable(CaseTerms) });

/** Returns the newest terms with who signed them, for everybody in the case; null where none are published. */
export const getCaseTerms = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/terms',
  reads: ['terms', 'participants'],
  input: ofCase,
  output,
});

/**
 * Signs the newest terms as a party or a mediator. Answers `conflict` when `hash` is not the hash of that version.
 * Signing twice keeps the first signature.
 */
export const signTerms = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/terms/sign',
  changes: ['terms', 'sessions', 'activity'],
  input: z.extend(ofCase, {
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** The full name as typed. */
    name: z.string().check(trim, z.maxLength(limits.titleMax)),
    language: TermsLanguage,
  }),
  output,
});

/** A version as a PDF with who signed it, for the parties and mediators of the case; the newest one unless it is named. */
export const downloadTerms = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/terms/pdf/:language',
  reads: ['terms'],
  answer: 'file',
  contentTypes: ['application/pdf'],
  input: z.extend(ofCase, {
    language: TermsLanguage,
    number: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  }),
  output: z.file(),
});
