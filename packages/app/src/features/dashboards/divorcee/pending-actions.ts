import type { CaseProgress, Missing, Participant } from '@mediation/api-client';
import { missingNow } from '../../../process/process.machine.ts';
import { type CaseFacts, documentsToSend, unanswered } from './next-step.ts';

/** An action that the case waits for, and its actor. */
export interface PendingAction {
  what: Missing['code'] | 'times';
  /** The name of the actor; null for the mediator, or for everyone. */
  who: string | null;
  count: number;
}

/** The unmet conditions of the current step, divided into the person's own and those of others. */
export function pendingActions(
  { progress, requirements, sessions, participantId }: Omit<CaseFacts, 'case' | 'intake'>,
  people: Participant[],
): { you: PendingAction[]; others: PendingAction[] } {
  const nameOf = (id: string | null) => people.find((it) => it.id === id)?.name ?? null;
  const you: PendingAction[] = [];
  const others: PendingAction[] = [];
  for (const { code, participant_id, done, total } of missingNow({ progress })) {
    const toSend = documentsToSend(requirements, participant_id ?? undefined).length;
    const open = total - done;
    if (code === 'documents') {
      const list = participant_id === participantId ? you : others;
      if (toSend > 0) list.push({ what: code, who: nameOf(participant_id), count: toSend });
      if (open > toSend) others.push({ what: 'review_completed', who: null, count: open - toSend });
    } else
      (participant_id === participantId ? you : others).push({ what: code, who: nameOf(participant_id), count: open });
  }
  if (unanswered(sessions, participantId) !== undefined) you.push({ what: 'times', who: null, count: 1 });
  return { you, others };
}

/** The day on which a party submitted their intake. */
export const intakeDay = ({ intakes }: CaseProgress, participantId: string | undefined) =>
  intakes.find(({ participant_id }) => participant_id === participantId)?.submitted_on ?? null;
