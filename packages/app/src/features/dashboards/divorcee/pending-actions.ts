import type { CaseProgress, Missing, Participant } from '@mediation/api-client';
import { missingNow } from '../../../process/process.machine.ts';
import { type CaseFacts, papersToSend, unanswered } from './next-step.ts';

/** Something that a case waits for, and of whom. */
export interface Waiting {
  what: Missing['code'] | 'times';
  /** Whose turn it is; null for the mediator, or for everybody. */
  who: string | null;
  count: number;
}

/** What the current step waits for: what is the person's own turn, and what is the turn of others. */
export function waitingOf(
  { progress, requirements, sessions, seat }: Omit<CaseFacts, 'case' | 'intake'>,
  people: Participant[],
): { you: Waiting[]; others: Waiting[] } {
  const nameOf = (id: string | null) => people.find((it) => it.id === id)?.name ?? null;
  const you: Waiting[] = [];
  const others: Waiting[] = [];
  for (const { code, participant_id, done, total } of missingNow({ progress })) {
    const toSend = papersToSend(requirements, participant_id ?? undefined).length;
    const open = total - done;
    if (code === 'documents') {
      const list = participant_id === seat ? you : others;
      if (toSend > 0) list.push({ what: code, who: nameOf(participant_id), count: toSend });
      if (open > toSend) others.push({ what: 'review_completed', who: null, count: open - toSend });
    } else (participant_id === seat ? you : others).push({ what: code, who: nameOf(participant_id), count: open });
  }
  if (unanswered(sessions, seat) !== undefined) you.push({ what: 'times', who: null, count: 1 });
  return { you, others };
}

/** The day on which a party sent their intake. */
export const intakeDay = ({ intakes }: CaseProgress, seat: string | undefined) =>
  intakes.find(({ participant_id }) => participant_id === seat)?.submitted_on ?? null;
