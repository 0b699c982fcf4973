import {
  type InputOf,
  limits,
  type MediationSession,
  type SessionAttendee,
  type SessionKind,
  type SessionMode,
  type updateSession,
} from '@mediation/api-client';

const sides = ['A', 'B'] as const;
type Side = (typeof sides)[number];
type Invitees = NonNullable<InputOf<typeof updateSession>['attendees']>;

/** Who shares a place, a link and an arrival: everybody, each side with its lawyer, or nobody. */
export type Grouping = 'all' | 'sides' | 'people';

/** People who arrive together: one person, one side with its lawyer, or everybody. */
export interface ArrivalGroup {
  key: string;
  side: Side | undefined;
  people: SessionAttendee[];
  /** Minutes after the start. */
  arrives: number;
  place: string;
  link: string;
}

type Arranged = Pick<MediationSession, 'kind' | 'attendees'>;

const guestsOf = (attendees: readonly SessionAttendee[], side?: Side) =>
  attendees.filter((it) => it.role !== 'mediator' && (side === undefined || it.side === side));

const differ = (people: readonly SessionAttendee[]) =>
  new Set(people.map(({ place, link, arrives_minutes }) => `${place} ${link} ${arrives_minutes}`)).size > 1;

/** The minutes between the sides in separate rooms, unless the mediator says otherwise. */
export const usualWait = (minutes: number): number => Math.max(0, Math.min(10, minutes - limits.sessionShortest));

/** Whether both sides come, so that they can arrive apart. */
export const hasBothSides = ({ attendees }: Pick<MediationSession, 'attendees'>): boolean =>
  sides.every((side) => guestsOf(attendees, side).length > 0);

/** In separate rooms, or when people were given places or links of their own, they are apart; otherwise together. */
export function groupingOf({ kind, attendees }: Arranged): Grouping {
  if (sides.some((side) => differ(guestsOf(attendees, side)))) return 'people';
  return kind === 'shuttle' || differ(guestsOf(attendees)) ? 'sides' : 'all';
}

/** The groups of a session, each with what its first guest was given. The mediator belongs to a group of all. */
export function arrivalGroups(session: Arranged, grouping: Grouping = groupingOf(session)): ArrivalGroup[] {
  const { attendees } = session;
  const groups: Pick<ArrivalGroup, 'key' | 'side' | 'people'>[] = {
    all: () => [{ key: 'all', side: undefined, people: attendees }],
    sides: () => sides.map((side) => ({ key: side, side, people: guestsOf(attendees, side) })),
    people: () =>
      sides.flatMap((side) =>
        guestsOf(attendees, side).map((person) => ({ key: person.participant_id, side, people: [person] })),
      ),
  }[grouping]();
  return groups
    .filter(({ people }) => people.length > 0)
    .map((group) => {
      const [given] = guestsOf(group.people);
      return {
        ...group,
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
export const possibleWaits = (minutes: number): number[] =>
  [0, 5, 10, 15, 20, 30].filter((it) => minutes - it >= limits.sessionShortest);

/** Whether another kind or way to meet ends what people were given: the sides come apart or together, or meet elsewhere. */
export const beginsAnew = (before: Pick<MediationSession, 'kind' | 'mode'>, kind: SessionKind, mode: SessionMode) =>
  (kind === 'shuttle') !== (before.kind === 'shuttle') || mode !== before.mode;

/** The groups of a session that begins anew: without places and links, and with the usual wait where the sides come apart. */
export function newGroups(session: MediationSession, kind: SessionKind, minutes: number): ArrivalGroup[] {
  const isShuttle = kind === 'shuttle';
  const isParted = isShuttle !== (session.kind === 'shuttle');
  const attendees = session.attendees.map((person) => ({
    ...person,
    place: null,
    link: null,
    arrives_minutes: isParted ? (isShuttle && person.side === 'B' ? usualWait(minutes) : 0) : person.arrives_minutes,
  }));
  return arrivalGroups({ kind, attendees }, isShuttle ? 'sides' : undefined);
}

/**
 * The whole list of attendees with the arrangements that changed. What did not change stays as it is, also when somebody
 * else set it meanwhile. Where the sides are apart the mediator goes between them and has no room of their own.
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
    if (group === undefined) return { participant_id: person.participant_id, arrives_minutes: 0 };
    const changed = (key: 'place' | 'link') => (group[key] !== old?.[key] ? group[key].trim() || null : person[key]);
    return {
      participant_id: person.participant_id,
      arrives_minutes: (group.arrives === old?.arrives ? person.arrives_minutes : group.arrives) ?? 0,
      place: changed('place'),
      link: changed('link'),
    };
  });
}

/** The video rooms of a session, each with those who come to it, as its mediator reads them. */
export const roomsInUse = ({ attendees }: Pick<MediationSession, 'attendees'>) =>
  [...Map.groupBy(guestsOf(attendees), ({ link }) => link ?? '')].flatMap(([link, people]) =>
    link === '' ? [] : [{ link, people }],
  );
