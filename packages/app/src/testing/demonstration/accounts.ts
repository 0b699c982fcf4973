import type { people } from '@mediation/server/demo';
import type { User } from '@mediation/api-client';

/** Whose pages there are stories of, and who that is in the demonstration. */
export const accounts = {
  guest: null,
  'party-a': 'maya',
  'party-b': 'daniel',
  'new-party': 'sami',
  lawyer: 'tomas',
  mediator: 'ruth',
  admin: 'alex',
} as const satisfies Record<string, keyof typeof people | null>;

export type Account = keyof typeof accounts;

/** What the server of the demonstration answered to one account. */
export interface Recording {
  user: User | null;
  /** The bodies of its answers, by method and address. */
  answers: Record<string, unknown>;
  /** The numbers of rows that direct reads counted. */
  counts: Record<string, number>;
}

/** When the demonstration was recorded, a Thursday morning: the stories stand still a little later. */
export const recordedAt = Date.parse('2026-11-26T09:00:00Z');
export const shownAt = Date.parse('2026-11-26T09:20:00Z');

/** Under which name an answer is kept. */
export const keyOf = (method: string, url: string) => `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`;
