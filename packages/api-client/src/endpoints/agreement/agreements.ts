import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { Issue } from '../cases/cases.ts';
import { DraftDuty, Duty } from './duties.ts';
import { MoneyStatement } from '../money/money.ts';
import { ClauseEstimate } from '../money/support-estimates.ts';
import { ParentingSchedule } from './parenting.ts';
import { ReleasedRecitals } from './recitals.ts';
import { Name, Text, trim } from '../text.ts';
import { Timestamp } from '../values.ts';

/**
 * The three documents of an agreement: the memorandum of understanding, the open financial statement and the parenting
 * plan. Each has its own clauses, versions, readers and signatures.
 */
export const DocumentKind = z.enum(['memorandum', 'finances', 'parenting']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** Who reads a released version: everybody in the case, or both parties and the mediator without the lawyers. */
export const Readers = z.enum(['everyone', 'parties']);
export type Readers = z.infer<typeof Readers>;

export const ClauseState = z.enum(['draft', 'discussing', 'agreed', 'parked']);
export type ClauseState = z.infer<typeof ClauseState>;

/** A clause: the words that are signed, and an explanation in plain words that is not. */
export const Clause = z.object({
  id: z.uuid(),
  /** The kind of issue under which it stands; null for the last group. */
  issue: z.nullable(Issue.shape.issue),
  heading: z.string(),
  text: z.string(),
  plain_text: z.string(),
  /** Whether the words to sign changed after the plain words were written, so that these may say something else. */
  plain_is_older: z.optional(z.boolean()),
  state: ClauseState,
  /** The agreed proposal that it was made from. */
  source_proposal_id: z.nullable(z.uuid()),
  /** What it makes a party do, and by when. Part of what is signed. */
  duties: z.array(Duty),
  /** An estimate of support that stands beside it. It is printed, and no part of what the clause says. */
  estimate: z.optional(z.nullable(ClauseEstimate)),
});
export type Clause = z.infer<typeof Clause>;

/** A clause of a draft, which the mediators of the case write. */
export const DraftClause = z.object({
  ...Clause.shape,
  duties: z.array(DraftDuty),
  case_id: z.uuid(),
  document: DocumentKind,
  version: Version,
  updated_at: Timestamp,
  /** Who changed it last. */
  updated_by_name: z.nullable(z.string()),
});
export type DraftClause = z.infer<typeof DraftClause>;

/** The languages of the pages on which somebody signs. */
export const SigningLanguage = z.enum(['en', 'es']);
export type SigningLanguage = z.infer<typeof SigningLanguage>;

/**
 * How a signer was recognized: by a kind of second factor, by the password with or without a code from a mail, or by the
 * mediator who recorded the paper; `earlier` is from before this was kept.
 */
export const Recognition = z.enum(['passkey', 'code_app', 'recovery_code', 'password', 'paper', 'earlier']);
export type Recognition = z.infer<typeof Recognition>;

/** The kinds of browsers that a signature tells apart. */
export const Browser = z.enum(['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other']);
export type Browser = z.infer<typeof Browser>;

/** The wording, by its number, with which people agree to sign electronically now. */
export const electronicConsent = 1;

/** A party's signature of exactly the words with this hash. */
export const Signature = z.object({
  id: z.uuid(),
  participant_id: z.uuid(),
  /** As typed on screen; on paper as the version names them. */
  name: z.string(),
  hash: z.string(),
  method: z.enum(['platform', 'paper']),
  /** When it was made on screen, or recorded from paper. */
  signed_at: Timestamp,
  /** The day on the paper; null for a signature on screen. */
  signed_on: z.nullable(z.iso.date()),
  /** That they chose "I was not pressed. I decide this myself." on screen; null on paper. */
  decides_freely: z._default(z.nullable(z.literal(true)), null),
  /** The language in which they chose it; null where nobody kept it. */
  chosen_in: z._default(z.nullable(SigningLanguage), null),
  /** The mediator who recorded it from paper; null for a signature on screen. */
  recorded_by_name: z._default(z.nullable(z.string()), null),
  /** Whether its party says that it is not right. It does not count until the mediator has dealt with that. */
  is_in_question: z._default(z.boolean(), false),
  recognized_by: z._default(Recognition, 'earlier'),
  /** The wording, by its number, with which they agreed to sign electronically; null where nobody was asked. */
  consent: z._default(z.nullable(z.int()), null),
  browser: z._default(z.nullable(Browser), null),
  /**
   * Its entry in the audit log; null until that is sealed, within a minute. The number is for the mediators of the case,
   * because it tells how much happened before.
   */
  audit_place: z._default(z.nullable(z.object({ hash: z.string(), number: z.nullable(z.int()) })), null),
});
export type Signature = z.infer<typeof Signature>;

/** The wording, by its number, of what people attest now. */
export const attestation = 1;

/**
 * What the mediator or a lawyer attests under a version: that it was signed as it should be, or that they advised their
 * client. Who is not of the lawyer's side reads it only when it is printed, without the name and the time.
 */
export const Attestation = z.object({
  id: z.uuid(),
  participant_id: z.nullable(z.uuid()),
  /** The party whom a lawyer advised; null for the mediator. */
  client_id: z.nullable(z.uuid()),
  name: z.nullable(z.string()),
  wording: z.int(),
  is_printed: z.boolean(),
  attested_at: z.nullable(Timestamp),
});
export type Attestation = z.infer<typeof Attestation>;

/**
 * A line of what is open that the mediator took off the list before the release, and why; with `clause_id` it is that this
 * clause has words in another language, which stay.
 */
const StruckPoint = z.object({
  point: Text(limits.reasonMax),
  reason: Text(limits.reasonMax),
  clause_id: z.optional(z.uuid()),
});

/** A released version of a document. It never changes. */
export const AgreementVersion = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  document: DocumentKind,
  number: z.int(),
  readers: Readers,
  /** Who signs it, with their names as they were at the release. */
  parties: z.array(z.object({ id: z.uuid(), side: z.enum(['A', 'B']), name: z.string() })),
  clauses: z.array(Clause),
  /** The parenting schedule as it was at the release, for a parenting plan. */
  schedule: z.nullable(ParentingSchedule),
  /** The open figures of both parties as they were at the release, for a financial statement. */
  statement: z.nullable(MoneyStatement),
  /** What was open at the release, in the mediator's language. */
  open_points: z.array(z.string()),
  /** What the mediator, named in `by`, did not count as open, and why. */
  struck_points: z._default(z.array(z.object({ ...StruckPoint.shape, by: z.string() })), []),
  /**
   * What its organization says that it is in law, as it was at the release, in the language of the clauses; null for a
   * version from before there were such texts.
   */
  status_text: z._default(z.nullable(z.string()), null),
  /** Who the parties are and what they start from, as it was at the release; null where the mediator confirmed none. */
  recitals: z._default(z.nullable(ReleasedRecitals), null),
  /** The hash of the words that a signature refers to, the status text and the recitals among them. */
  hash: z.string(),
  released_at: Timestamp,
  /** The end of the time to think. The mediator can move it later, never earlier. */
  signable_at: Timestamp,
  signatures: z.array(Signature),
  attestations: z._default(z.array(Attestation), []),
  /** Whether both parties signed it, and no later version. */
  is_in_force: z._default(z.boolean(), false),
});
export type AgreementVersion = z.infer<typeof AgreementVersion>;

