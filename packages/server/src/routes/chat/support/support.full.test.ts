// Guards packages/server/src/routes/chat/** supabase/migrations/**
import { expect, test } from 'vitest';
import { openFamily, say, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

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

test('only admins read the support inbox, mark threads as done and forward questions', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const { id: messageId } = await say(a, `support-${a.id}`);
  expect(await whoMay(family, ({ api }) => api.listSupportThreads())).toEqual(['admin', 'officeAdmin', 'otherAdmin']);
  expect(await family.otherAdmin.api.listSupportThreads()).toMatchObject({ threads: [], open_count: 0 });
  expect(await whoMay(family, ({ api }) => api.getSupportThread({ userId: a.id }))).toEqual(['admin', 'officeAdmin']);
  expect(await whoMay(family, ({ api }) => api.markSupportDone({ userId: a.id, messageId }))).toEqual([
    'admin',
    'officeAdmin',
  ]);
  const forward = ({ api }: Family['admin'], id: string) =>
    api.forwardSupport({ userId: a.id, messageId: id, content: 'Your mediator knows.' });
  const { id: asked } = await say(a, `support-${a.id}`);
  const { officeAdmin: _, ...people } = family.people;
  const others = { ...family, people: people as typeof family.people };
  expect(await whoMay(others, (person) => forward(person, asked))).toEqual(['admin']);
  await expect(forward(a, asked)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(a.api.listSupportThreads()).rejects.toMatchObject({ code: 'forbidden' });
  await expect(a.api.markSupportDone({ userId: a.id, messageId })).rejects.toMatchObject({ code: 'forbidden' });
});

test('an admin forwards a question: the mediator is notified without its words, and the person reads what happened', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, outsider, admin, mediator, caseId, privateA } = family;
  const others = [b, lawyerA, outsider];
  const newsOf = async ({ api }: Family['a']) => (await api.listNotifications({ limit: 100 })).notifications;
  const { id: messageId } = await say(a, `support-${a.id}`, 'When does Ruth look at my pension letter?');
  const before = await Promise.all(others.map(newsOf));
  const content = 'Your mediator knows that you have a question.';
  await admin.api.forwardSupport({ userId: a.id, messageId, content });
  const [newest] = await newsOf(mediator);
  expect(newest).toMatchObject({
    type: 'case_update',
    message: 'A party has a question for you that the support cannot answer.',
    case_id: caseId,
    visible_to: privateA,
  });
  expect(JSON.stringify(await newsOf(mediator))).not.toContain('pension');
  expect(await Promise.all(others.map(newsOf))).toEqual(before);
  expect(await threadOf(family, 'answered')).toMatchObject({ last_message: { content, sender_id: admin.id } });
  await expect(admin.api.forwardSupport({ userId: a.id, messageId, content })).rejects.toMatchObject({
    code: 'conflict',
    message: 'There is a newer message. Read it first.',
  });
});

test('two admins forward the same question at once: one gets a conflict, and the mediator gets one notification', async () => {
  const family = await openFamily(server);
  const { a, admin, mediator } = family;
  const colleague = await server.person('admin', { name: 'Ana Admin' });
  const { id: messageId } = await say(a, `support-${a.id}`);
  const results = await Promise.allSettled(
    [admin, colleague].map(({ api }) => api.forwardSupport({ userId: a.id, messageId, content: 'Passed on.' })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { notifications } = await mediator.api.listNotifications({ limit: 100 });
  expect(notifications.filter(({ message }) => message.includes('the support cannot answer'))).toHaveLength(1);
});

test('a question of somebody who is not a party of an open case cannot be forwarded, and nothing is written to them', async () => {
  const family = await openFamily(server);
  const { lawyerA, admin } = family;
  const { id: messageId } = await say(lawyerA, `support-${lawyerA.id}`);
  await expect(
    admin.api.forwardSupport({ userId: lawyerA.id, messageId, content: 'Passed on.' }),
  ).rejects.toMatchObject({ code: 'conflict', message: 'This person is not a party of an open case.' });
  const { thread } = await admin.api.getSupportThread({ userId: lawyerA.id });
  expect(thread).toMatchObject({ state: 'open', last_message_id: messageId });
});
