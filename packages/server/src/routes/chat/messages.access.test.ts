import { expect, test } from 'vitest';
import { openFamily, overRest, say, whoSees } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

test('the messages view shows each person the same messages as the chat', async () => {
  const family = await openFamily(server);
  const { mediator, together, privateA } = family;
  await say(mediator, together);
  await say(mediator, privateA);
  expect(await whoSees(family, (it) => overRest(it, 'messages', '*', ['channel_id', together]))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
  ]);
  expect(await whoSees(family, (it) => overRest(it, 'messages', '*', ['channel_id', privateA]))).toEqual([
    'mediator',
    'a',
    'lawyerA',
  ]);
});

test('messages of others are unread until the person has read them, and their own never are', async () => {
  const { mediator, a, b, caseId, together } = await openFamily(server);
  const unread = async ({ id, supabase }: typeof a) => {
    const { count } = await supabase
      .from('messages')
      .select('*', { count: 'exact', head: true })
      .eq('case_id', caseId)
      .eq('read', false)
      .neq('sender_id', id);
    return count;
  };
  await say(mediator, together);
  const { id: messageId } = await say(mediator, together);
  await say(mediator, together);
  expect([await unread(mediator), await unread(a), await unread(b)]).toEqual([0, 3, 3]);
  await a.api.markRead({ channelId: together, messageId });
  expect([await unread(a), await unread(b)]).toEqual([1, 3]);
});

test('the messages view is read-only', async () => {
  const { a, together } = await openFamily(server);
  await say(a, together);
  await expect(a.sql((sql) => sql`delete from messages`)).rejects.toThrow('cannot delete from view');
  await expect(a.sql((sql) => sql`update messages set channel_id = ${together}`)).rejects.toThrow('cannot update view');
});
