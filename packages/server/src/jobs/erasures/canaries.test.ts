import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { sweepFiles } from '../../files/sweep.ts';
import type { Mail } from '../../mail/transport.ts';
import { sendMails } from '../../mail/send-mails.ts';
import { createLog } from '../../operations/log.ts';
import { openFamily } from '../../testing/family.ts';
import { serverOfTest } from '../../testing/server.ts';
import { applyRetention } from '../apply-retention.ts';
import { canary, fillWithCanaries, findInDatabase } from './canaries.fixture.ts';
import { carryOut, decide } from './erase.fixture.ts';

/** Tables whose words are codes or hashes, and one whose bytes hold the canary from the start. */
const wordless = [
  'auth.refresh_tokens',
  'private.session_reminders',
  'private.modes_put_aside',
  'public.held_messages',
  'private.agreement_files',
  'private.signing_codes',
  'public.case_modes',
  'public.case_money',
  'public.case_milestones',
  'public.mediator_hours',
];

test('an erasure of somebody in every table leaves only the record of the case, and its retention nothing', async () => {
  const server = await serverOfTest();
  const { owner, backend } = server;
  const family = await openFamily(server);
  const { a, admin, caseId } = family;
  const lines: string[] = [];
  const log = createLog({ level: 'debug', write: (line) => lines.push(line) });
  const app = createApp({ ...backend, registration: 'open', log });
  const asA = (path: string, body?: object) =>
    app.request(path, {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${a.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  expect((await asA('/api/users/me', { name: `${canary} Reyes`, phone: '+44 117 496 0424' })).status).toBe(200);
  expect((await fillWithCanaries(server, family)).toSorted()).toEqual(wordless.toSorted());
  expect((await asA('/api/users/me/data')).status).toBe(200);
  const before = await findInDatabase(owner, canary);
  const files = () =>
    readdirSync(server.filesFolder, { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile())
      .map((it) => readFileSync(join(it.parentPath, it.name), 'utf8'))
      .filter((text) => text.includes(canary)).length;
  expect(files()).toBe(2);
  const sent: Mail[] = [];
  const mail = () =>
    sendMails({
      sql: owner,
      send: async (it) => void sent.push(it),
      siteUrl: 'http://test',
      organizer: 'a@test.example',
      log,
    });

  await decide(a, admin);
  await carryOut(server);
  await mail();
  const kept = new Set(
    (
      await owner<{ place: string }>`
      select table_name || '.' || unnest(columns) as place from private.erasure_rules where treatment = 'keep'`
    ).map(({ place }) => place),
  );
  const left = await findInDatabase(owner, canary);
  expect(left.filter((it) => !kept.has(it))).toEqual([]);
  expect(left.length).toBeLessThan(before.length);
  for (const word of [a.email, '496 0424']) expect([word, await findInDatabase(owner, word)]).toEqual([word, []]);
  expect(files()).toBe(1);
  expect(sent.filter(({ to }) => to === a.email)).toHaveLength(1);

  await owner`update cases set status = 'closed', close_reason = 'agreed_full' where id = ${caseId}`;
  await owner`update cases set closed_at = now() - interval '8 years' where id = ${caseId}`;
  await applyRetention(owner, () => sweepFiles(owner, backend.files, 0));
  expect(await findInDatabase(owner, canary)).toEqual([]);
  expect(files()).toBe(0);
  for (const word of [canary, a.email, '496 0424']) {
    expect(lines.filter((it) => it.includes(word))).toEqual([]);
    expect(sent.filter(({ subject, text }) => `${subject}${text}`.includes(word))).toEqual([]);
  }
});
