import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { AgreementVersion, DocumentKind, Signature, SigningLanguage } from './agreements.ts';
import { Text, trim } from '../text.ts';
import { Timestamp } from '../values.ts';

/** A mediator's question to one party about a version. That party and the mediator read it with its answer; no score. */
export const SigningQuestion = z.object({
  id: z.uuid(),
  version_id: z.uuid(),
  participant_id: z.uuid(),
  question: z.string(),
  answer: z.nullable(z.string()),
  /** Whether it was asked about the version before, and is asked again about this one. */
  is_carried: z._default(z.boolean(), false),
});
export type SigningQuestion = z.infer<typeof SigningQuestion>;

/** What one person may know about the signing of a version. */
export const Signing = z.object({
  version_id: z.uuid(),
  /** For a party their own questions, for the mediator all, for a lawyer none. */
  questions: z.array(SigningQuestion),
  /** The progress of a party whom the version names, which nobody else reads; null for everybody else. */
  own: z.nullable(
    z.object({
      participant_id: z.uuid(),
      /** The name to write as a signature: the one in the version. */
      name: z.string(),
      read_at: z.nullable(Timestamp),
      wants_reminder: z.boolean(),
      /** Whether a private word about this version waits for the mediator. Signing pauses until then. */
      is_paused: z.boolean(),
      /**
       * What they give to sign: their second factor, or else the password. Who named e-mail as a safe way of contact gives
       * a code from a mail, too.
       */
      proof: z.enum(['factor', 'password_and_code', 'password']),
    }),
  ),
});
export type Signing = z.infer<typeof Signing>;

/** The newest version of a document under which no signature of the caller, a party, counts. */
export const UnsignedVersion = z.object({
  version_id: z.uuid(),
  document: DocumentKind,
  number: z.int(),
  released_at: Timestamp,
  /** The end of the time to think. */
  signable_at: Timestamp,
  /** The earlier version that the caller signed last. Their signature does not count for this one. */
  signed_number: z.nullable(z.int()),
  /** The version that stays in force until both parties have signed this one. */
  in_force_number: z.nullable(z.int()),
  /** Whether a private word about it waits for the mediator. Signing pauses until then. */
  is_paused: z._default(z.boolean(), false),
});
export type UnsignedVersion = z.infer<typeof UnsignedVersion>;

/** The newest version of a document under which the signature of the caller, a party, counts. */
export const SignedVersion = z.object({
  version_id: z.uuid(),
  document: DocumentKind,
  number: z.int(),
  method: Signature.shape.method,
  /** When it was made on screen, or recorded from paper. */
  signed_at: Timestamp,
  /** The mediator who recorded it from paper; null for a signature on screen. */
  recorded_by_name: z.nullable(z.string()),
  /** Whether the caller said that it is not right, and the mediator has dealt with that. */
  was_in_question: z.boolean(),
});
export type SignedVersion = z.infer<typeof SignedVersion>;

const versionInput = { caseId: z.uuid(), versionId: z.uuid() };
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const ok = z.object({ ok: z.literal(true) });
const versionOutput = z.object({ version: AgreementVersion });

/** What waits for the signature of the calling party, and what has it. Nobody else has any. */
export const listUnsignedVersions = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement/unsigned',
  reads: ['agreements', 'requests'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ versions: z.array(UnsignedVersion), signed: z._default(z.array(SignedVersion), []) }),
});

export const getSigning = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement/versions/:versionId/signing',
  reads: ['agreements', 'requests'],
  input: z.object(versionInput),
  output: z.object({ signing: Signing }),
});

/** Keeps what a party has done towards signing: that they read to the end, or whether they want a reminder. */
export const saveSigning = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/agreement/versions/:versionId/signing',
  changes: ['agreements'],
  input: z.object({
    ...versionInput,
    has_read: z.optional(z.literal(true)),
    wants_reminder: z.optional(z.boolean()),
  }),
  output: z.object({ signing: Signing }),
});

