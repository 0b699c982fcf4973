import type { people } from '@mediation/server/demo';
import type { User } from '@mediation/api-client';

/** The demonstration accounts whose pages have stories. */
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

/** The recorded answers for one account. */
export interface Recording {
  user: User | null;
  /** The bodies of the answers, by method and address. */
  answers: Record<string, unknown>;
  /** The row counts of direct reads. */
  counts: Record<string, number>;
}

/** When the demonstration was recorded, a Thursday morning. The clock of the stories stands a little later. */
export const recordedAt = Date.parse('2026-11-26T09:00:00Z');
export const shownAt = Date.parse('2026-11-26T09:20:00Z');

/** The key of a recorded answer. */
export const keyOf = (method: string, url: string) => `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`;
