import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput, Version } from '../page.ts';
import { Text, trim } from './text.ts';
import { Timestamp } from './values.ts';

export const ClauseState = z.enum(['draft', 'discussing', 'agreed', 'parked']);
export type ClauseState = z.infer<typeof ClauseState>;

/** One point of an agreement, in the words that count and in plain ones. */
export const Clause = z.object({
  heading: Text(limits.titleMax),
  text: Text(limits.messageMax),
  plain_text: z._default(z.string().check(trim, z.maxLength(limits.messageMax)), ''),
  state: z._default(ClauseState, 'draft'),
});
export type Clause = z.infer<typeof Clause>;

/** That a party signed exactly the words with this hash. */
export const Signature = z.object({
  id: z.uuid(),
  participant_id: z.uuid(),
  name: z.string(),
  hash: z.string(),
  method: z.enum(['platform']),
  signed_at: Timestamp,
});
export type Signature = z.infer<typeof Signature>;

/** A version of the agreement. Until it is shared it is a draft of the mediator; from then on nobody changes it. */
export const AgreementVersion = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  number: z.int(),
  clauses: z.array(z.object({ heading: z.string(), text: z.string(), plain_text: z.string(), state: ClauseState })),
  /** What a signature is for; null for a draft. */
  hash: z.nullable(z.string()),
  released_at: z.nullable(Timestamp),
  signatures: z.array(Signature),
  version: Version,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type AgreementVersion = z.infer<typeof AgreementVersion>;

const output = z.object({ agreement: AgreementVersion });

/** The versions of a case's agreement with their signatures, the newest first; the draft is for its mediator alone. */
export const listAgreementVersions = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement',
  reads: ['agreements'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ versions: z.array(AgreementVersion), ...pageOutput }),
});

/** Keeps what the mediator has written so far, whole. The first time there is no `version` to send. */
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

/** Shows the draft to everybody in the case, as a version that stays as it is. Whoever signed one before signs again. */
export const shareAgreement = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/share',
  changes: ['agreements', 'steps', 'activity'],
  input: z.object({ caseId: z.uuid(), version: Version }),
  output,
});

/** Signs the newest version, for a party. `hash` says which words were read: any others are a `conflict`. */
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
