import { expect, test } from 'vitest';
import { sendDocument } from '../routes/documents/documents.fixture.ts';
import { openFamily, say } from '../testing/family.ts';
import { server, serverOfTest } from '../testing/server.ts';
import { applyRetention } from './apply-retention.ts';

const { owner } = server;

/** A case with rows in every retained table, closed this many years ago. */
async function closedCase(years: number, on = server) {
  const { owner } = on;
  const family = await openFamily(on);
  const { mediator, a, caseId, together, privateA } = family;
  await say(a, together);
  await say(a, privateA, 'For the mediator alone.');
  await sendDocument(a, caseId, { audience: 'everyone' });
  await mediator.sql((sql) => sql`insert into case_notes (case_id, text) values (${caseId}, 'Remember the dog.')`);
  await owner`update cases set status = 'closed', close_reason = 'agreed_full' where id = ${caseId}`;
  await owner`update cases set closed_at = now() - make_interval(years => ${years}) where id = ${caseId}`;
  return family;
}

const tables = [
  'chat_messages',
  'notifications',
  'uploads',
  'requirements',
  'case_intakes',
  'case_notes',
  'case_events',
];

/** Counts the remaining rows of a case in each table. */
const left = async (caseId: string) => {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await owner<{ count: number }>`
      select (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I where case_id = %L', ${table}::text, ${caseId}::text),
        false, true, '')))[1]::text::int as count`.catch(() => []);
    counts[table] = row?.count ?? -1;
  }
  return counts;
};

const entriesOf = (caseId: string) => owner<{ object_type: string; facts: Record<string, number> }>`
  select object_type, facts from private.audit_log where case_id = ${caseId} and action = 'retention' order by object_type`;

test('retention deletes each class of data after seven years and writes one audit entry per class', async () => {
  const { caseId } = await closedCase(8);
  expect(Math.min(...Object.values(await left(caseId)))).toBeGreaterThan(0);
  let hasSwept = false;
  await applyRetention(owner, async () => (hasSwept = true));
  expect(Object.values(await left(caseId))).toEqual(tables.map(() => 0));
  expect(hasSwept).toBe(true);
  const entries = await entriesOf(caseId);
  expect(entries.map(({ object_type }) => object_type)).toEqual([
    'agreement',
    'audit',
    'financial_documents',
    'messages',
    'notes',
  ]);
  expect(entries.find(({ object_type }) => object_type === 'messages')?.facts).toMatchObject({ chat_messages: 2 });
  expect(await owner`select status from cases where id = ${caseId}`).toEqual([{ status: 'closed' }]);
  await applyRetention(owner);
  expect(await entriesOf(caseId)).toHaveLength(5);
});

test('retention keeps cases under legal hold, recent cases and open cases', async () => {
  const held = await closedCase(8);
  await held.admin.api.setLegalHold({ caseId: held.caseId, on: true, reason: 'A court asked for the file.' });
  const younger = await closedCase(6);
  const open = await openFamily(server);
  await say(open.a, open.together);
  const cases = [held, younger, open].map(({ caseId }) => caseId);
  const before = await Promise.all(cases.map(left));
  await applyRetention(owner);
  expect(await Promise.all(cases.map(left))).toEqual(before);
  for (const caseId of cases) expect(await entriesOf(caseId)).toEqual([]);

  await held.admin.api.setLegalHold({ caseId: held.caseId, on: false, reason: 'The court is done.' });
  await applyRetention(owner);
  expect((await left(held.caseId))['chat_messages']).toBe(0);
});

test('retention applies the years that the organization set for each class', async () => {
  const { caseId, organization } = await closedCase(3);
  await owner`update organization_settings set retention_notes = 2 where organization_id = ${organization}`;
  await applyRetention(owner);
  const counts = await left(caseId);
  expect(counts['case_notes']).toBe(0);
  expect(counts['chat_messages']).toBe(2);
  expect((await entriesOf(caseId)).map(({ object_type }) => object_type)).toEqual(['notes']);
});

test('an admin sees the data due for deletion, and which of it is under legal hold, before it is deleted', async () => {
  const { admin, caseId } = await closedCase(8);
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for the file.' });
  const mine = async () => (await admin.api.listRetentionDue()).due.filter((it) => it.case_id === caseId);
  expect(await mine()).toHaveLength(5);
  expect((await mine()).every(({ is_held }) => is_held)).toBe(true);
  expect((await left(caseId))['chat_messages']).toBe(2);
});

test('retention empties audit entries but keeps their hashes, so that the chain stays valid', async () => {
  // Its whole log is sealed, and the log of the shared server is as long as all tests before this one made it.
  const own = await serverOfTest();
  const { owner } = own;
  const { a, caseId } = await closedCase(8, own);
  await owner`select private.seal_audit(100000)`;
  await applyRetention(owner);
  const entries = await owner`
    select actor_id, object_id, facts from private.audit_log where case_id = ${caseId} and emptied_at is not null limit 1`;
  expect(entries).toEqual([{ actor_id: null, object_id: null, facts: {} }]);
  expect(
    await owner`select seq from private.audit_log where case_id = ${caseId} and actor_id = ${a.id} and link is not null and emptied_at is null`,
  ).toEqual([]);
  await owner`select private.seal_audit(100000)`;
  await owner`update private.audit_chain set verified_to = 0`;
  await owner`select private.verify_audit(1000000)`;
  expect(await owner`select broken_at from private.audit_chain`).toEqual([{ broken_at: null }]);
});