/** Asks each of these parties alone. For the case's mediator. */
export const askSigningQuestion = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/versions/:versionId/questions',
  changes: ['agreements', 'activity'],
  input: z.object({
    ...versionInput,
    participant_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(2)),
    question: Text(limits.noteMax),
  }),
  output: z.object({ signing: Signing }),
});

/** Removes a question that is not answered. For the case's mediator. */
export const removeSigningQuestion = endpoint({
  method: 'POST',
  path: '/api/signing-questions/:questionId/remove',
  changes: ['agreements'],
  input: z.object({ questionId: z.uuid() }),
  output: ok,
});

/** Answers a question as the party who was asked, until they sign. */
export const answerSigningQuestion = endpoint({
  method: 'PUT',
  path: '/api/signing-questions/:questionId',
  changes: ['agreements', 'activity'],
  input: z.object({ questionId: z.uuid(), answer: Text(2000) }),
  output: ok,
});

/** Gives both parties more time to think. It never becomes shorter. For the case's mediator. */
export const extendCoolingOff = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/versions/:versionId/extend',
  changes: ['agreements', 'activity'],
  input: z.object({ ...versionInput, signable_at: Timestamp }),
  output: versionOutput,
});

/**
 * Signs the newest version of a document as a party who read it to the end, answered every question and had time to
 * think. Answers `factor_first`, `confirm_first` or `conflict` until they are recognized as `proof` says: they confirm with
 * their second factor or their password, and use a code from a mail. Answers `conflict` when something of this is missing, or when `hash` is not the hash of that version. Signing
 * twice keeps the first signature.
 */
export const signAgreement = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/versions/:versionId/sign',
  changes: ['agreements', 'steps', 'activity'],
  input: z.object({
    ...versionInput,
    hash,
    /** The full name as typed. */
    name: z.string().check(trim, z.maxLength(limits.titleMax)),
    /** "I was not pressed. I decide this myself." */
    decides_freely: z.boolean(),
    /** The number of the wording with which they agree to sign electronically. */
    consent: z.optional(z.int()),
    /** The language in which that was read. */
    chosen_in: z.optional(SigningLanguage),
  }),
  output: versionOutput,
});

/** Mails a code to the calling party, who signs with the password and that code. */
export const sendSigningCode = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/versions/:versionId/code',
  changes: [],
  runs: 'open',
  input: z.object(versionInput),
  output: ok,
});

/** Uses up the code for this version. For ten minutes after it the caller can sign, in this sign-in session. */
export const useSigningCode = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/versions/:versionId/code/use',
  changes: [],
  runs: 'open',
  input: z.object({ ...versionInput, code: z.string().check(trim, z.regex(/^\d{6}$/, 'Enter the six digits.')) }),
  output: ok,
});

/**
 * Attests under the newest version of a document: as its mediator, once both parties have signed, or as a lawyer whom their
 * client has confirmed, that they advised that client. Doing it twice keeps the first.
 */
export const attestVersion = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/versions/:versionId/attest',
  changes: ['agreements'],
  input: z.object({
    ...versionInput,
    hash,
    /** The full name as typed. */
    name: z.string().check(trim, z.maxLength(limits.titleMax)),
    /** The number of the wording that they read. */
    wording: z.int(),
    /** Whether the paper says that the client of a lawyer took advice. */
    is_printed: z._default(z.boolean(), false),
  }),
  output: versionOutput,
});

/** Records that parties signed the newest version on paper: the day, the scan and who. For the case's mediator. */
export const signOnPaper = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/versions/:versionId/paper',
  changes: ['agreements', 'steps', 'activity'],
  input: z.object({
    ...versionInput,
    hash,
    signed_on: z.iso.date(),
    upload_id: z.uuid(),
    participant_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(2)),
  }),
  output: versionOutput,
});

/**
 * Revokes a signature that was recorded from paper by mistake, with a reason that its readers can read. For the case's
 * mediator.
 */
export const revokeSignature = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/signatures/:signatureId/revoke',
  changes: ['agreements', 'requests', 'steps', 'activity'],
  input: z.object({ caseId: z.uuid(), signatureId: z.uuid(), reason: Text(limits.reasonMax) }),
  output: ok,
});
