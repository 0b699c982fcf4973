import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendDocument } from '../documents/documents.fixture.ts';
import { openFamily, say } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

test('a posted message is returned trimmed and otherwise unchanged, with its sender', async () => {
  const { a, b, together } = await openFamily(server);
  const message = await say(a, together, '  Good morning, “Ben” \u{1F44B}\n<b>— Ada</b>  ');
  expect(message).toEqual({
    id: expect.any(String),
    channel_id: together,
    content: 'Good morning, “Ben” \u{1F44B}\n<b>— Ada</b>',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    sender_id: a.id,
    sender_name: a.name,
    sender_role: 'divorcee',
    client_nonce: null,
    document: null,
    redacted_at: null,
    redacted_by: null,
    redacted_reason: null,
  });
  expect(await b.api.listMessages({ channelId: together })).toEqual({ messages: [message], has_more: false });
});

test('posting twice with the same client nonce in a channel creates one message', async () => {
  const { a, b, together, privateA } = await openFamily(server);
  const { postMessage } = a.api;
  const client_nonce = randomUUID();
  const sent = await Promise.all(
    ['Once.', 'Once.', ' Once. '].map((content) => postMessage({ channelId: together, content, client_nonce })),
  );
  expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
  expect((await b.api.listMessages({ channelId: together })).messages).toHaveLength(1);
  const elsewhere = await postMessage({ channelId: privateA, content: 'Once.', client_nonce });
  expect(elsewhere.message).toMatchObject({ channel_id: privateA, content: 'Once.' });
  const { postMessage: postAsB } = b.api;
  const another = await postAsB({ channelId: together, content: 'Mine.', client_nonce });
  expect(another.message).toMatchObject({ sender_id: b.id, content: 'Mine.' });
});

test('a sender gets a conflict when they repeat a client nonce with other words or another document', async () => {
  const { a, caseId, together } = await openFamily(server);
  const send = (content: string, upload_id?: string) =>
    a.api.postMessage({ channelId: together, content, upload_id, client_nonce });
  const client_nonce = randomUUID();
  const { message } = await send('Once.');
  const { id: document } = await sendDocument(a, caseId, { audience: 'everyone' });
  const refusal = { status: 'rejected', reason: { code: 'conflict' } };
  const others = await Promise.allSettled([send('Once, reworded.'), send('Once.', document)]);
  expect(others).toMatchObject([refusal, refusal]);
  expect((await a.api.listMessages({ channelId: together })).messages).toEqual([message]);
  await a.api.redactMessage({ messageId: message.id, reason: 'mistake' });
  expect((await send('Once.')).message).toMatchObject({ id: message.id, content: '' });
});

test('messages are paginated from newest to oldest, without gaps or repetitions', async () => {
  const { mediator, a, together } = await openFamily(server);
  await server.owner`
    insert into chat_messages (channel_id, sender_id, sender_role, content, created_at)
    select ${together}, ${mediator.id}, 'mediator', 'Message ' || n, timestamptz '2026-11-01' + ((n / 3) || ' seconds')::interval
    from generate_series(1, 130) n`;
  const contents: string[] = [];
  let before: string | undefined;
  const pages: [number, boolean][] = [];
  for (let hasMore = true; hasMore;) {
    const page = await a.api.listMessages({ channelId: together, before });
    contents.unshift(...page.messages.map(({ content }) => content));
    before = page.messages[0]?.id;
    hasMore = page.has_more;
    pages.push([page.messages.length, page.has_more]);
  }
  expect(pages).toEqual([
    [50, true],
    [50, true],
    [30, false],
  ]);
  expect(new Set(contents).size).toBe(130);
  expect(contents.at(-1)).toMatch(/^Message 1(29|30)$/);
  const exact = await a.api.listMessages({ channelId: together, limit: 100, before });
  expect(exact).toEqual({ messages: [], has_more: false });
});

test('a client catches up on messages after a known one, without gaps or repetitions', async () => {
  const { mediator, a, together, privateA } = await openFamily(server);
  const known = await say(a, together);
  await server.owner`
    insert into chat_messages (channel_id, sender_id, sender_role, content, created_at)
    select ${together}, ${mediator.id}, 'mediator', 'Message ' || n, now() + ((n / 3) || ' seconds')::interval
    from generate_series(1, 70) n`;
  const first = await a.api.listMessages({ channelId: together, after: known.id });
  expect([first.messages.length, first.has_more]).toEqual([50, true]);
  const second = await a.api.listMessages({ channelId: together, after: first.messages.at(-1)?.id });
  expect([second.messages.length, second.has_more]).toEqual([20, false]);
  const all = [...first.messages, ...second.messages];
  expect(all.map(({ created_at }) => created_at)).toEqual(all.map(({ created_at }) => created_at).toSorted());
  expect(new Set(all.map(({ content }) => content)).size).toBe(70);
  const nothing = { messages: [], has_more: false };
  expect(await a.api.listMessages({ channelId: together, after: all.at(-1)?.id })).toEqual(nothing);
  expect(await a.api.listMessages({ channelId: privateA, after: known.id })).toEqual(nothing);
});

