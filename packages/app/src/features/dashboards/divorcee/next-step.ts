import type { Case, CaseProgress, CaseTopic, MediationSession, Requirement } from '@mediation/api-client';
import { missingNow } from '../../../process/process.machine.ts';
import { type PartyFacts, documentsToSend, offeredTo, unanswered } from '../../../shared/cases/pending-actions.ts';

/** The next action of a party, or the reason why there is none. */
export type NextStep =
  | { kind: 'on_hold' | 'done' }
  | { kind: 'intake'; state: 'new' | 'begun' | 'returned' }
  /** Early ones may be sent while the case waits for somebody else. */
  | { kind: 'documents'; requirements: Requirement[]; isEarly: boolean }
  | { kind: 'times'; session: MediationSession }
  | { kind: 'session'; session: MediationSession }
  | { kind: 'proposal' | 'question'; topic: CaseTopic }
  | { kind: 'draft' }
  | { kind: 'wait'; for: 'person' | 'documents' | 'review' | 'times' | 'draft' | 'signature' };

export interface CaseFacts extends PartyFacts {
  case: Pick<Case, 'status' | 'step'>;
  /** Whether the party has said anything in their intake. */
  hasBegun: boolean;
  /** The topic with the first proposal or private question that waits for the party. */
  asked?: { kind: 'proposal' | 'question'; topic: CaseTopic } | undefined;
}

/** The next session with a confirmed time. */
export const upcoming = (sessions: MediationSession[], now = Date.now()) =>
  sessions
    .filter((it) => it.status === 'scheduled' && it.ends_at !== null && Date.parse(it.ends_at) > now)
    .toSorted((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? ''))[0];

/**
 * Decides the next action in a case that is not closed: first the conditions that only this person can meet, then
 * requests of others.
 */
export function nextStepOf(facts: CaseFacts, now = Date.now()): NextStep {
  const { case: mediationCase, progress, requirements, sessions, intake, participantId } = facts;
  if (mediationCase.status === 'on_hold') return { kind: 'on_hold' };
  if (progress.is_complete) return { kind: 'done' };
  const isMine = (code: string) =>
    missingNow({ progress }).some((fact) => fact.code === code && fact.participant_id === participantId);
  if (intake?.status === 'returned') return { kind: 'intake', state: 'returned' };
  if (isMine('intake')) return { kind: 'intake', state: facts.hasBegun ? 'begun' : 'new' };
  const toSend = documentsToSend(requirements, participantId);
  if (isMine('documents') && toSend.length > 0) return { kind: 'documents', requirements: toSend, isEarly: false };
  // An answered one stays until it is confirmed, because answers can change until then.
  const asked =
    unanswered(sessions, participantId, now) ??
    (isMine('signatures_in') ? undefined : offeredTo(sessions, participantId, now)[0]);
  if (asked !== undefined) return { kind: 'times', session: asked };
  if (facts.asked !== undefined) return facts.asked;
  const session = upcoming(sessions, now);
  if (session !== undefined) return { kind: 'session', session };
  if (isMine('signatures_in')) return { kind: 'draft' };
  if (progress.step === 'intake' && toSend.length > 0)
    return { kind: 'documents', requirements: toSend, isEarly: true };
  return { kind: 'wait', for: waitsFor(progress, isMine('documents')) };
}

function waitsFor({ step }: CaseProgress, hasDocumentsInReview: boolean) {
  if (step === 'mediator_review') return 'review';
  if (step === 'first_session') return 'times';
  if (step === 'negotiation_sessions') return 'draft';
  if (step === 'agreement_draft') return 'signature';
  return hasDocumentsInReview ? 'documents' : 'person';
}
