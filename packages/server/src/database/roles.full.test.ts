// Guards packages/server/src/database/** supabase/migrations/**
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openFamily, say } from '../testing/family.ts';
import { execute, roleStatements, startPostgres } from '../testing/postgres.ts';
import { startProcess } from '../testing/process.ts';
import { startTestServer } from '../testing.ts';

/** A server on that database, with a new data folder. */
const start = (databaseUrl: string, migrationUrl = '') =>
  startProcess({
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: migrationUrl,
    DATA_DIR: mkdtempSync(join(inject('folder'), 'roles-')),
  });

/** What docs/deploy.md says to run for two roles instead of one, after `mediation_owner` was made. */
const changeOver = (role: string) => {
  const guide = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
  const [, statements] = Array.from(guide.matchAll(/```sql\n([^]*?)```/g), ([, block]) => block!);
  return statements!
    .trim()
    .split('\n')
    .filter((it) => !it.startsWith('create role'))
    .map((it) => it.replaceAll(/\bapp\b/g, role));
};

describe.for([15, 18] as const)('on Postgres %i', async (version) => {
  const postgres = await startPostgres({ version, isBare: true });
  const reason = 'reason' in postgres ? ` (skipped, for no Postgres starts here: ${postgres.reason})` : '';
  const superuserUrl = 'reason' in postgres ? '' : postgres.superuserUrl;
  const asSuperuser = (...statements: string[]) => execute(superuserUrl, ...statements);
  const urlOf = (role: string, database: string) =>
    superuserUrl.replace('//postgres', `//${role}`).replace(/postgres$/, database);

  afterAll(async () => {
    if (!('reason' in postgres)) await postgres.stop();
  });

  /** A mediator writes and a party reads, on a server that connects as this role. */
  async function expectUse(databaseUrl: string, migrationUrl?: string) {
    const server = await startTestServer({ databaseUrl, ...(migrationUrl && { migrationUrl }) });
    onTestFinished(server.stop);
    const { mediator, a, together } = await openFamily(server);
    await say(mediator, together, 'Good morning.');
    expect((await a.api.listMessages({ channelId: together })).messages).toMatchObject([{ content: 'Good morning.' }]);
    expect(await server.guest.getHealth()).toMatchObject({ checks: { rights: 'ok' } });
    return server;
  }

  test.skipIf(reason)(`a role that may create roles creates the roles it needs${reason}`, async () => {
    await asSuperuser(`create role maker login createrole password 'password'`, 'create database made owner maker');
    const server = await expectUse(urlOf('maker', 'made'));
    expect(await server.owner`select current_user::text as name`).toEqual([{ name: 'maker' }]);
    await server.stop();
    await asSuperuser('drop database made', 'drop role anon, authenticated, maker');
  });

  test.skipIf(reason)(`startup fails with one line when the role may not act as people${reason}`, async () => {
    await asSuperuser(`create role nobody login password 'password'`, 'create database refused owner nobody');
    const refused = () => start(urlOf('nobody', 'refused')).ended;
    const refusal = {
      code: 1,
      out: '',
      error:
        'The database role "nobody" may not act as "anon" and "authenticated": ' +
        'a superuser must make and grant them, see "The database role" in docs/deploy.md.\n',
    };
    expect(await refused()).toEqual(refusal);
    await asSuperuser('create role anon nologin', 'create role authenticated nologin');
    expect(await refused()).toEqual(refusal);
    await asSuperuser('drop database refused', 'drop role anon, authenticated, nobody');
  });

  test.skipIf(reason)(`startup fails with one line when the database keeps no letters but bytes${reason}`, async () => {
    await asSuperuser(`create database bytes encoding 'SQL_ASCII' locale 'C' template template0`);
    expect(await start(urlOf('postgres', 'bytes')).ended).toEqual({
      code: 1,
      out: '',
      error:
        'The database of DATABASE_URL keeps text as SQL_ASCII: create it with the encoding UTF8, ' +
        'see "The database role" in docs/deploy.md.\n',
    });
    await asSuperuser('drop database bytes');
  });

  test.skipIf(reason)(
    `the documented roles are sufficient, and the health check fails when a right of the server is revoked${reason}`,
    async () => {
      await asSuperuser(...roleStatements('password'));
      expect(await start(urlOf('app', 'mediation')).ended).toEqual({
        code: 1,
        out: '',
        error:
          'The role of DATABASE_URL may not set up the database, which is not up to date: ' +
          'set MIGRATION_DATABASE_URL for this start, see "The database role" in docs/deploy.md.\n',
      });
      const server = await expectUse(urlOf('app', 'mediation'), urlOf('mediation_owner', 'mediation'));
      await asSuperuser('revoke authenticated from app');
      await expect(server.guest.getHealth()).rejects.toMatchObject({
        code: 'unavailable',
        details: [{ path: 'rights', message: 'The database refuses what people do.' }],
      });
      await asSuperuser('grant authenticated to app');
      expect(await server.guest.getHealth()).toMatchObject({ status: 'ok' });
    },
  );

  // ASVS 13.2.2
  test.skipIf(reason)(`the server’s own role cannot touch the audit log or change the database${reason}`, async () => {
    const url = urlOf('app', 'mediation');
    const refusalOf = (statement: string) =>
      execute(url, statement).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    const statements = [
      'alter table private.audit_log disable trigger all',
      `set session_replication_role = 'replica'`,
      'update private.audit_log set at = now()',
      'delete from private.audit_log',
      'delete from private.audit_chain',
      'truncate private.audit_log, private.audit_chain',
      'drop table private.audit_log',
      'alter table cases disable row level security',
      'create table public.mine ()',
      'create function private.mine() returns void language sql return null',
      'delete from supabase_migrations.schema_migrations',
      'grant app to authenticated',
      'set role mediation_owner',
    ];
    for (const statement of statements)
      expect({ statement, code: await refusalOf(statement) }).toEqual({ statement, code: '42501' });
    const { url: ready, said } = start(url);
    await ready();
    expect(said.out).not.toContain('"message":"the role of DATABASE_URL');
  });

  test.skipIf(reason)(`a database of one role changes over to two${reason}`, async () => {
    await asSuperuser(`create role single login password 'password'`, 'grant anon, authenticated to single');
    await asSuperuser('create database single owner single');
    const { url, said, child, ended } = start(urlOf('single', 'single'));
    await url();
    expect(said.out).toContain('"message":"the role of DATABASE_URL owns the tables');
    child.kill();
    await ended;
    await execute(urlOf('postgres', 'single'), ...changeOver('single'));
    await expectUse(urlOf('single', 'single'), urlOf('mediation_owner', 'single'));
  });

  test.skipIf(reason)(`the server warns when its role is a superuser${reason}`, async () => {
    const { url, said } = start(superuserUrl);
    await url();
    expect(said.out).toContain('"message":"the role of DATABASE_URL is a superuser');
  });
});