test('the messages of a case are listed together, limited to the channels that the caller reads', async () => {
  const { mediator, a, b, admin, outsider, caseId, together, privateA, privateB } = await openFamily(server);
  for (const channelId of [together, privateA, privateB]) await say(mediator, channelId, channelId);
  const read = async ({ api }: typeof a) =>
    (await api.listCaseMessages({ caseId })).messages.map(({ content }) => content);
  expect(await read(mediator)).toEqual([privateB, privateA, together]);
  expect(await read(a)).toEqual([privateA, together]);
  expect(await read(b)).toEqual([privateB, together]);
  expect(await read(admin)).toEqual([]);
  await expect(outsider.api.listCaseMessages({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(mediator.api.listCaseMessages({ caseId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
});

test('the list of all messages of a case is paginated, newest first', async () => {
  const { mediator, a, caseId, together, privateA, privateB } = await openFamily(server);
  for (let n = 0; n < 4; n++)
    for (const channelId of [together, privateA, privateB]) await say(mediator, channelId, `${n} ${channelId}`);
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await a.api.listCaseMessages({ caseId, limit: 3, cursor });
    pages.push(page.messages.map(({ content }) => content));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 2]);
  expect(pages.flat()).toEqual([3, 2, 1, 0].flatMap((n) => [`${n} ${privateA}`, `${n} ${together}`]));
});

test('a page limit outside 1 to 100 returns invalid', async () => {
  const { a, together } = await openFamily(server);
  for (const limit of [0, -1, 101, 1.5, Number.NaN, 1e300])
    await expect(a.api.listMessages({ channelId: together, limit })).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path: 'limit' }],
    });
  await say(a, together);
  await say(a, together);
  expect(await a.api.listMessages({ channelId: together, limit: 1 })).toMatchObject({
    messages: [{ sender_id: a.id }],
    has_more: true,
  });
});

test('a message outside 1 to 8,000 characters returns invalid', async () => {
  const { a, together } = await openFamily(server);
  for (const [content, message] of [
    ['', 'Fill this in.'],
    [' \n\t ', 'Fill this in.'],
    ['x'.repeat(8001), 'Use 8000 characters at most.'],
  ] as const)
    await expect(say(a, together, content)).rejects.toMatchObject({
      code: 'invalid',
      details: [{ path: 'content', message }],
    });
  for (const content of ['x'.repeat(8000), '\u{1F600}'.repeat(4000)])
    expect(await say(a, together, content)).toMatchObject({ content });
});

test('a message with invalid text returns invalid with a plain message', async () => {
  const { a, together } = await openFamily(server);
  await expect(say(a, together, 'a\u0000b')).rejects.toMatchObject({
    code: 'invalid',
    message: 'The text contains a character that we cannot store.',
  });
});

test('a hidden channel returns the same response as one that does not exist', async () => {
  const { outsider, admin, together } = await openFamily(server);
  const missing = `case-${randomUUID()}`;
  for (const [person, channelId] of [
    [outsider, together],
    [outsider, missing],
    [admin, missing],
  ] as const) {
    await expect(person.api.listMessages({ channelId })).rejects.toMatchObject({
      code: 'not_found',
      message: 'Not found.',
    });
    await expect(say(person, channelId)).rejects.toMatchObject({ code: 'not_found', message: 'Not found.' });
  }
  await expect(outsider.api.listMessages({ channelId: 'lobby' })).rejects.toMatchObject({ code: 'invalid' });
});

test('conversations contain the caller’s channels with members, unread count and last message', async () => {
  const { mediator, a, b, lawyerA, lawyerB, caseId, together, privateA, privateB } = await openFamily(server);
  await say(mediator, together, 'Hello both.');
  await say(b, together, 'Hello.');
  const last = await say(mediator, privateA, 'How are you?');
  const { conversations } = await a.api.listConversations({ caseId });
  const ids = (members: { user_id: string }[]) => members.map(({ user_id }) => user_id);
  expect(conversations.map(({ id, type, party_id, unread_count }) => [id, type, party_id, unread_count])).toEqual([
    [together, 'case', null, 2],
    [privateA, 'private', a.id, 1],
  ]);
  expect(ids(conversations[0]!.members)).toEqual([mediator.id, a.id, b.id, lawyerA.id, lawyerB.id]);
  expect(ids(conversations[1]!.members)).toEqual([mediator.id, a.id, lawyerA.id]);
  expect(conversations[1]!.last_message).toEqual({
    content: 'How are you?',
    created_at: last.created_at,
    sender_id: mediator.id,
    sender_name: mediator.name,
    redacted_at: null,
    redacted_by: null,
  });
  expect((await mediator.api.listConversations({ caseId })).conversations.map(({ id }) => id).toSorted()).toEqual(
    [together, privateA, privateB].toSorted(),
  );
  expect((await lawyerB.api.listConversations({ caseId })).conversations.map(({ id }) => id)).toEqual([together]);
});

test('marking a message as read covers all earlier ones, and the mark never moves back', async () => {
  const { mediator, a, caseId, together } = await openFamily(server);
  const first = await say(mediator, together);
  const second = await say(mediator, together);
  const third = await say(mediator, together);
  await say(a, together);
  const unread = async () => (await a.api.listConversations({ caseId })).conversations[0]?.unread_count;
  expect(await unread()).toBe(3);
  const mark = async (messageId: string) => (await a.api.markRead({ channelId: together, messageId })).unread_from;
  expect(await mark(second.id)).toBe(first.id);
  expect(await unread()).toBe(1);
  expect(await mark(first.id)).toBe(third.id);
  expect(await unread()).toBe(1);
  expect((await a.api.listCases()).cases[0]?.unread_count).toBe(1);
});

test('marking a message of another channel as read returns not_found', async () => {
  const { mediator, a, together, privateA } = await openFamily(server);
  const { id: messageId } = await say(mediator, privateA);
  for (const wrong of [messageId, randomUUID()])
    await expect(a.api.markRead({ channelId: together, messageId: wrong })).rejects.toMatchObject({
      code: 'not_found',
    });
});
