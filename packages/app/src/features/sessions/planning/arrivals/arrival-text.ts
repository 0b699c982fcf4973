import { t } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';
import { roomOf } from '../../same-room.ts';
import { type ArrivalGroup, arrivalGroups, minutesApart, minutesEach } from './arrivals.ts';
import { roomKeys } from './room-problems.ts';

/** How people come to a session, and which part of it the others do not see, as far as it is so. */
export function arrivalText(session: Pick<MediationSession, 'kind' | 'mode' | 'minutes' | 'attendees'>): string {
  const groups = arrivalGroups(session);
  const key = roomKeys[session.mode];
  const rooms = groups.map((group) => (key === null ? '' : roomOf(group[key])));
  if (groups.length < 2)
    return rooms[0]
      ? {
          link: t`Everybody sees the same time and the same link.`,
          place: t`Everybody sees the same time and the same place.`,
        }[key ?? 'link']
      : t`Everybody sees the same time.`;
  return [whenText(session.minutes, groups), ownText()].filter(Boolean).join(' ');

  function ownText() {
    const texts = {
      link: [t`Each sees their own arrival and link only.`, t`Each side needs a link of its own.`],
      place: [t`Each sees their own arrival and place only.`, t`Each side needs a place of its own.`],
    };
    if (key === null) return t`Each sees their own time only.`;
    const [own, needed] = texts[key];
    if (rooms.includes('')) return session.kind === 'shuttle' && needed;
    const isShared = groups.some(({ side }, at) =>
      groups.some((other, it) => other.side !== side && rooms[it] === rooms[at]),
    );
    return !isShared && own;
  }
}

function whenText(minutes: number, groups: readonly ArrivalGroup[]): string {
  const apart = minutesApart(groups);
  if (apart === 0) return t`Both sides arrive at the same time.`;
  return t`${apart} minutes apart, ${minutesEach(minutes, groups)} minutes each.`;
}
