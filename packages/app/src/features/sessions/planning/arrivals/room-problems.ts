import { t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import { roomOf } from '../../same-room.ts';
import type { ArrivalGroup } from './arrivals.ts';

/** What people come by, after the way they meet: a link, a place, or nothing by phone. */
export const roomKeys = { video: 'link', in_person: 'place', phone: null } as const;

/**
 * What is wrong with the link or the place of each group, by its key. In separate rooms the two sides share neither, and
 * no link that the other side has now.
 */
export function roomProblems(
  { kind, mode, attendees }: Pick<MediationSession, 'kind' | 'mode' | 'attendees'>,
  groups: readonly ArrivalGroup[],
  isNeeded = false,
): Partial<Record<string, string>> {
  const key = roomKeys[mode];
  if (key === null) return {};
  const problemOf = (group: ArrivalGroup) => {
    const room = roomOf(group[key]);
    if (room === '')
      return isNeeded && (key === 'link' ? t`Enter a link for this side.` : t`Enter a place for this side.`);
    if (key === 'link' && !/^https:\/\/\S+\.\S+$/.test(group.link.trim()))
      return t`Begin with https:// and enter the whole address.`;
    if (kind !== 'shuttle') return false;
    if (groups.some((other) => other.side !== group.side && roomOf(other[key]) === room))
      return t`The two sides do not meet. Give each side its own.`;
    const isKnown = attendees.some(
      (it) => it.role !== 'mediator' && it.side !== group.side && it.link !== null && roomOf(it.link) === room,
    );
    return key === 'link' && isKnown && t`The other side knows this link. Use a new one.`;
  };
  return Object.fromEntries(
    groups.flatMap((group) => {
      const problem = problemOf(group);
      return problem === false ? [] : [[group.key, problem]];
    }),
  );
}
