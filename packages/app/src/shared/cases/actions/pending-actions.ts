import type {
  CaseProgress,
  CaseTopic,
  DueDuty,
  Intake,
  MediationSession,
  Missing,
  Participant,
  Requirement,
  SignedVersion,
  UnsignedVersion,
} from '@mediation/api-client';
import { missingNow } from '../../../process/process.machine.ts';
import { today } from '../../../words/times/due-text.ts';
import { type PlacedAction, isLate, openActions } from '../../sessions/next-actions.ts';
import { ownPapers } from '../../signing/own-papers.ts';
import { isToSign } from '../../signing/unsigned-words.ts';

/** What a party may know about the progress of their own case. */
export interface PartyFacts {
  progress: CaseProgress;
  requirements: Requirement[];
  sessions: MediationSession[];
  intake: Pick<Intake, 'status'> | null;
  /** The party's own participant. */
  participantId: string | undefined;
  /** How many proposals and private questions wait for the party's answer, and who else has one to answer. */
  asked?: { proposals: number; questions: number; awaited?: Participant[] };
  /** The topics on which their proposal was not accepted. */
  refused?: CaseTopic[];
  /** The newest versions that the party has not signed. */
  unsigned?: UnsignedVersion[];
  /** The newest versions under which their signature counts. */
  signed?: SignedVersion[];
  /** What is theirs to do from a signed agreement and not done. */
  duties?: DueDuty[];
  /** The lawyer whom the party has not confirmed. */
  lawyer?: Participant | undefined;
  /** Whether the newest terms wait for their signature. */
  hasTermsToSign?: boolean;
  /** Whether the party has not said if AI may read what they write. */
  isAskedAboutAi?: boolean;
}

/** An action that the case waits for, and its actor. */
export interface PendingAction {
  what:
    | Missing['code']
    | 'times'
    | 'new_times'
    | 'questions'
    | 'proposals'
    | 'answers'
    | 'refused'
    | 'reality_checks'
    | 'duty'
    | 'sent_back'
    | 'agreed'
    | 'lawyer'
    | 'terms'
    | 'ai_consent';
  /** The name of the actor; null for the mediator, or for everyone. */
  who: string | null;
  count: number;
  /** The version to sign. */
  version?: UnsignedVersion;
  /** The version with a signature that was recorded in the party's name. */
  paper?: SignedVersion;
  /** What a signed agreement says is to be done. */
  duty?: DueDuty;
  /** The topic on which their proposal was not accepted. */
  topic?: CaseTopic;
  /** The document that the mediator sent back. */
  requirement?: Requirement;
  /** The agreed action of a session. */
  agreed?: PlacedAction;
  /** Whether its day has passed. */
  isLate?: boolean;
}

/** Names an own action in the list: several can be of one kind. */
export const actionKey = ({ what, version, paper, topic, duty, requirement, agreed }: PendingAction) =>
  [
    what,
    version?.version_id,
    paper?.version_id,
    topic?.id,
    duty?.id,
    duty?.due_on,
    requirement?.id,
    agreed?.session.id,
    agreed?.place,
  ].join(' ');

/** The documents that a party can send: first rejected ones, then those with the nearest date. */
export const documentsToSend = (requirements: Requirement[], participantId: string | undefined) =>
  requirements
    .filter((it) => it.participant_id === participantId && (it.state === 'needed' || it.state === 'rejected'))
    .toSorted((a, b) => urgencyOf(a).localeCompare(urgencyOf(b)));

const urgencyOf = ({ state, due_on }: Requirement) => (state === 'rejected' ? '' : (due_on ?? 'later'));

/** A party's agreed actions of held sessions that are not done. */
const agreedActions = (sessions: MediationSession[], participantId: string | undefined) =>
  openActions(sessions.filter(({ status }) => status === 'completed')).filter(
    ({ action }) => participantId !== undefined && action.participant_id === participantId,
  );

/** The sessions with times to come that are offered to the person. */
export const offeredTo = (sessions: MediationSession[], participantId: string | undefined, now = Date.now()) =>
  sessions.filter(
    ({ status, slots, attendees }) =>
      status === 'proposed' &&
      attendees.some(({ participant_id }) => participant_id === participantId) &&
      slots.some(({ starts_at }) => Date.parse(starts_at) > now),
  );

