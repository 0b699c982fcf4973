import type {
  Case,
  CaseProgress,
  CaseTopic,
  MediationSession,
  Requirement,
  Step,
  UnsignedVersion,
} from '@mediation/api-client';
import { missingNow } from '../../../process/process.machine.ts';
import {
  type PartyFacts,
  documentsToSend,
  offeredTo,
  unanswered,
} from '../../../shared/cases/actions/pending-actions.ts';
import { isToSign } from '../../../shared/signing/unsigned-words.ts';

/** The next action of a party, or the reason why there is none. */
export type NextStep =
  | { kind: 'on_hold' | 'done' }
  | { kind: 'intake'; state: 'new' | 'begun' | 'returned' }
  /** How they will work together, to read and sign before the first session. */
  | { kind: 'terms' }
  /** Early ones may be sent while the case waits for somebody else. */
  | { kind: 'documents'; requirements: Requirement[]; isEarly: boolean }
  | { kind: 'times'; session: MediationSession }
  /** One that is about to begin, or has begun, comes before everything else. */
  | { kind: 'session'; session: MediationSession; isSoon: boolean }
  | { kind: 'proposal' | 'question' | 'refused'; topic: CaseTopic }
  /** A released version to read, and to sign once there was time to think. */
  | { kind: 'sign'; version: UnsignedVersion }
  /** So many of the documents have the party's signature, some from paper; the others are not released yet. */
  | { kind: 'draft'; signed: number; total: number; isOnPaper: boolean }
  | { kind: 'wait'; for: 'person' | 'documents' | 'review' | 'times' | 'draft' | 'signature' | 'paper' };

export interface CaseFacts extends PartyFacts {
  case: Pick<Case, 'status' | 'step'>;
  /** Whether the party has said anything in their intake. */
  hasBegun: boolean;
  /** The topic with the first proposal or private question that waits for the party. */
  firstAsked?: { kind: 'proposal' | 'question'; topic: CaseTopic } | undefined;
}

/** The sessions to come with a confirmed time, the next one first. */
export const confirmed = (sessions: MediationSession[], now = Date.now()) =>
  sessions
    .filter((it) => it.status === 'scheduled' && it.ends_at !== null && Date.parse(it.ends_at) > now)
    .toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? ''));

/** The next session with a confirmed time. */
export const upcoming = (sessions: MediationSession[], now = Date.now()) => confirmed(sessions, now)[0];

const soon = 60 * 60_000;

/** The next session if it begins within the hour, or has begun. */
function startingSoon(sessions: MediationSession[], now = Date.now()) {
  const session = upcoming(sessions, now);
  return session !== undefined && Date.parse(session.starts_at ?? '') - now <= soon ? session : undefined;
}

/**
 * Decides the next action in a case that is not closed: first the conditions that only this person can meet, then
 * requests of others.
 */
export function nextStepOf(facts: CaseFacts, now = Date.now()): NextStep {
  const { case: mediationCase, progress, requirements, sessions, intake, participantId } = facts;
  if (mediationCase.status === 'on_hold') return { kind: 'on_hold' };
  const imminent = startingSoon(sessions, now);
  if (imminent !== undefined) return { kind: 'session', session: imminent, isSoon: true };
  if (progress.is_complete) return { kind: 'done' };
  const mine = (code: string) =>
    missingNow({ progress }).find((fact) => fact.code === code && fact.participant_id === participantId);
  const isMine = (code: string) => mine(code) !== undefined;
  if (intake?.status === 'returned') return { kind: 'intake', state: 'returned' };
  if (isMine('intake')) return { kind: 'intake', state: facts.hasBegun ? 'begun' : 'new' };
  if (facts.hasTermsToSign === true && beforeFirstSession.has(progress.step)) return { kind: 'terms' };
  const toSend = documentsToSend(requirements, participantId);
  if (isMine('documents') && toSend.length > 0) return { kind: 'documents', requirements: toSend, isEarly: false };
  // An answered one stays until it is confirmed, because answers can change until then.
  const asked =
    unanswered(sessions, participantId, now) ??
    (isMine('signatures_in') ? undefined : offeredTo(sessions, participantId, now)[0]);
  if (asked !== undefined) return { kind: 'times', session: asked };
  if (facts.firstAsked !== undefined) return facts.firstAsked;
  const session = upcoming(sessions, now);
  if (session !== undefined) return { kind: 'session', session, isSoon: false };
  const toSign = mine('signatures_in');
  const isOnPaper = (facts.signed ?? []).some(({ method }) => method === 'paper');
  if (toSign !== undefined) {
    const unsigned = facts.unsigned ?? [];
    const version = unsigned.find((it) => isToSign(it, now)) ?? unsigned[0];
    return version === undefined
      ? { kind: 'draft', signed: toSign.done, total: toSign.total, isOnPaper }
      : { kind: 'sign', version };
  }
  if (progress.step === 'intake' && toSend.length > 0)
    return { kind: 'documents', requirements: toSend, isEarly: true };
  const sentBack = toSend.filter(({ state }) => state === 'rejected');
  if (sentBack.length > 0) return { kind: 'documents', requirements: sentBack, isEarly: false };
  const [refused] = facts.refused ?? [];
  if (refused !== undefined) return { kind: 'refused', topic: refused };
  const waits = waitsFor(progress, isMine('documents'));
  return { kind: 'wait', for: waits === 'signature' && isOnPaper ? 'paper' : waits };
}

const beforeFirstSession = new Set<Step>(['intake', 'document_upload', 'mediator_review', 'first_session']);

function waitsFor(progress: CaseProgress, hasDocumentsInReview: boolean) {
  const { step } = progress;
  const isMediators = missingNow({ progress }).every(({ code, waits }) => code === 'other_party' && waits === 0);
  if (step === 'mediator_review') return 'review';
  if (step === 'first_session') return 'times';
  if (step === 'negotiation_sessions') return 'draft';
  if (step === 'agreement_draft') return 'signature';
  if (hasDocumentsInReview) return 'documents';
  return isMediators ? 'review' : 'person';
}
