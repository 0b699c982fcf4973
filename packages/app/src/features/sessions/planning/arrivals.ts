import type { InputOf, MediationSession, SessionAttendee, updateSession } from '@mediation/api-client';

type Side = 'A' | 'B';
type Invitees = NonNullable<InputOf<typeof updateSession>['attendees']>;

/** People who arrive together: one side with its lawyer, or everybody. */
export interface ArrivalGroup {
  key: Side | 'all';
  people: SessionAttendee[];
  /** Minutes after the start. */
  arrives: number;
  place: string;
  link: string;
}

/** The arrangements of a group that the mediator sets. */
export type Arrangement = Pick<ArrivalGroup, 'place' | 'link'>;

/**
 * Who arrives together. In separate rooms, or when people were given places or links of their own, each side arrives by
 * itself; otherwise everybody, the mediator included.
 */
export function arrivalGroups({ kind, attendees }: Pick<MediationSession, 'kind' | 'attendees'>): ArrivalGroup[] {
  const guests = attendees.filter(({ role }) => role !== 'mediator');
  const differ =
    new Set(guests.map(({ place, link, arrives_minutes }) => `${place} ${link} ${arrives_minutes}`)).size > 1;
  const groups: [ArrivalGroup['key'], SessionAttendee[]][] =
    kind === 'shuttle' || differ
      ? (['A', 'B'] as const).map((side) => [side, guests.filter((it) => it.side === side)])
      : [['all', attendees]];
  return groups
    .filter(([, people]) => people.length > 0)
    .map(([key, people]) => {
      const given = people.find(({ role }) => role !== 'mediator');
      return {
        key,
        people,
        arrives: given?.arrives_minutes ?? 0,
        place: given?.place ?? '',
        link: given?.link ?? '',
      };
    });
}

/** The minutes between the first and the last arrival. */
export const minutesApart = (groups: readonly ArrivalGroup[]): number =>
  Math.max(0, ...groups.map(({ arrives }) => arrives));

/** The sides arrive in turn and leave in turn, so that both have the same number of minutes and do not meet. */
export const minutesEach = (minutes: number, groups: readonly ArrivalGroup[]): number => minutes - minutesApart(groups);

/** The waits between two arrivals that leave each side at least half an hour. */
export const possibleWaits = (minutes: number): number[] => [0, 5, 10, 15, 20, 30].filter((it) => minutes - it >= 30);

/**
 * The whole list of attendees with the arrangements that changed. What did not change stays as it is, also when somebody
 * else set it meanwhile, and the mediator keeps theirs where the sides are apart.
 */
export function withArrangements(
  { attendees }: Pick<MediationSession, 'attendees'>,
  before: readonly ArrivalGroup[],
  groups: readonly ArrivalGroup[],
): Invitees {
  return attendees.map((person) => {
    const isMember = ({ people }: ArrivalGroup) =>
      people.some(({ participant_id }) => participant_id === person.participant_id);
    const [old, group] = [before.find(isMember), groups.find(isMember)];
    const changed = (key: 'place' | 'link') =>
      group && group[key] !== old?.[key] ? group[key].trim() || null : person[key];
    return {
      participant_id: person.participant_id,
      arrives_minutes: (group?.arrives === old?.arrives ? person.arrives_minutes : group?.arrives) ?? 0,
      place: changed('place'),
      link: changed('link'),
    };
  });
}