/** The first session with offered times that the person has not answered. */
export const unanswered = (sessions: MediationSession[], participantId: string | undefined, now = Date.now()) =>
  offeredTo(sessions, participantId, now).find(({ slots }) =>
    slots.some((it) => Date.parse(it.starts_at) > now && participantId !== undefined && !(participantId in it.answers)),
  );

/** Whether the person said no to every offered time to come. */
function isRefused({ slots }: MediationSession, participantId: string | undefined, now = Date.now()): boolean {
  const coming = slots.filter(({ starts_at }) => Date.parse(starts_at) > now);
  return coming.length > 0 && coming.every(({ answers }) => answers[participantId ?? ''] === 'no');
}

/**
 * The unmet conditions of the current step, divided into the person's own, those that become theirs with time, and those
 * of others, of whom nobody is named before it is their turn. What else is shown as waiting for the person is their own
 * in every step.
 */
export function pendingActions(
  {
    progress,
    requirements,
    sessions,
    intake,
    participantId,
    asked,
    refused = [],
    unsigned = [],
    signed = [],
    duties = [],
    ...rest
  }: PartyFacts,
  people: Participant[],
  now = Date.now(),
): { you: PendingAction[]; later: PendingAction[]; others: PendingAction[] } {
  const nameOf = (id: string | null) => people.find((it) => it.id === id)?.name ?? null;
  const you: PendingAction[] = [];
  const later: PendingAction[] = [];
  const others: PendingAction[] = [];
  for (const paper of ownPapers(signed, now)) you.push({ what: 'signatures_in', who: null, count: 1, paper });
  if (intake?.status === 'returned') you.push({ what: 'questions', who: null, count: 1 });
  for (const { code, participant_id, done, total, waits } of missingNow({ progress })) {
    const isOwn = participant_id === participantId;
    const open = total - done;
    if (code === 'signatures_in' && isOwn) {
      const unwritten = open - unsigned.length;
      if (unwritten > 0) others.push({ what: 'draft_shared', who: null, count: unwritten });
      continue;
    }
    if (waits > 0 || participant_id === null)
      (isOwn ? you : others).push({ what: code, who: nameOf(participant_id), count: waits || open });
    const isInReview = (code === 'documents' || code === 'other_party') && open > waits;
    if (isInReview && !others.some(({ what }) => what === 'review_completed'))
      others.push({ what: 'review_completed', who: null, count: open - waits });
  }
  for (const version of unsigned)
    (isToSign(version, now) ? you : later).push({ what: 'signatures_in', who: null, count: 1, version });
  if (you.every(({ what }) => what !== 'documents'))
    for (const requirement of documentsToSend(requirements, participantId).filter(({ state }) => state === 'rejected'))
      you.push({ what: 'sent_back', who: null, count: 1, requirement });
  const day = today(new Date(now));
  for (const agreed of agreedActions(sessions, participantId))
    you.push({ what: 'agreed', who: null, count: 1, agreed, isLate: isLate(agreed.action, day) });
  if (unanswered(sessions, participantId) !== undefined) you.push({ what: 'times', who: null, count: 1 });
  if (offeredTo(sessions, participantId, now).some((it) => isRefused(it, participantId, now)))
    others.push({ what: 'new_times', who: null, count: 1 });
  if (asked?.proposals) you.push({ what: 'proposals', who: null, count: asked.proposals });
  for (const { name } of asked?.awaited ?? []) others.push({ what: 'answers', who: name, count: 1 });
  for (const topic of refused) you.push({ what: 'refused', who: null, count: 1, topic });
  if (asked?.questions) you.push({ what: 'reality_checks', who: null, count: asked.questions });
  for (const duty of duties) (duty.due_on <= day ? you : later).push({ what: 'duty', who: null, count: 1, duty });
  if (rest.lawyer !== undefined) you.push({ what: 'lawyer', who: rest.lawyer.name, count: 1 });
  if (rest.hasTermsToSign === true) you.push({ what: 'terms', who: null, count: 1 });
  if (rest.isAskedAboutAi === true) you.push({ what: 'ai_consent', who: null, count: 1 });
  return { you, later, others };
}

/** The day on which a party submitted their intake. */
export const intakeDay = ({ intakes }: CaseProgress, participantId: string | undefined) =>
  intakes.find(({ participant_id }) => participant_id === participantId)?.submitted_on ?? null;
