import type { DueDuty, Participant } from '@mediation/api-client';

/** The duties of which this party has not done their part. */
export const ownDuties = (duties: readonly DueDuty[], me: Pick<Participant, 'id' | 'side'> | undefined): DueDuty[] =>
  duties.filter(
    ({ who, marks }) =>
      me !== undefined &&
      (who === 'both' || who === me.side) &&
      marks.every(({ participant_id }) => participant_id !== me.id),
  );
