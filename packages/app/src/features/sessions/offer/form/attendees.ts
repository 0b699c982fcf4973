import type { InputOf, Participant, createSession } from '@mediation/api-client';
import { roomOf } from '../../same-room.ts';
import type { OfferDraft } from './offer-draft.ts';

/** People who share a place or a link. */
export interface Group {
  key: string;
  people: Participant[];
}

const isOneSided = ({ kind }: OfferDraft) => kind === 'intro' || kind === 'individual';

/** The people who come. A session with one side has no default, because no side is preferred. */
export function comingTo(draft: OfferDraft, guests: readonly Participant[]): Participant[] {
  if (draft.people === null) return isOneSided(draft) ? [] : [...guests];
  return guests.filter(({ id }) => draft.people?.includes(id));
}

/** Who shares a place or a link: everybody, each side of a session in separate rooms, or each person alone. */
export function groupsOf({ kind, isApart }: OfferDraft, coming: readonly Participant[]): Group[] {
  if (coming.length === 0) return [];
  if (isApart) return coming.map((person) => ({ key: person.id, people: [person] }));
  if (kind !== 'shuttle') return [{ key: 'everyone', people: [...coming] }];
  return (['A', 'B'] as const)
    .map((side) => ({ key: side, people: coming.filter((it) => it.side === side) }))
    .filter(({ people }) => people.length > 0);
}

const textOf = (text: string | undefined) => text?.trim() || null;

/** The attendees of an offer. The mediator shares the place and the link of a group that is everybody. */
export function attendeesOf(
  draft: OfferDraft,
  coming: readonly Participant[],
  mediator: Participant | undefined,
): NonNullable<InputOf<typeof createSession>['attendees']> {
  return groupsOf(draft, coming).flatMap(({ key, people }) => {
    const place = draft.mode === 'in_person' ? textOf(draft.places[key]) : null;
    const link = draft.mode === 'video' ? textOf(draft.links[key]) : null;
    const everyone = key === 'everyone' && mediator ? [...people, mediator] : people;
    return everyone.map(({ id }) => ({ participant_id: id, place, link }));
  });
}

/** The groups whose link is not an address, and those of separate rooms that have the same room as another. */
export function wrongPlaces(draft: OfferDraft, groups: readonly Group[]): Record<string, 'address' | 'same'> {
  const texts = draft.mode === 'video' ? draft.links : draft.mode === 'in_person' ? draft.places : {};
  const wrong: Record<string, 'address' | 'same'> = {};
  for (const { key, people } of groups) {
    const text = textOf(texts[key]);
    if (text === null) continue;
    const isSame = groups.some(
      (other) => other.people[0]?.side !== people[0]?.side && roomOf(texts[other.key] ?? '') === roomOf(text),
    );
    if (draft.mode === 'video' && !/^https:\/\/[^\s/]+/.test(text)) wrong[key] = 'address';
    else if (draft.kind === 'shuttle' && isSame) wrong[key] = 'same';
  }
  return wrong;
}