/** A document of the agreement: its newest version and, for mediators, its draft. */
export const AgreementDocument = z.object({
  document: DocumentKind,
  /** Whether the case is complete only with this document. */
  is_needed: z.boolean(),
  /** Whether the mediator said that the case does without it, and it was not released since. */
  is_skipped: z._default(z.boolean(), false),
  newest: z.nullable(AgreementVersion),
  /** The newest version that both parties signed. It stays until both have signed a later one. */
  in_force_number: z._default(z.nullable(z.int()), null),
  draft: z.nullable(
    z.object({
      clauses: z.array(DraftClause),
      /** What a release would attach: the schedule of a parenting plan, the open figures of a financial statement. */
      schedule: z.nullable(ParentingSchedule),
      statement: z.nullable(MoneyStatement),
      /** What a release would state of the recitals; null before the mediator has confirmed them. */
      recitals: z._default(z.nullable(ReleasedRecitals), null),
      /** Names the state of the draft that was read; a release sends it back. Null for an empty draft. */
      tag: z.nullable(z.string()),
      /** Whether it differs from the newest version, in its clauses or in what is attached to them. */
      is_changed: z.boolean(),
    }),
  ),
});
export type AgreementDocument = z.infer<typeof AgreementDocument>;

/** The newest version of a document that the calling lawyer may read, and that both parties have not signed. */
export const ReleasedVersion = z.object({
  version_id: z.uuid(),
  case_id: z.uuid(),
  case_title: z.string(),
  document: DocumentKind,
  number: z.int(),
  released_at: Timestamp,
});
export type ReleasedVersion = z.infer<typeof ReleasedVersion>;

const clauseOutput = z.object({ clause: DraftClause });

