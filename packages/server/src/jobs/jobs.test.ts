import { expect, test } from 'vitest';
import { sqlOn } from '../database/database.ts';
import { builtInEngines } from '../language-model/engines.ts';
import { openMediation } from '../testing/family.ts';
import { server } from '../testing/server.ts';
import { expireInvitations } from './expire-invitations.ts';
import { allJobs } from './index.ts';
import { purge } from './purge.ts';

const { owner } = server;

test('every job has the rights it needs as the server’s own role', async () => {
  const { db, files, openSeal } = server.backend;
  const { signal } = new AbortController();
  const send = async () => undefined;
  const deps = {
    files,
    openSeal,
    engines: builtInEngines(),
    send,
    siteUrl: 'http://test',
    organizer: 'office@test.example',
    backupDays: 14,
  };
  const sql = sqlOn(db);
  for (const job of allJobs(deps)) expect(await job.run({ sql, signal }).then(() => 'done')).toBe('done');
});

test('an unanswered invitation expires in time, and the person can be invited again', async () => {
  const { caseId, invite } = await openMediation(server);
  const guest = await server.person();
  const { invitation, token } = await invite(guest);
  await owner`update invitations set expires_at = now() - interval '1 minute' where id = ${invitation.id}`;
  await expireInvitations(owner);
  expect(await owner`select status from invitations where id = ${invitation.id}`).toEqual([{ status: 'expired' }]);
  expect(await owner`select status from case_participants where case_id = ${caseId} and side = 'A'`).toEqual([
    { status: 'invited' },
  ]);
  expect((await server.guest.getInvitation({ token })).invitation.status).toBe('expired');
  await expect(guest.api.acceptInvitation({ token })).rejects.toMatchObject({ code: 'conflict' });
  const again = await invite(guest);
  await expect(guest.api.acceptInvitation({ token: again.token })).resolves.toMatchObject({
    participant: { status: 'active' },
  });
});

test('pending invitations with time left and answered invitations do not expire', async () => {
  const { invite } = await openMediation(server);
  const { invitation: waiting } = await invite({ email: 'waits@test.example' });
  const { invitation: declined, token } = await invite({ email: 'says-no@test.example' }, 'divorcee', 'B');
  await server.guest.declineInvitation({ token });
  await owner`update invitations set expires_at = now() - interval '1 minute' where id = ${declined.id}`;
  await expireInvitations(owner);
  const rows = await owner`select id, status from invitations where id in (${waiting.id}, ${declined.id})`;
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [waiting.id, 'pending'],
      [declined.id, 'declined'],
    ]),
  );
});

test('mails are purged 30 days after sending or 90 days after giving up, and waiting mails stay', async () => {
  const kept = crypto.randomUUID();
  await owner`
    insert into private.mails (address, template, created_at, sent_at, given_up_at) values
      (${kept}, 'waiting', now() - interval '1 year', null, null),
      (${kept}, 'sent lately', now(), now() - interval '29 days', null),
      (${kept}, 'sent long ago', now(), now() - interval '31 days', null),
      (${kept}, 'given up lately', now(), null, now() - interval '89 days'),
      (${kept}, 'given up long ago', now(), null, now() - interval '91 days')`;
  await purge(owner);
  expect(await owner`select template from private.mails where address = ${kept} order by template`).toEqual([
    { template: 'given up lately' },
    { template: 'sent lately' },
    { template: 'waiting' },
  ]);
  await owner`delete from private.mails where address = ${kept}`;
});

test('idempotency keys are purged after 24 hours', async () => {
  const { id } = await server.person();
  await owner`
    insert into private.idempotency_keys (user_id, key, call, request_hash, created_at) values
      (${id}, gen_random_uuid(), 'lately', '', now() - interval '23 hours'),
      (${id}, gen_random_uuid(), 'long ago', '', now() - interval '25 hours')`;
  await purge(owner);
  expect(await owner`select call from private.idempotency_keys where user_id = ${id}`).toEqual([{ call: 'lately' }]);
});
