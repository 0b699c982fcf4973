import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput, Version } from '../page.ts';
import { Text, trim } from './text.ts';
import { Timestamp } from './values.ts';

export const ClauseState = z.enum(['draft', 'discussing', 'agreed', 'parked']);
export type ClauseState = z.infer<typeof ClauseState>;

/** One clause of an agreement: the binding text and an explanation in plain language. */
export const Clause = z.object({
  heading: Text(limits.titleMax),
  text: Text(limits.messageMax),
  plain_text: z._default(z.string().check(trim, z.maxLength(limits.messageMax)), ''),
  state: z._default(ClauseState, 'draft'),
});
export type Clause = z.infer<typeof Clause>;

/** A party's signature of exactly the text with this hash. */
export const Signature = z.object({
  id: z.uuid(),
  participant_id: z.uuid(),
  name: z.string(),
  hash: z.string(),
  method: z.enum(['platform']),
  signed_at: Timestamp,
});
export type Signature = z.infer<typeof Signature>;

/** A version of the agreement. It is the mediator's draft until it is shared, and immutable afterwards. */
export const AgreementVersion = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  number: z.int(),
  clauses: z.array(z.object({ heading: z.string(), text: z.string(), plain_text: z.string(), state: ClauseState })),
  /** The hash of the text that a signature refers to; null for a draft. */
  hash: z.nullable(z.string()),
  released_at: z.nullable(Timestamp),
  signatures: z.array(Signature),
  version: Version,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type AgreementVersion = z.infer<typeof AgreementVersion>;

const output = z.object({ agreement: AgreementVersion });

/** Lists the versions of a case's agreement with their signatures, newest first. Only the mediator reads the draft. */
export const listAgreementVersions = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement',
  reads: ['agreements'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ versions: z.array(AgreementVersion), ...pageOutput }),
});

/** Saves the mediator's whole draft. The first save sends no `version`. */
export const saveAgreementDraft = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/agreement/draft',
  changes: ['agreements'],
  input: z.object({
    caseId: z.uuid(),
    clauses: z.array(Clause).check(z.maxLength(100)),
    version: z.optional(Version),
  }),
  output,
});

/** Shares the draft with everyone in the case as an immutable version. It needs new signatures from all parties. */
export const shareAgreement = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/share',
  changes: ['agreements', 'steps', 'activity'],
  input: z.object({ caseId: z.uuid(), version: Version }),
  output,
});

/** Signs the newest version as a party. Answers `conflict` when `hash` is not the hash of that version. */
export const signAgreement = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/:agreementId/sign',
  changes: ['agreements', 'steps', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    agreementId: z.uuid(),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  output,
});
