import type { DueDuty, Participant } from '@mediation/api-client';
import { today } from '../../words/due-text.ts';

/** The reviews that are due and of which this party has not done their part. */
export function dueReviews(
  duties: readonly DueDuty[],
  me: Pick<Participant, 'id' | 'side'> | undefined,
  now = new Date(),
): DueDuty[] {
  if (me === undefined) return [];
  return duties.filter(
    ({ kind, who, due_on, marks }) =>
      kind === 'review' &&
      (who === 'both' || who === me.side) &&
      due_on <= today(now) &&
      marks.every(({ participant_id }) => participant_id !== me.id),
  );
}
