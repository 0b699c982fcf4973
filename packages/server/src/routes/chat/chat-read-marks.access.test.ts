import { expect, test } from 'vitest';
import { openFamily, overRest, say, whoMay, whoSees } from '../../testing/family.ts';
import { addRow } from '../../testing/rows.ts';
import { server } from '../../testing/server.ts';

test('a read mark is visible only to its owner', async () => {
  const family = await openFamily(server);
  const { a, mediator, together } = family;
  const { id: messageId } = await say(mediator, together);
  await a.api.markRead({ channelId: together, messageId });
  expect(await whoSees(family, (it) => overRest(it, 'chat_read_marks', '*', ['user_id', a.id]))).toEqual(['a']);
  expect(
    await whoSees(family, ({ sql }) =>
      sql((sql) => sql`update chat_read_marks set read_at = now() where user_id = ${a.id} returning channel_id`),
    ),
  ).toEqual(['a']);
});

test('an update of all read marks does not change the read marks of others', async () => {
  const { a, b, mediator, together } = await openFamily(server);
  const { id: messageId } = await say(mediator, together);
  await a.api.markRead({ channelId: together, messageId });
  const markOfA = () => server.owner`select read_at from chat_read_marks where user_id = ${a.id}`;
  const before = await markOfA();
  await b.sql((sql) => sql`update chat_read_marks set read_at = 'infinity'`);
  expect(await markOfA()).toEqual(before);
});

test('an admin cannot set a read mark in a channel of a case', async () => {
  const { a, admin, together, privateA } = await openFamily(server);
  const { id: messageId } = await say(a, together);
  for (const channelId of [together, privateA])
    await expect(admin.api.markRead({ channelId, messageId })).rejects.toMatchObject({ code: 'not_found' });
});

test('a person can set a read mark only in a channel that they read', async () => {
  const family = await openFamily(server);
  expect(
    await whoMay(family, (person) =>
      addRow(person, 'chat_read_marks', { channel_id: family.privateA, read_at: '2026-11-21T09:00:00Z' }),
    ),
  ).toEqual(['mediator', 'a', 'lawyerA']);
});

test('people cannot add read marks for others, or delete any', async () => {
  const family = await openFamily(server);
  const { a, together } = family;
  expect(
    await whoMay(family, (person) =>
      addRow(person, 'chat_read_marks', { user_id: a.id, channel_id: together, read_at: '2026-11-21T09:00:00Z' }),
    ),
  ).toEqual([]);
  expect(await whoMay(family, ({ sql }) => sql((sql) => sql`delete from chat_read_marks`))).toEqual([]);
});
