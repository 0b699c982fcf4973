import type { Case, Figure, Money, Participant } from '@mediation/api-client';
import { firstName } from '../../../words/names/people-names.ts';

/** The case in which things are divided: its figures, its people, and their first names. */
export interface DivisionPlace {
  mediationCase: Case;
  currency: string;
  figures: readonly Figure[];
  /** The ids of the two parties, party A first. */
  parties: readonly [string, string];
  /** The full names of the two parties. */
  fullNames: Record<'A' | 'B', string>;
  names: Record<'A' | 'B', string>;
  mediators: string[];
  /** The side of the person who looks, where they are a party. */
  userSide: 'A' | 'B' | null;
}

/** The place of a case; null until both statements are open. */
export function divisionPlace(
  mediationCase: Case,
  { opened_at, parties: [a, b], figures, currency }: Pick<Money, 'opened_at' | 'parties' | 'figures' | 'currency'>,
  participants: readonly Pick<Participant, 'role' | 'status' | 'name'>[],
  userId: string,
): DivisionPlace | null {
  if (opened_at === null || a === undefined || b === undefined) return null;
  return {
    mediationCase,
    currency,
    figures,
    parties: [a.participant_id, b.participant_id],
    fullNames: { A: a.name, B: b.name },
    names: { A: firstName(a.name), B: firstName(b.name) },
    mediators: participants
      .filter(({ role, status }) => role === 'mediator' && status === 'active')
      .map(({ name }) => firstName(name)),
    userSide: a.user_id === userId ? 'A' : b.user_id === userId ? 'B' : null,
  };
}
