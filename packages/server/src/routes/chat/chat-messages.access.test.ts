import { expect, test } from 'vitest';
import { openFamily, overRest, remove, say, whoMay, whoSees } from '../../testing/family.ts';
import { addRow } from '../../testing/rows.ts';
import { server } from '../../testing/server.ts';

test('only the audience of a channel reads and writes it', async () => {
  const family = await openFamily(server);
  const { mediator, together, privateA, privateB } = family;
  const members = {
    [together]: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'],
    [privateA]: ['mediator', 'a', 'lawyerA'],
    [privateB]: ['mediator', 'b'],
  };
  for (const [channelId, names] of Object.entries(members)) {
    await say(mediator, channelId);
    expect(
      await whoSees(family, ({ sql }) =>
        sql((sql) => sql`select id from chat_messages where channel_id = ${channelId}`),
      ),
    ).toEqual(names);
    expect(await whoSees(family, (it) => overRest(it, 'chat_messages', '*', ['channel_id', channelId]))).toEqual(names);
    expect(await whoMay(family, ({ api }) => api.listMessages({ channelId }))).toEqual(names);
    expect(await whoMay(family, (it) => say(it, channelId))).toEqual(names);
    expect(
      await whoMay(family, (it) => addRow(it, 'chat_messages', { channel_id: channelId, content: 'Hello.' })),
    ).toEqual(names);
  }
});

test('the list of channels contains those that the person reads, and for an admin none of the case', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  expect(await whoMay(family, ({ api }) => api.listConversations({ caseId }))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
  ]);
});

test('messages in a private channel change nothing that the other party can read', async () => {
  const { mediator, a, b, lawyerA, lawyerB, caseId, privateA } = await openFamily(server);
  const visibleTo = async ({ api, sql, supabase }: typeof b) => ({
    cases: await api.listCases(),
    mine: await api.getMyCase(),
    participants: await api.listParticipants({ caseId }),
    conversations: await api.listConversations({ caseId }),
    view: await sql((sql) => sql`select count(*) from messages`),
    counted: (await supabase.from('messages').select('*', { count: 'exact', head: true })).count,
    table: (await supabase.from('chat_messages').select('*')).data,
    marks: (await supabase.from('chat_read_marks').select('*')).data,
  });
  const before = [await visibleTo(b), await visibleTo(lawyerB)];
  for (const member of [mediator, a, lawyerA]) {
    const { id: messageId } = await say(member, privateA, 'Between us.');
    await a.api.markRead({ channelId: privateA, messageId });
  }
  expect([await visibleTo(b), await visibleTo(lawyerB)]).toEqual(before);
  expect((await a.api.listMessages({ channelId: privateA })).messages).toHaveLength(3);
});

test('the other party receives the same response for a private channel as for one that does not exist', async () => {
  const { mediator, b, caseId, privateA } = await openFamily(server);
  const { id: messageId } = await say(mediator, privateA);
  const answers = async (channelId: string) =>
    Promise.all(
      [
        b.api.listMessages({ channelId }),
        say(b, channelId),
        b.api.markRead({ channelId, messageId }),
        b.api.listMessages({ channelId, before: messageId }),
      ].map((it) => it.catch(({ code, message, status }) => ({ code, message, status }))),
    );
  expect(await answers(privateA)).toEqual(await answers(`private-${caseId}-${crypto.randomUUID()}`));
});

test('a message of a private channel is not accepted as a cursor in another channel', async () => {
  const { mediator, b, together, privateA } = await openFamily(server);
  await say(b, together);
  const { id: before } = await say(mediator, privateA);
  expect(await b.api.listMessages({ channelId: together, before })).toEqual({ messages: [], has_more: false });
});

test('a lawyer joins the private channel when the client confirms them, and leaves it when removed', async () => {
  const { mediator, b, lawyerB, caseId, participantOfLawyerB, privateB } = await openFamily(server);
  await say(mediator, privateB);
  const read = () => lawyerB.api.listMessages({ channelId: privateB });
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
  await b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id });
  expect((await read()).messages).toHaveLength(1);
  await remove(server, caseId, lawyerB);
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
});

test('a removed party cannot read their private channel, and the mediator and their lawyer still can', async () => {
  const family = await openFamily(server);
  const { a, caseId, privateA } = family;
  await say(a, privateA);
  await remove(server, caseId, a);
  expect(await whoMay(family, ({ api }) => api.listMessages({ channelId: privateA }))).toEqual(['mediator', 'lawyerA']);
});

test('people cannot forge the sender, role or time of a message, and cannot edit or delete one', async () => {
  const family = await openFamily(server);
  const { a, mediator, together, caseId } = family;
  const { id } = await say(mediator, together);
  const message = { channel_id: together, content: 'I agree.' };
  for (const extra of [
    { sender_id: a.id },
    { sender_role: 'mediator' },
    { created_at: '2020-01-01' },
    { id: crypto.randomUUID() },
    { case_id: caseId },
  ])
    expect(
      await whoMay(family, (person) =>
        addRow(person, 'chat_messages', { ...message, ...extra }).catch((error: Error & { code: string }) => {
          throw error.code === '428C9' ? Object.assign(error, { code: '42501' }) : error;
        }),
      ),
    ).toEqual([]);
  expect(
    await whoMay(family, ({ sql }) => sql((sql) => sql`update chat_messages set content = 'x' where id = ${id}`)),
  ).toEqual([]);
  expect(await whoMay(family, ({ sql }) => sql((sql) => sql`delete from chat_messages where id = ${id}`))).toEqual([]);
});

test('a message carries the role that its sender has in the case', async () => {
  const { mediator, a, lawyerB, together } = await openFamily(server);
  const roles: string[] = [];
  for (const person of [mediator, a, lawyerB]) roles.push((await say(person, together)).sender_role);
  expect(roles).toEqual(['mediator', 'divorcee', 'lawyer']);
});

test('a message to an unknown or malformed channel id is rejected', async () => {
  const { mediator, caseId } = await openFamily(server);
  for (const channel_id of [
    'case-',
    `case-${'-'.repeat(36)}`,
    `CASE-${caseId}`,
    `case-${caseId} `,
    `ai-${mediator.id}`,
    `support-${mediator.id}-${caseId}`,
    `user-${mediator.id}`,
    `mediator-${caseId}`,
  ]) {
    const added = await addRow(mediator, 'chat_messages', { channel_id, content: 'Hello.' }).catch(() => 'refused');
    expect([channel_id, added]).toEqual([channel_id, 'refused']);
  }
});
