import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../testing.ts';
import { migratedDatabase } from '../testing/server.ts';
import { sealAudit } from './seal-audit.ts';

// A server of its own: these tests damage the log.
const server = await startTestServer(await migratedDatabase());
const { owner, ownerDatabase } = server;
afterAll(() => server.stop());

const chain = async () => {
  const [state] = await owner<{ links: number; verified_to: number; broken_at: number | null }>`
    select links, verified_to, broken_at from private.audit_chain`;
  return state!;
};

/** Verifies the whole chain again. */
async function verify() {
  await owner`update private.audit_chain set verified_to = 0, broken_at = null`;
  await sealAudit(owner);
  return (await chain()).broken_at;
}

/** Tampers as the owner of the database, past the trigger that protects the log, and undoes it afterwards. */
async function tamper(change: string) {
  await ownerDatabase.run(`
    create table private.kept as select * from private.audit_log;
    alter table private.audit_log disable trigger keep_audit;
    ${change};
    alter table private.audit_log enable trigger keep_audit`);
  const broken = await verify();
  await ownerDatabase.run(`
    alter table private.audit_log disable trigger keep_audit;
    delete from private.audit_log;
    insert into private.audit_log overriding system value select * from private.kept;
    drop table private.kept;
    alter table private.audit_log enable trigger keep_audit`);
  return broken;
}

test('each audit entry is sealed into the chain exactly once when two servers seal at the same time', async () => {
  await server.person();
  await Promise.all([sealAudit(owner), sealAudit(owner)]);
  const [counts] = await owner<{ all: number; sealed: number; last: number }>`
    select count(*)::int as all, count(hash)::int as sealed, max(link)::int as last from private.audit_log`;
  expect(counts).toEqual({ all: counts!.all, sealed: counts!.all, last: counts!.all });
  expect(await chain()).toMatchObject({ links: counts!.all, verified_to: counts!.all, broken_at: null });
});

// ASVS 16.4.2
test('verification reports the position of a changed, deleted, added or moved audit entry', async () => {
  for (let n = 0; n < 3; n++) await server.person();
  await sealAudit(owner);
  const { links } = await chain();
  expect(links).toBeGreaterThan(10);
  expect(await verify()).toBeNull();
  expect(await tamper(`update private.audit_log set actor_id = gen_random_uuid() where link = 4`)).toBe(4);
  expect(await tamper(`update private.audit_log set facts = '{"from": {"role": "admin"}}' where link = 5`)).toBe(5);
  expect(await tamper(`update private.audit_log set at = at + interval '1 second' where link = 6`)).toBe(6);
  expect(await tamper(`delete from private.audit_log where link = 7`)).toBe(7);
  expect(await tamper(`delete from private.audit_log where link = ${links}`)).toBe(links);
  expect(
    await tamper(`update private.audit_log set link = case link when 8 then -1 else 8 end where link in (8, 9);
      update private.audit_log set link = 9 where link = -1`),
  ).toBe(8);
  expect(
    await tamper(`insert into private.audit_log (action, object_type, link, prev_hash, hash)
      values ('insert', 'profiles', ${links + 1}, '', 'x')`),
  ).toBe(links + 1);
  expect(await verify()).toBeNull();
});

test('a changed audit entry with a recomputed hash breaks the chain at the next entry', async () => {
  expect(
    await tamper(`update private.audit_log set facts = '{"x": 1}' where link = 3;
      update private.audit_log l set veil = private.audit_veil(l) where link = 3;
      update private.audit_log l set hash = private.audit_hash(l) where link = 3`),
  ).toBe(4);
});

// ASVS 16.4.2
test('the chain verifies without what was erased of an entry, and what is left of it cannot be changed unseen', async () => {
  await owner`update private.audit_log
    set emptied_at = now(), actor_id = null, session_id = null, object_id = null, facts = '{}', salt = null where link = 2`;
  expect(await verify()).toBeNull();
  expect(await tamper(`update private.audit_log set at = at + interval '1 second' where link = 2`)).toBe(2);
  expect(await tamper(`update private.audit_log set veil = repeat('0', 64) where link = 2`)).toBe(2);
  expect(await tamper(`update private.audit_log set emptied_at = now(), action = 'delete' where link = 3`)).toBe(3);
  await expect(owner`update private.audit_log set emptied_at = now(), hash = 'x' where link = 3`).rejects.toMatchObject(
    { code: 'MP403' },
  );
});

test('the values of an erased entry cannot be tried out, because their hash has a salt that is erased, too', async () => {
  await server.person();
  await sealAudit(owner);
  const entries = await owner<{
    salt: string;
  }>`select encode(salt, 'hex') as salt from private.audit_log where veil is not null and emptied_at is null`;
  expect(new Set(entries.map(({ salt }) => salt)).size).toBe(entries.length);
});

test('a chain that was begun before there were salts still verifies and goes on', async () => {
  await sealAudit(owner);
  await server.person();
  await ownerDatabase.run(`
    alter table private.audit_log disable trigger keep_audit;
    update private.audit_log l set link = c.links + 1, prev_hash = c.head from private.audit_chain c
      where l.seq = (select min(seq) from private.audit_log where link is null);
    update private.audit_log l set hash = private.audit_hash(l) from private.audit_chain c where l.link = c.links + 1;
    update private.audit_chain c set links = l.link, head = l.hash from private.audit_log l where l.link = c.links + 1;
    alter table private.audit_log enable trigger keep_audit`);
  await sealAudit(owner);
  expect(await verify()).toBeNull();
  const [old] = await owner<{
    link: number;
  }>`select link from private.audit_log where link is not null and veil is null`;
  expect(await tamper(`update private.audit_log set facts = '{"x": 1}' where link = ${old!.link}`)).toBe(old!.link);
});

// ASVS 16.4.2
test('the audit log rejects updates and deletes, also by the server', async () => {
  await expect(owner`update private.audit_log set facts = '{}' where link = 1`).rejects.toMatchObject({
    code: 'MP403',
  });
  await expect(owner`delete from private.audit_log`).rejects.toMatchObject({ code: 'MP403' });
});

test('system health keeps reporting a broken audit chain to admins after the next verification', async () => {
  const admin = await server.person('admin');
  const audit = async () => (await admin.api.getAdminHealth()).health.find(({ name }) => name === 'audit');
  expect(await verify()).toBeNull();
  expect(await audit()).toMatchObject({ state: 'ok' });
  await owner`update private.audit_chain set broken_at = 3`;
  await sealAudit(owner);
  expect(await audit()).toEqual({ name: 'audit', state: 'down', detail: 'The chain is broken at #3.' });
});
