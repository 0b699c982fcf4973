import { expect, test } from 'vitest';
import { openFamily, say, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const contents = (list: { content: string }[]) => list.map(({ content }) => content);

/** Inserts `count` numbered messages, a minute apart. */
const fill = (channelId: string, senderId: string, count: number) => server.owner`
  insert into chat_messages (channel_id, sender_id, content, created_at)
  select ${channelId}, ${senderId}, 'Number ' || n, timestamptz '2026-01-01Z' + n * interval '1 minute'
  from generate_series(1, ${count}::int) n`;

test('a search returns the messages of the channel with every word, newest first, in any case', async () => {
  const { a, b, together, privateA } = await openFamily(server);
  await say(a, together, 'Who collects Ada on WEDNESDAY?');
  await say(b, together, 'Wednesday: the school collects her.');
  await say(b, together, 'Thursday suits me.');
  await say(a, privateA, 'I collect her on Wednesday, but do not say so.');
  const search = async (q: string) => contents((await b.api.searchMessages({ channelId: together, q })).messages);
  expect(await search('collects wednesday')).toEqual([
    'Wednesday: the school collects her.',
    'Who collects Ada on WEDNESDAY?',
  ]);
  expect(await search('do not say so')).toEqual([]);
});

test('a search takes percent signs, underscores and backslashes literally', async () => {
  const { a, together } = await openFamily(server);
  await say(a, together, 'We split it 50% each.');
  await say(a, together, 'File: bank_statement\\may');
  const search = async (q: string) => contents((await a.api.searchMessages({ channelId: together, q })).messages);
  expect(await search('0%')).toEqual(['We split it 50% each.']);
  expect(await search('%%')).toEqual([]);
  expect(await search('k_s')).toEqual(['File: bank_statement\\may']);
  expect(await search('\\may')).toEqual(['File: bank_statement\\may']);
});

test('a search finds a message however apostrophes, quotes, dashes and accents are typed, and nothing else', async () => {
  const { a, together } = await openFamily(server);
  const said = ['I don’t have the nómina yet', 'We can’t do Mother’s Day – or “Easter”'];
  for (const content of said) await say(a, together, content);
  const search = async (q: string) => contents((await a.api.searchMessages({ channelId: together, q })).messages);
  for (const q of ["don't", 'don‘t', 'nomina', 'NÓMINA', 'nómina'.normalize('NFD')])
    expect(await search(q)).toEqual([said[0]]);
  for (const q of ["Mother's Day", 'mother´s', 'day - or', '"easter"', '«Easter»'])
    expect(await search(q)).toEqual([said[1]]);
  for (const q of ['dont', 'nominas', 'mothers']) expect(await search(q)).toEqual([]);
});

test('a redacted message is not found', async () => {
  const { a, together } = await openFamily(server);
  const { id: messageId } = await say(a, together, 'The code of the safe is 1234.');
  await a.api.redactMessage({ messageId });
  expect((await a.api.searchMessages({ channelId: together, q: 'safe' })).messages).toEqual([]);
});

test('a search is paginated', async () => {
  const { a, together } = await openFamily(server);
  await fill(together, a.id, 5);
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await a.api.searchMessages({ channelId: together, q: 'number', limit: 2, cursor });
    found.push(...contents(page.messages));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(found).toEqual([5, 4, 3, 2, 1].map((n) => `Number ${n}`));
});

test('a search for less than two characters returns invalid', async () => {
  const { a, together } = await openFamily(server);
  await expect(a.api.searchMessages({ channelId: together, q: ' x ' })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'q' }],
  });
});

test('only the audience of a channel searches it, reads around a message and reads its tombstones', async () => {
  const family = await openFamily(server);
  const { a, b, together, privateA } = family;
  const { id: message, created_at } = await say(a, privateA, 'Only for us.');
  const audience = ['mediator', 'a', 'lawyerA'];
  const channelId = privateA;
  expect(await whoMay(family, ({ api }) => api.searchMessages({ channelId, q: 'only' }))).toEqual(audience);
  expect(await whoMay(family, ({ api }) => api.listMessagesAround({ channelId, message }))).toEqual(audience);
  expect(await whoMay(family, ({ api }) => api.listMessages({ channelId, redacted_after: created_at }))).toEqual(
    audience,
  );
  await expect(b.api.listMessagesAround({ channelId: together, message })).rejects.toMatchObject({ code: 'not_found' });
});

test('reading around a message returns it with as many before as after, and says what is left', async () => {
  const { a, together } = await openFamily(server);
  await fill(together, a.id, 9);
  const { messages } = await a.api.listMessages({ channelId: together });
  const around = async (message: string, limit: number) => {
    const { messages: part, ...rest } = await a.api.listMessagesAround({ channelId: together, message, limit });
    return [contents(part), rest];
  };
  expect(await around(messages[4]!.id, 4)).toEqual([
    [3, 4, 5, 6].map((n) => `Number ${n}`),
    { has_older: true, has_newer: true },
  ]);
  expect(await around(messages[8]!.id, 100)).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Number ${n}`),
    { has_older: false, has_newer: false },
  ]);
});

test('reading around a time begins the second half with the first message from that time on', async () => {
  const { a, together } = await openFamily(server);
  await fill(together, a.id, 9);
  const at = async (time: string) =>
    contents((await a.api.listMessagesAround({ channelId: together, at: time, limit: 4 })).messages);
  expect(await at('2026-01-01T00:05:00Z')).toEqual([3, 4, 5, 6].map((n) => `Number ${n}`));
  expect(await at('2027-01-01T00:00:00Z')).toEqual([8, 9].map((n) => `Number ${n}`));
  expect(await at('2020-01-01T00:00:00Z')).toEqual([1, 2].map((n) => `Number ${n}`));
});

test('reading messages around a place without naming the place returns invalid', async () => {
  const { a, together } = await openFamily(server);
  await expect(a.api.listMessagesAround({ channelId: together })).rejects.toMatchObject({ code: 'invalid' });
});

test('a person searches their assistant channel and reads around an entry of it', async () => {
  const { a } = await openFamily(server);
  const channelId = `ai-${a.id}`;
  const { entry } = await a.api.addAiChatEntry({ role: 'user', content: 'What are the seven steps?' });
  const found = [expect.objectContaining({ id: entry.id })];
  expect((await a.api.searchMessages({ channelId, q: 'seven' })).messages).toEqual(found);
  expect((await a.api.listMessagesAround({ channelId, message: entry.id })).messages).toEqual(found);
});

test('the tombstones of a channel are listed from a time on', async () => {
  const { a, together } = await openFamily(server);
  const said = [await say(a, together, 'One.'), await say(a, together, 'Two.'), await say(a, together, 'Three.')];
  const first = (await a.api.redactMessage({ messageId: said[0]!.id })).message;
  const second = (await a.api.redactMessage({ messageId: said[1]!.id })).message;
  const since = async (redacted_after: string) =>
    (await a.api.listMessages({ channelId: together, redacted_after })).messages;
  expect(await since(said[0]!.created_at)).toEqual([first, second]);
  expect(await since(first.redacted_at!)).toEqual([second]);
  expect(await since(second.redacted_at!)).toEqual([]);
});
