import { expect, test } from 'vitest';
import { openFamily, overRest, remove, say, whoMay } from '../../testing/family.ts';
import { changeRows } from '../../testing/rows.ts';
import { server } from '../../testing/server.ts';

const { owner } = server;

test('redacting a message empties its text for every reader and leaves a tombstone', async () => {
  const { a, b, mediator, together } = await openFamily(server);
  const said = await say(a, together, 'The code of the safe is 1234.');
  const { message } = await a.api.redactMessage({ messageId: said.id, reason: 'private_information' });
  expect(message).toEqual({
    ...said,
    content: '',
    redacted_at: expect.any(String),
    redacted_by: a.id,
    redacted_reason: 'private_information',
  });
  for (const { api, supabase } of [a, b, mediator]) {
    expect((await api.listMessages({ channelId: together })).messages).toEqual([message]);
    const { data } = await supabase.from('chat_messages').select('content').eq('id', said.id);
    expect(data).toEqual([{ content: '' }]);
  }
  expect((await b.api.listChannels()).channels[0]?.last_message).toMatchObject({
    content: '',
    redacted_at: message.redacted_at,
  });
});

test('only the sender and the mediator of the case redact a message', async () => {
  const family = await openFamily(server);
  const { a, lawyerA, together, privateA } = family;
  const redact = (messageId: string) => whoMay(family, ({ api }) => api.redactMessage({ messageId }));
  expect(await redact((await say(a, together)).id)).toEqual(['mediator', 'a']);
  expect(await redact((await say(lawyerA, privateA)).id)).toEqual(['mediator', 'lawyerA']);
  const { id } = await say(a, `support-${a.id}`);
  expect(await redact(id)).toEqual(['a']);
});

