import type { Account, Recording } from './accounts.ts';
import admin from './recorded/admin.json' with { type: 'json' };
import guest from './recorded/guest.json' with { type: 'json' };
import lawyer from './recorded/lawyer.json' with { type: 'json' };
import mediator from './recorded/mediator.json' with { type: 'json' };
import newParty from './recorded/new-party.json' with { type: 'json' };
import partyA from './recorded/party-a.json' with { type: 'json' };
import partyB from './recorded/party-b.json' with { type: 'json' };

/** The recorded answers, by account. */
export const recordings: Record<Account, Recording> = {
  admin,
  guest,
  lawyer,
  mediator,
  'new-party': newParty,
  'party-a': partyA,
  'party-b': partyB,
} as unknown as Record<Account, Recording>;

/** The id of a recorded case, by its title. */
export function caseCalled(title: string): string {
  const { cases } = recordings.mediator.answers['GET /api/cases'] as { cases: { id: string; title: string }[] };
  return cases.find((it) => it.title === title)?.id ?? '';
}

/** The id of the first recorded session in this status that an account may read. */
export function sessionOf(account: Account, status: string): string {
  const list = recordings[account].answers['GET /api/sessions'] as
    | { sessions: { id: string; status: string }[] }
    | undefined;
  return list?.sessions.find((it) => it.status === status)?.id ?? '';
}