const ClauseWords = {
  issue: DraftClause.shape.issue,
  heading: Name(limits.titleMax),
  text: z.string().check(trim, z.maxLength(limits.messageMax)),
  plain_text: z.string().check(trim, z.maxLength(limits.messageMax)),
  state: ClauseState,
  /** Left out, they stay as they are. */
  duties: z.optional(z.array(DraftDuty).check(z.maxLength(limits.dutiesMax))),
};

/** The three documents of a case. Only mediators read drafts. */
export const getAgreement = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement',
  reads: ['agreements'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ documents: z.array(AgreementDocument) }),
});

/** The released versions of a document with their signatures, newest first. */
export const listAgreementVersions = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement/:document/versions',
  reads: ['agreements'],
  input: z.object({ caseId: z.uuid(), document: DocumentKind, ...pageInput }),
  output: z.object({ versions: z.array(AgreementVersion), ...pageOutput }),
});

/** What was released in the open cases of the calling lawyer and is not signed by both parties. Nobody else has any. */
export const listReleasedVersions = endpoint({
  method: 'GET',
  path: '/api/released-versions',
  reads: ['agreements'],
  input: z.object({}),
  output: z.object({ versions: z.array(ReleasedVersion) }),
});

/** Adds a clause at the end of a draft. For the case's mediator. */
export const addClause = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/:document/clauses',
  changes: ['agreements'],
  input: z.object({
    caseId: z.uuid(),
    document: DocumentKind,
    ...ClauseWords,
    /** That the plain words were older than these words already, for a clause that is put back. */
    plain_is_older: z.optional(z.boolean()),
    source_proposal_id: z.optional(z.nullable(z.uuid())),
  }),
  output: clauseOutput,
});

/**
 * Saves a clause of a draft; with `plain_still_fits` the plain words count as written for these words to sign. For the
 * case's mediator.
 */
export const updateClause = endpoint({
  method: 'PUT',
  path: '/api/clauses/:clauseId',
  changes: ['agreements'],
  input: z.object({
    clauseId: z.uuid(),
    ...ClauseWords,
    plain_still_fits: z.optional(z.boolean()),
    version: Version,
  }),
  output: clauseOutput,
});

/** Puts a clause before another one of its document, or at the end. For the case's mediator. */
export const moveClause = endpoint({
  method: 'POST',
  path: '/api/clauses/:clauseId/move',
  changes: ['agreements'],
  input: z.object({ clauseId: z.uuid(), before: z.nullable(z.uuid()) }),
  output: z.object({ ok: z.literal(true) }),
});

/** Takes a clause out of a draft. For the case's mediator. */
export const removeClause = endpoint({
  method: 'POST',
  path: '/api/clauses/:clauseId/remove',
  changes: ['agreements'],
  input: z.object({ clauseId: z.uuid(), version: Version }),
  output: z.object({ ok: z.literal(true) }),
});

/**
 * Puts the clauses of a draft back to the words that both parties signed; `conflict` without any. For the case's mediator.
 */
export const restoreDraft = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/:document/restore',
  changes: ['agreements'],
  input: z.object({ caseId: z.uuid(), document: DocumentKind }),
  output: z.object({ ok: z.literal(true) }),
});

/**
 * Says that a case does without a document, or that it needs it after all; everybody in the case reads it. Answers `conflict`
 * for a released document, and for the last one that is needed. For the case's mediator.
 */
export const setDocumentNeed = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/agreement/:document/need',
  changes: ['agreements', 'cases', 'steps', 'activity'],
  input: z.object({ caseId: z.uuid(), document: DocumentKind, is_needed: z.boolean() }),
  output: z.object({ ok: z.literal(true) }),
});

/**
 * Releases a draft to its readers as a version that never changes. It needs new signatures of both parties; until then the
 * version that both signed stays. Answers
 * `conflict` when the draft is not the one with this `tag` any more, has a clause with a place that is not filled in, one
 * with words in another language than the others that `struck_points` gives no reason for, or one with plain words older
 * than its words to sign that is not in `older_plain`.
 */
export const releaseAgreement = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/agreement/:document/release',
  changes: ['agreements', 'steps', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    document: DocumentKind,
    tag: z.string().check(z.maxLength(64)),
    readers: Readers,
    open_points: z.array(Text(limits.reasonMax)).check(z.maxLength(100)),
    struck_points: z.optional(z.array(StruckPoint).check(z.maxLength(100))),
    /** The clauses that are released with plain words older than their words to sign. */
    older_plain: z.optional(z.array(z.uuid()).check(z.maxLength(100))),
  }),
  output: z.object({ version: AgreementVersion }),
});
