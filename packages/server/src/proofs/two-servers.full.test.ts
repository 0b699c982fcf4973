// Guards packages/server/src/main.ts packages/server/src/database/** packages/server/src/jobs/** packages/server/src/realtime/**
import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@mediation/api-client';
import { createClient } from '@supabase/supabase-js';
import { Client } from 'pg';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { demoPassword } from '../demo/people.ts';
import { readKeys } from '../database/keys.ts';
import { intakeOf } from '../testing/family.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startProcess } from '../testing/process.ts';

const postgres = await startPostgres();

/** Why these tests are skipped; empty where they run. */
const reason = 'reason' in postgres ? ` (skipped, for no Postgres starts here: ${postgres.reason})` : '';

afterAll(async () => {
  if ('superuserUrl' in postgres) await postgres.stop();
});

/** An empty database, and two data folders that hold the same keys. */
async function prepare() {
  const folder = mkdtempSync(join(inject('folder'), 'two-'));
  readKeys(join(folder, 'a'), undefined);
  cpSync(join(folder, 'a'), join(folder, 'b'), { recursive: true });
  if (!('superuserUrl' in postgres)) throw new Error(postgres.reason);
  const { databaseUrl: DATABASE_URL, migrationUrl: MIGRATION_DATABASE_URL } = await postgres.newDatabase();
  const settings = (data: 'a' | 'b') => ({
    DATA_DIR: join(folder, data),
    DATABASE_URL,
    MIGRATION_DATABASE_URL,
    REGISTRATION: 'open',
  });
  const sql = new Client({ connectionString: DATABASE_URL });
  await sql.connect();
  onTestFinished(() => sql.end());
  const rows = async <Row>(text: string) => (await sql.query(text)).rows as Row[];
  return { settings, rows };
}

const guest = (baseUrl: string) => createApiClient({ baseUrl, token: () => null });

/** A mediator with a case, by way of one of the servers. */
async function mediate(baseUrl: string) {
  const person = { email: `${crypto.randomUUID()}@test.example`, name: 'Mia', password: demoPassword };
  await guest(baseUrl).register({ ...person, role: 'mediator' });
  const { token } = await guest(baseUrl).login(person);
  const { case: opened } = await createApiClient({ baseUrl, token: () => token }).createCase(intakeOf(person));
  return { token, channelId: `case-${opened.id}` };
}

test.skipIf(reason)(
  `two servers starting at once on an empty database set it up once, run each job once and both deliver events${reason}`,
  async () => {
    const { settings, rows } = await prepare();
    const servers = [startProcess(settings('a')), startProcess(settings('b'))];
    const [a = '', b = ''] = await Promise.all(servers.map((it) => it.url()));
    expect(servers.map(({ said }) => said.error)).toEqual(['', '']);
    for (const { said } of servers) expect(said.out).not.toContain('superuser');

    const { token, channelId } = await mediate(a);
    const { publishableKey } = await guest(b).getConfig();
    const supabase = createClient(b, publishableKey, { accessToken: async () => token });
    onTestFinished(async () => void (await supabase.removeAllChannels()));
    await supabase.realtime.setAuth();
    const received: unknown[] = [];
    const binding = { event: 'INSERT' as const, schema: 'public', table: 'chat_messages' };
    await new Promise((ready) =>
      supabase
        .channel('here')
        .on('postgres_changes', binding, (it) => received.push(it.new['content']))
        .subscribe(ready),
    );
    const { postMessage } = createApiClient({ baseUrl: a, token: () => token });
    await postMessage({ channelId, content: 'Written there.' });
    await expect.poll(() => received).toEqual(['Written there.']);

    await rows(`select private.queue_mail(null, 'a@test.example', 'notification', '{"type":"message"}')`);
    const sent = () => rows(`select attempts from private.mails where sent_at is not null`);
    await expect.poll(sent).toEqual([{ attempts: 1 }]);

    for (const { child } of servers) child.kill('SIGTERM');
    for (const { ended } of servers) expect(await ended).toMatchObject({ code: 0, error: '' });
  },
);

test.skipIf(reason)(
  `no acknowledged message is lost when two servers are killed in turn under load${reason}`,
  async () => {
    const { settings } = await prepare();
    const servers = { a: startProcess(settings('a')), b: startProcess(settings('b')) };
    const addresses = { a: await servers.a.url(), b: await servers.b.url() };
    const { token, channelId } = await mediate(addresses.a);
    const client = (name: 'a' | 'b') => createApiClient({ baseUrl: addresses[name], token: () => token });
    const acknowledged: string[] = [];
    const load = { isOver: false };
    const write = async (writer: number) => {
      for (let n = 0; !load.isOver; n++) {
        const content = `Writer ${writer}, message ${n}`;
        for (const name of ['a', 'b'] as const) {
          const { postMessage } = client(name);
          const said = await postMessage({ channelId, content }).catch(() => undefined);
          if (!said) continue;
          acknowledged.push(content);
          break;
        }
        await sleep(20);
      }
    };
    const writers = [1, 2].map(write);
    for (const name of ['a', 'b'] as const) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 10);
      servers[name].child.kill('SIGKILL');
      await servers[name].ended;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
      servers[name] = startProcess(settings(name));
      addresses[name] = await servers[name].url();
    }
    load.isOver = true;
    await Promise.all(writers);

    const all = new Set(await everything(client('a'), channelId));
    expect(acknowledged.filter((it) => !all.has(it))).toEqual([]);
  },
);

/** Every message of a channel, page by page. */
async function everything({ listMessages }: ApiClient, channelId: string): Promise<string[]> {
  const contents: string[] = [];
  for (let before: string | undefined; ;) {
    const { messages } = await listMessages({ channelId, limit: 100, ...(before && { before }) });
    contents.push(...messages.map(({ content }) => content ?? ''));
    before = messages[0]?.id;
    if (messages.length < 100) return contents;
  }
}
