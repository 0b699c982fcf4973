import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Family, openFamily, overRest, say, whoMay } from '../../testing/family.ts';
import { sendDocument } from '../documents/documents.fixture.ts';
import { server } from '../../testing/server.ts';
import { listenAs } from '../../testing/socket.ts';

await server.listen();
const { owner } = server;
const reason = 'A court asked for the file.';

const open = async ({ officeAdmin: { api }, caseId }: Family, what: 'channel' | 'documents' = 'channel') =>
  (await api.openForReading({ caseId, what, reason })).opening;

const readings = (caseId: string) => owner`
  select actor_id, object_type, facts ->> 'reason' as reason from private.audit_log
  where case_id = ${caseId} and action = 'read' order by seq`;

const told = async ({ api }: Family['a']) =>
  (await api.listNotifications()).notifications
    .map(({ message }) => message)
    .filter((it) => it.startsWith('An admin may'));

// ASVS 8.2.1, 16.2.1
test('an admin reads the shared channel after asking with a reason, and each reading is in the audit log', async () => {
  const family = await openFamily(server);
  const { officeAdmin, a, caseId, together } = family;
  const { id } = await say(a, together, 'Between all of us.');
  await expect(officeAdmin.api.listOpenedMessages({ caseId })).rejects.toMatchObject({ code: 'forbidden' });
  const opening = await open(family);
  expect(opening).toMatchObject({ what: 'channel', reason, opened_by: officeAdmin.id, is_live: true });
  expect(Date.parse(opening.expires_at) - Date.parse(opening.opened_at)).toBe(3_600_000);
  for (let times = 0; times < 2; times++)
    expect((await officeAdmin.api.listOpenedMessages({ caseId })).messages).toMatchObject([
      { id, content: 'Between all of us.', sender_name: a.name },
    ]);
  const read = { actor_id: officeAdmin.id, object_type: 'channel', reason };
  expect(await readings(caseId)).toEqual([read, read]);
});

test('the mediator and the persons of a case are told, and during a legal hold the mediator alone', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, lawyerA, admin, officeAdmin, caseId } = family;
  await open(family);
  const words = 'An admin may read the shared messages of your case for a limited time.';
  for (const person of [mediator, a, b, lawyerA]) expect(await told(person)).toEqual([words]);
  await admin.api.setLegalHold({ caseId, on: true, reason });
  await open(family, 'documents');
  expect(await told(mediator)).toHaveLength(2);
  for (const person of [a, b, lawyerA]) expect(await told(person)).toEqual([words]);
  const { openings } = await mediator.api.listOpenings({ caseId });
  expect(openings.map(({ what, opened_by_name, is_live }) => [what, opened_by_name, is_live])).toEqual([
    ['documents', officeAdmin.name, false],
    ['channel', officeAdmin.name, false],
  ]);
});

test('a legal hold of one’s own keeps nobody from being told', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, officeAdmin, caseId } = family;
  await officeAdmin.api.setLegalHold({ caseId, on: true, reason });
  await open(family);
  for (const person of [a, b, lawyerA]) expect(await told(person)).toHaveLength(1);
});

// ASVS 8.2.2, 8.4.1
test('only admins of the case’s organization and of the platform open a case, each for themselves', async () => {
  const family = await openFamily(server);
  const { officeAdmin, caseId, together, a } = family;
  await say(a, together);
  const input = { caseId, what: 'channel', reason } as const;
  await open(family);
  expect(await whoMay(family, ({ api }) => api.listOpenedMessages({ caseId }))).toEqual(['officeAdmin']);
  expect(await whoMay(family, ({ api }) => api.listOpenings({ caseId }))).toEqual(['mediator', 'admin', 'officeAdmin']);
  await expect(officeAdmin.api.openForReading(input)).rejects.toMatchObject({ code: 'conflict' });
  const [mine] = (await officeAdmin.api.listOpenings({ caseId })).openings;
  expect(await whoMay(family, ({ api }) => api.endOpening({ openingId: mine!.id }))).toEqual(['officeAdmin']);
  expect(await whoMay(family, ({ api }) => api.openForReading(input))).toEqual(['admin', 'officeAdmin']);
});

