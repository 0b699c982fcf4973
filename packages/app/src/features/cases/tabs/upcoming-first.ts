import type { MediationSession } from '@mediation/api-client';

type Timed = Pick<MediationSession, 'status' | 'starts_at' | 'ends_at' | 'slots' | 'created_at'>;

/** Sorts sessions: those to come first, the next one at the top, then those that are over, the latest first. */
export const upcomingFirst = <Session extends Timed>(sessions: readonly Session[], now: number): Session[] =>
  sessions.toSorted((one, other) => {
    const [isOne, isOther] = [isToCome(one, now), isToCome(other, now)];
    if (isOne !== isOther) return isOne ? -1 : 1;
    return (timeOf(one) - timeOf(other)) * (isOne ? 1 : -1);
  });

const isToCome = ({ status, ends_at }: Timed, now: number) =>
  status === 'proposed' || (status === 'scheduled' && Date.parse(ends_at ?? '') > now);

/** The start, the first offered time, or the day of the proposal. */
const timeOf = ({ starts_at, slots, created_at }: Timed) => Date.parse(starts_at ?? slots[0]?.starts_at ?? created_at);
