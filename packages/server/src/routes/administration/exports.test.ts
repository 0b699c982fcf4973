import { expect, test } from 'vitest';
import { type Family, openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import type { TestPerson } from '../../testing.ts';
import { letTimePass } from '../people/signing-in/factors.fixture.ts';

const { owner } = server;
const first = { status: 428, code: 'confirm_first', message: 'Confirm first that it is you.' };
const current_password = 'correct horse';

type Name = keyof Family['people'];

interface Export {
  what: string;
  /** Who takes it out, and who may not. */
  who: Name[];
  others: Name[];
  take: (person: TestPerson, family: Family) => Promise<unknown>;
}

const staff: Name[] = ['mediator', 'admin', 'officeAdmin'];

/** Every export of more than the caller's own data. */
const exports: Export[] = [
  ...(['csv', 'jsonl'] as const).map((format) => ({
    what: `the audit log as ${format}`,
    who: ['admin', 'officeAdmin'] as Name[],
    others: ['mediator', 'a', 'lawyerA'] as Name[],
    take: ({ api }: TestPerson) => api.exportAuditLog({ format }),
  })),
  ...(['pdf', 'json'] as const).map((format) => ({
    what: `the shared channel as ${format}`,
    who: ['mediator', 'a', 'lawyerA'] as Name[],
    others: ['admin', 'officeAdmin', 'outsider'] as Name[],
    take: ({ api }: TestPerson, { together }: Family) => api.exportChannel({ channelId: together, format }),
  })),
  {
    what: 'a private channel',
    who: ['mediator', 'a'],
    others: ['b', 'admin'],
    take: ({ api }, { privateA }) => api.exportChannel({ channelId: privateA, format: 'json' }),
  },
  {
    what: 'a channel with the support',
    who: ['a', 'admin', 'officeAdmin'],
    others: ['b', 'mediator', 'otherAdmin'],
    take: ({ api }, { a }) => api.exportChannel({ channelId: `support-${a.id}`, format: 'json' }),
  },
  ...(['csv', 'print'] as const).map((format) => ({
    what: `a report for ${format}`,
    who: staff,
    others: ['a', 'lawyerA'] as Name[],
    take: ({ api }: TestPerson) => api.exportReport({ format }),
  })),
  {
    what: 'the invoices of an organization',
    who: ['admin', 'officeAdmin'],
    others: ['mediator', 'a', 'otherAdmin'],
    take: ({ api }, { organization: orgId }) => api.exportInvoices({ orgId, year: 2026 }),
  },
  {
    what: 'the summary of a case',
    who: staff,
    others: ['a', 'lawyerA', 'outsider', 'otherAdmin'],
    take: ({ api }, { caseId }) => api.getCaseSummary({ caseId }),
  },
];

const entriesOf = async ({ id }: TestPerson) =>
  (await owner`select seq from private.audit_log where actor_id = ${id} and action = 'export'`).length;

test.for(exports)('a person takes out $what only after a fresh confirmation', async ({ who, others, take }) => {
  const family = await openFamily(server);
  const { people } = family;
  for (const name of who) {
    const person = people[name];
    await letTimePass(person);
    const before = await entriesOf(person);
    await expect(take(person, family)).rejects.toMatchObject(first);
    expect([name, await entriesOf(person)]).toEqual([name, before]);
    await person.api.confirmIdentity({ current_password });
    await take(person, family);
    expect([name, await entriesOf(person)]).toEqual([name, before + 1]);
  }
  for (const name of others) {
    const answer = await take(people[name], family).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    expect([name, answer]).toEqual([name, expect.stringMatching(/^(forbidden|not_found)$/)]);
  }
});

// ASVS 7.5.1
test('a person takes out nothing of others without a fresh confirmation, whatever the export', async () => {
  const unasked = await owner`
    select p.proname from pg_proc p where p.prosrc like '%add_to_audit(''export''%' and p.prosrc not like '%must_be_confirmed%'`;
  expect(unasked).toEqual([]);
});