test('redacting a message returns forbidden to other readers of the channel and not_found to everyone else', async () => {
  const { a, b, lawyerA, privateA } = await openFamily(server);
  const { id: messageId } = await say(a, privateA);
  await expect(lawyerA.api.redactMessage({ messageId })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(b.api.redactMessage({ messageId })).rejects.toMatchObject({ code: 'not_found', message: 'Not found.' });
  await expect(b.api.redactMessage({ messageId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
    message: 'Not found.',
  });
  expect((await a.api.listMessages({ channelId: privateA })).messages).toMatchObject([{ content: 'Good morning.' }]);
});

test('a removed participant cannot redact their messages', async () => {
  const { a, mediator, caseId, privateA } = await openFamily(server);
  const { id: messageId } = await say(a, privateA);
  await remove(server, caseId, a);
  await expect(a.api.redactMessage({ messageId })).rejects.toMatchObject({ code: 'not_found' });
  await a.sql((sql) => sql`update chat_messages set redacted_reason = 'other'`);
  expect((await mediator.api.listMessages({ channelId: privateA })).messages).toMatchObject([{ redacted_at: null }]);
});

test('redacting twice returns the first tombstone, and the text cannot be restored', async () => {
  const { a, mediator, together } = await openFamily(server);
  const { id: messageId } = await say(a, together);
  const first = await mediator.api.redactMessage({ messageId, reason: 'abusive' });
  expect(await a.api.redactMessage({ messageId, reason: 'mistake' })).toEqual(first);
  await a.sql((sql) => sql`update chat_messages set redacted_reason = null where id = ${messageId}`);
  const data = await overRest(a, 'chat_messages', 'redacted_by, redacted_reason, content', ['id', messageId]);
  expect(data).toEqual([{ redacted_by: mediator.id, redacted_reason: 'abusive', content: '' }]);
});

test('when the sender and the mediator redact a message at once, both get the same tombstone', async () => {
  const { a, mediator, together } = await openFamily(server);
  const { id: messageId } = await say(a, together);
  const tombstones = await Promise.all([
    a.api.redactMessage({ messageId, reason: 'mistake' }),
    mediator.api.redactMessage({ messageId, reason: 'abusive' }),
  ]);
  expect(tombstones[0]).toEqual(tombstones[1]);
  const by = tombstones[0].message.redacted_by;
  expect(tombstones[0].message.redacted_reason).toBe(by === a.id ? 'mistake' : 'abusive');
  const events =
    await owner`select actor_id from case_events where kind = 'message_redacted' and subject_id = ${messageId}`;
  expect(events).toEqual([{ actor_id: by }]);
});

test('the text of a redacted message is in no table and in no replayed response', async () => {
  const { a, b, together } = await openFamily(server);
  const content = `The secret is ${crypto.randomUUID()}.`;
  const idempotencyKey = crypto.randomUUID();
  const { message } = await a.api.postMessage({ channelId: together, content }, { idempotencyKey });
  const { message: gone } = await a.api.redactMessage({ messageId: message.id });
  expect((await b.api.listNotifications()).notifications).toContainEqual(
    expect.objectContaining({ type: 'message', subject_id: message.id }),
  );
  const tables = await owner<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'private') and table_type = 'BASE TABLE'`;
  expect(tables.length).toBeGreaterThan(10);
  const { sql: fragment } = await import('kysely');
  for (const { name } of tables) {
    const found = await owner`select 1 from ${fragment.raw(name)} it where it::text like ${`%${content}%`}`;
    expect([name, found]).toEqual([name, []]);
  }
  const again = await a.api.postMessage({ channelId: together, content }, { idempotencyKey });
  expect(again.message).toMatchObject({ id: gone.id, content: '', redacted_by: a.id, redacted_reason: 'other' });
});

test('redacting a message creates a case event without its text for the audience of the channel', async () => {
  const { mediator, a, b, lawyerB, admin, privateA, together, caseId } = await openFamily(server);
  const events = ({ sql }: typeof a) =>
    sql(
      (sql) => sql`
        select visible_to, actor_id, subject_id, details from case_events
        where case_id = ${caseId} and kind = 'message_redacted' order by created_at`,
    );
  const hidden = await say(a, privateA);
  const open = await say(a, together);
  await a.api.redactMessage({ messageId: hidden.id, reason: 'mistake' });
  await mediator.api.redactMessage({ messageId: open.id });
  const ofHidden = {
    visible_to: privateA,
    actor_id: a.id,
    subject_id: hidden.id,
    details: { reason: 'mistake' },
  };
  const ofOpen = { visible_to: together, actor_id: mediator.id, subject_id: open.id, details: { reason: 'other' } };
  for (const member of [a, mediator]) expect(await events(member)).toEqual([ofHidden, ofOpen]);
  for (const other of [b, lawyerB, admin]) expect(await events(other)).toEqual([ofOpen]);
});

test('redacting with an unknown reason returns invalid', async () => {
  const { a, together } = await openFamily(server);
  const { id: messageId } = await say(a, together);
  await expect(a.api.redactMessage({ messageId, reason: 'because' as never })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'reason' }],
  });
  await expect(
    a.sql((sql) => sql`update chat_messages set redacted_reason = 'because' where id = ${messageId}`),
  ).rejects.toMatchObject({ code: '23514' });
});

test('messages of a case under legal hold cannot be redacted, and support messages can', async () => {
  const { a, mediator, admin, caseId, together, privateA } = await openFamily(server);
  const said = [await say(a, together), await say(a, privateA)];
  const asked = await say(a, `support-${a.id}`);
  const hold = (on: boolean) => admin.api.setLegalHold({ caseId, on, reason: 'A court asked for the file.' });
  await hold(true);
  for (const { id: messageId } of said)
    for (const { api } of [a, mediator])
      await expect(api.redactMessage({ messageId })).rejects.toMatchObject({
        code: 'conflict',
        message: 'The messages of this case must stay as they are.',
      });
  const direct = changeRows(a, 'chat_messages', { redacted_reason: 'other' }, ['id', said[0]!.id]);
  await expect(direct).rejects.toMatchObject({ code: 'MP409' });
  expect((await a.api.listMessages({ channelId: together })).messages).toMatchObject([{ content: 'Good morning.' }]);
  await expect(a.api.redactMessage({ messageId: asked.id })).resolves.toMatchObject({ message: { content: '' } });
  await hold(false);
  await expect(a.api.redactMessage({ messageId: said[0]!.id })).resolves.toMatchObject({ message: { content: '' } });
});