test('an opening with less than ten characters of reason, or for longer than a day, is refused', async () => {
  const { officeAdmin, caseId } = await openFamily(server);
  for (const wrong of [
    { reason: ' ' },
    { reason: 'A court. '.padEnd(12) },
    { reason, minutes: 1_441 },
    { reason, minutes: 0 },
  ])
    await expect(officeAdmin.api.openForReading({ caseId, what: 'channel', ...wrong })).rejects.toMatchObject({
      code: 'invalid',
    });
  await expect(owner`
    insert into case_openings (case_id, what, reason, opened_by, expires_at)
    values (${caseId}, 'channel', 'A court.', ${officeAdmin.id}, now() + interval '1 hour')`).rejects.toThrow(
    /case_openings_reason_check/,
  );
});

test('an opening shows nothing after its time, after its end, in another case, or to an account that is no admin any more', async () => {
  const family = await openFamily(server);
  const { officeAdmin, admin, caseId, otherCaseId } = family;
  const read = (id = caseId) => officeAdmin.api.listOpenedMessages({ caseId: id });
  const { id: openingId } = await open(family);
  await expect(read(otherCaseId)).rejects.toMatchObject({ code: 'not_found' });
  await owner`update case_openings set opened_at = now() - interval '2 hours', expires_at = now() - interval '1 second'
    where id = ${openingId}`;
  await expect(read()).rejects.toMatchObject({ code: 'forbidden' });
  const again = await open(family);
  await officeAdmin.api.endOpening({ openingId: again.id });
  await expect(read()).rejects.toMatchObject({ code: 'forbidden' });
  await open(family);
  const { version } = (await admin.api.getUser({ userId: officeAdmin.id })).user;
  await admin.api.changeRole({
    userId: officeAdmin.id,
    role: 'mediator',
    version: version!,
    current_password: 'correct horse',
  });
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
  expect(await readings(caseId)).toEqual([]);
});

test('an opening shows nothing on any other path: the chat, a direct read, the socket', async () => {
  const family = await openFamily(server);
  const { officeAdmin, a, b, together, caseId } = family;
  await open(family);
  const [listener, member] = await Promise.all([listenAs(officeAdmin), listenAs(b)]);
  const { id } = await say(a, together, 'Not for every path.');
  await expect.poll(() => member.contents).toEqual(['Not for every path.']);
  await sleep(100);
  expect(listener.contents).toEqual([]);
  await expect(officeAdmin.api.listMessages({ channelId: together })).rejects.toMatchObject({ code: 'not_found' });
  expect((await officeAdmin.api.listCaseMessages({ caseId })).messages).toEqual([]);
  expect(await overRest(officeAdmin, 'chat_messages', 'id', ['id', id])).toEqual([]);
  await expect(say(officeAdmin, together)).rejects.toMatchObject({ code: 'not_found' });
});

test('an admin opens a document that others read only while documents are opened, each time in the audit log', async () => {
  const family = await openFamily(server);
  const { officeAdmin, otherAdmin, a, caseId } = family;
  const shared = await sendDocument(a, caseId, { audience: 'mediator' });
  const kept = await sendDocument(a, caseId, { audience: 'private' });
  const read = ({ api }: Family['a'], uploadId = shared.id) => api.downloadUpload({ uploadId, inline: '1' });
  await open(family);
  await expect(read(officeAdmin)).rejects.toMatchObject({ code: 'forbidden' });
  await open(family, 'documents');
  await read(officeAdmin);
  await read(officeAdmin);
  await expect(read(officeAdmin, kept.id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(read(otherAdmin)).rejects.toMatchObject({ code: 'not_found' });
  const logged = { actor_id: officeAdmin.id, object_type: 'uploads', reason };
  expect(await readings(caseId)).toEqual([logged, logged]);
});
