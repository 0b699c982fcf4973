import type { MediationSession } from '@mediation/api-client';
import { useState } from 'react';
import { type ArrivalGroup, beginsAnew, newGroups } from '../arrivals/arrivals.ts';
import { roomKeys, roomProblems } from '../arrivals/room-problems.ts';
import { useOwnRooms } from '../arrivals/use-own-rooms.ts';

/**
 * How people come after a change of the kind of a session or the way they meet, which ends what they were given before.
 * What is typed for one kind and way is still there when they are chosen again.
 */
export function useNewArrangement(
  before: MediationSession,
  chosen: Pick<MediationSession, 'kind' | 'mode' | 'minutes'>,
) {
  const { kind, mode, minutes } = chosen;
  const [edited, setEdited] = useState<Partial<Record<string, ArrivalGroup[]>>>({});
  const [isLater, setLater] = useState(false);
  const isNew = beginsAnew(before, kind, mode);
  const key = `${kind} ${mode}`;
  const groups = edited[key] ?? newGroups(before, kind, minutes);
  const hasOwnRooms = useOwnRooms(isNew && mode === 'video') === true && mode === 'video';
  // While times are offered it can wait; an agreed session needs its rooms.
  const isNeeded = kind === 'shuttle' && roomKeys[mode] !== null && before.status === 'scheduled' && !hasOwnRooms;
  return {
    isNew,
    groups,
    setGroups: (changed: ArrivalGroup[]) => setEdited({ ...edited, [key]: changed }),
    hasOwnRooms,
    isNeeded,
    isLater,
    setLater,
    problems: isNew ? roomProblems({ ...before, kind, mode }, groups, isNeeded && !isLater) : {},
  };
}
