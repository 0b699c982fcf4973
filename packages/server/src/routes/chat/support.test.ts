import { expect, test } from 'vitest';
import { openFamily, say, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

type Family = Awaited<ReturnType<typeof openFamily>>;

const inbox = async ({ admin }: Family, state: 'open' | 'answered' | 'done') => {
  const { threads } = await admin.api.listSupportThreads({ state, limit: 100 });
  return threads;
};
const threadOf = async (family: Family, state: 'open' | 'answered' | 'done') =>
  (await inbox(family, state)).find(({ user_id }) => user_id === family.a.id);

test('a question opens a support thread that waits since its first message', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const channelId = `support-${a.id}`;
  const { created_at } = await say(a, channelId, 'The code is not accepted.');
  const { id } = await say(a, channelId, 'Is anyone there?');
  const thread = await threadOf(family, 'open');
  expect(await family.admin.api.getSupportThread({ userId: a.id })).toEqual({ thread });
  expect(thread).toMatchObject({
    user_id: a.id,
    name: a.name,
    role: 'divorcee',
    state: 'open',
    waiting_since: created_at,
    last_message_id: id,
    last_message: { content: 'Is anyone there?', sender_id: a.id },
    unread_count: 2,
    done_by: null,
  });
});

test('open support threads are listed with the longest wait first, page by page', async () => {
  const family = await openFamily(server);
  const { admin, people } = family;
  const asking = [people.lawyerA, people.b, people.mediator, people.a];
  for (const person of asking) await say(person, `support-${person.id}`);
  await say(people.lawyerA, `support-${people.lawyerA.id}`, 'Still waiting.');
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await admin.api.listSupportThreads({ limit: 2, cursor });
    found.push(...page.threads.map(({ user_id }) => user_id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  const ours = asking.map(({ id }) => id);
  expect(found.filter((id) => ours.includes(id))).toEqual(ours);
});

test('an answer of an admin makes a support thread answered, and the next message opens it again', async () => {
  const family = await openFamily(server);
  const { a, admin } = family;
  const channelId = `support-${a.id}`;
  await say(a, channelId);
  await say(admin, channelId, 'Try it again now.');
  expect(await threadOf(family, 'open')).toBeUndefined();
  expect(await threadOf(family, 'answered')).toMatchObject({ waiting_since: null });
  const { created_at } = await say(a, channelId, 'It still fails.');
  expect(await threadOf(family, 'open')).toMatchObject({ waiting_since: created_at });
});

test('an admin marks a support thread as done, and only a message of its person opens it again', async () => {
  const family = await openFamily(server);
  const { a, admin } = family;
  const channelId = `support-${a.id}`;
  const { id: messageId } = await say(a, channelId);
  await admin.api.markSupportDone({ userId: a.id, messageId });
  expect(await threadOf(family, 'done')).toMatchObject({ state: 'done', waiting_since: null, done_by: admin.name });
  await say(admin, channelId, 'One more thing.');
  expect(await threadOf(family, 'done')).toBeDefined();
  await say(a, channelId, 'Thank you. Another question:');
  expect(await threadOf(family, 'done')).toBeUndefined();
  expect(await threadOf(family, 'open')).toMatchObject({ done_by: null });
});

test('a support thread with a newer message cannot be marked as done', async () => {
  const family = await openFamily(server);
  const { a, admin } = family;
  const { id: messageId } = await say(a, `support-${a.id}`);
  await say(a, `support-${a.id}`, 'And I cannot sign in.');
  await expect(admin.api.markSupportDone({ userId: a.id, messageId })).rejects.toMatchObject({
    code: 'conflict',
    message: 'There is a newer message. Read it first.',
  });
  expect(await threadOf(family, 'open')).toBeDefined();
});

test('a support thread without messages cannot be marked as done', async () => {
  const { a, admin, together } = await openFamily(server);
  const { id: messageId } = await say(a, together);
  await expect(admin.api.markSupportDone({ userId: a.id, messageId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(admin.api.getSupportThread({ userId: a.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('the count of the support inbox is the number of people who wait', async () => {
  const family = await openFamily(server);
  const { a, b, admin } = family;
  const waiting = async () => (await admin.api.listSupportThreads({ state: 'done' })).open_count;
  const before = await waiting();
  await say(a, `support-${a.id}`);
  const { id: messageId } = await say(b, `support-${b.id}`);
  expect(await waiting()).toBe(before + 2);
  await say(admin, `support-${a.id}`);
  await admin.api.markSupportDone({ userId: b.id, messageId });
  expect(await waiting()).toBe(before);
});

test('only admins read the support inbox and mark threads as done', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const { id: messageId } = await say(a, `support-${a.id}`);
  expect(await whoMay(family, ({ api }) => api.listSupportThreads())).toEqual(['admin']);
  expect(await whoMay(family, ({ api }) => api.getSupportThread({ userId: a.id }))).toEqual(['admin']);
  expect(await whoMay(family, ({ api }) => api.markSupportDone({ userId: a.id, messageId }))).toEqual(['admin']);
  await expect(a.api.listSupportThreads()).rejects.toMatchObject({ code: 'forbidden' });
  await expect(a.api.markSupportDone({ userId: a.id, messageId })).rejects.toMatchObject({ code: 'forbidden' });
});
