import { expect, test } from 'vitest';
import { analyze } from '../../testing/analyze.ts';
import { openFamily, remove, say, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

type Person = Awaited<ReturnType<typeof openFamily>>['a'];

const channelsOf = async ({ api }: Person) => (await api.listChannels()).channels;
const idsOf = async (person: Person) => (await channelsOf(person)).map(({ id }) => id).toSorted();

test('a person lists the channels of their cases, their AI channel and their support channel only', async () => {
  const { people, together, privateA, privateB } = await openFamily(server);
  const { mediator, a, b, lawyerA, lawyerB, former, colleague } = people;
  const own = ({ id }: Person) => [`ai-${id}`, `support-${id}`];
  for (const [person, inTheCase] of [
    [mediator, [together, privateA, privateB]],
    [a, [together, privateA]],
    [b, [together, privateB]],
    [lawyerA, [together, privateA]],
    [lawyerB, [together]],
    [former, []],
    [colleague, []],
  ] as const)
    expect(await idsOf(person)).toEqual([...own(person), ...inTheCase].toSorted());
});

test('a listed channel contains its type, case, members, unread count and last message', async () => {
  const { mediator, a, lawyerA, caseId, privateA } = await openFamily(server);
  await say(a, privateA, 'Good morning.');
  const { created_at } = await say(mediator, privateA, 'How are you?');
  const [first, ...others] = await channelsOf(a);
  expect(first).toEqual({
    id: privateA,
    type: 'private',
    case_id: caseId,
    case_title: 'Reyes family',
    case_status: 'open',
    party_id: a.id,
    members: [
      { user_id: mediator.id, name: mediator.name, role: 'mediator' },
      { user_id: a.id, name: a.name, role: 'divorcee' },
      { user_id: lawyerA.id, name: lawyerA.name, role: 'lawyer' },
    ],
    unread_count: 1,
    last_activity_at: created_at,
    last_message: {
      content: 'How are you?',
      created_at,
      sender_id: mediator.id,
      sender_name: mediator.name,
      redacted_at: null,
      redacted_by: null,
    },
    risk: null,
  });
  const me = [{ user_id: a.id, name: a.name, role: 'divorcee' }];
  expect(others.find(({ type }) => type === 'ai')).toMatchObject({ id: `ai-${a.id}`, members: me, case_id: null });
  expect(others.find(({ type }) => type === 'admin')).toMatchObject({ id: `support-${a.id}`, members: me });
});

test('the list of channels is paginated, most recent activity first', async () => {
  const { mediator, together, privateA, privateB } = await openFamily(server);
  for (const channelId of [privateB, together, privateA]) await say(mediator, channelId);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await mediator.api.listChannels({ limit: 2, cursor });
    expect(page.channels.length).toBeLessThanOrEqual(2);
    ids.push(...page.channels.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(ids.slice(0, 3)).toEqual([privateA, together, privateB]);
  expect(ids.slice(3).toSorted()).toEqual([`ai-${mediator.id}`, `support-${mediator.id}`]);
});

test('a removed participant loses the channels of the case, and the mediator keeps them', async () => {
  const { mediator, a, caseId, privateA } = await openFamily(server);
  await say(a, privateA);
  await remove(server, caseId, a);
  expect(await idsOf(a)).toEqual([`ai-${a.id}`, `support-${a.id}`]);
  expect((await channelsOf(mediator)).find(({ id }) => id === privateA)).toMatchObject({ party_id: a.id });
});

test('a support channel with a message is visible to its person and all admins only', async () => {
  const family = await openFamily(server);
  const { a, admin, people } = family;
  const another = await server.person('admin', { name: 'Ana Admin' });
  const support = `support-${a.id}`;
  expect(await idsOf(admin)).not.toContain(support);
  await say(a, support, 'I cannot open a document.');
  for (const reader of [admin, another])
    expect((await channelsOf(reader)).find(({ id }) => id === support)).toMatchObject({
      type: 'admin',
      members: [{ user_id: a.id, name: a.name }],
      unread_count: 1,
      last_message: { content: 'I cannot open a document.' },
    });
  for (const { id, ...person } of [people.mediator, people.b, people.lawyerA])
    expect(await idsOf({ id, ...person })).not.toContain(support);
  expect(await whoMay(family, ({ api }) => api.listMessages({ channelId: support }))).toEqual([
    'a',
    'admin',
    'officeAdmin',
  ]);
  expect(await whoMay(family, (it) => say(it, support))).toEqual(['a', 'admin', 'officeAdmin']);
});

test('messages of admins in a support channel are signed “Platform support” and belong to no case', async () => {
  const { a, admin } = await openFamily(server);
  const channelId = `support-${a.id}`;
  await say(a, channelId);
  await say(admin, channelId, 'Try it again now.');
  expect((await a.api.listMessages({ channelId })).messages).toMatchObject([
    { sender_id: a.id, sender_role: 'divorcee' },
    { sender_name: 'Platform support', sender_role: 'admin', content: 'Try it again now.' },
  ]);
  expect(await server.owner`select distinct case_id from chat_messages where channel_id = ${channelId}`).toEqual([
    { case_id: null },
  ]);
  const messageId = (await a.api.listMessages({ channelId })).messages.at(-1)!.id;
  expect(await a.api.markRead({ channelId, messageId })).toMatchObject({ ok: true });
});

test('the support channel of an unknown person returns not_found', async () => {
  const { admin } = await openFamily(server);
  const channelId = `support-${crypto.randomUUID()}`;
  await expect(say(admin, channelId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(admin.api.listMessages({ channelId })).rejects.toMatchObject({ code: 'not_found' });
});

test('a person reads their AI channel but cannot post to it, and others receive not_found', async () => {
  const { a, admin, mediator } = await openFamily(server);
  const channelId = `ai-${a.id}`;
  expect(await a.api.listMessages({ channelId })).toEqual({ messages: [], has_more: false });
  await expect(say(a, channelId)).rejects.toMatchObject({ code: 'conflict', message: /Ask the assistant instead/ });
  for (const other of [admin, mediator]) {
    await expect(other.api.listMessages({ channelId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(say(other, channelId)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('the AI channel shows the AI chat history page by page with the sender of each entry', async () => {
  const { a } = await openFamily(server);
  const channelId = `ai-${a.id}`;
  const question = 'What are the seven steps?';
  const { entry: asked } = await a.api.addAiChatEntry({ role: 'user', content: question });
  const { guidance, reply_id } = await a.api.askLegalGuidance({ question });
  const { entry: answered } = await a.api.addAiChatEntry({ role: 'assistant', content: guidance, reply_id });
  const { messages } = await a.api.listMessages({ channelId });
  expect(messages).toMatchObject([
    { id: asked.id, channel_id: channelId, content: question, sender_name: a.name, sender_role: 'divorcee' },
    { id: answered.id, content: guidance, sender_name: 'AI Assistant', sender_role: 'assistant' },
  ]);
  expect(await a.api.listMessages({ channelId, before: answered.id })).toMatchObject({ messages: [{ id: asked.id }] });
  expect(await a.api.listMessages({ channelId, after: asked.id })).toMatchObject({ messages: [{ id: answered.id }] });
  expect((await channelsOf(a))[0]).toMatchObject({
    id: channelId,
    type: 'ai',
    unread_count: 0,
    last_message: { content: guidance, sender_name: 'AI Assistant' },
  });
});

test('listing many channels takes the same number of queries as listing a few', async () => {
  const { mediator } = await openFamily(server);
  const { channels } = await import('./channels.ts');
  const questions = () =>
    mediator.sql(async (sql) => {
      let count = 0;
      const counting: typeof sql = (text, ...values) => {
        count += 1;
        return sql(text, ...values);
      };
      const call = { input: { limit: 100, cursor: undefined }, claims: { sub: mediator.id, session_id: '' } };
      const list = await channels.listChannels({ ...call, sql: counting });
      return [list?.channels.length, count];
    });
  const [few, asked] = await questions();
  const [{ organization_id } = { organization_id: '' }] = await server.owner<{ organization_id: string }>`
    select organization_id from profiles where id = ${mediator.id}`;
  await server.owner`
    insert into cases (organization_id, title, created_by)
    select ${organization_id}, 'Case ' || n, ${mediator.id} from generate_series(1, 30) n`;
  expect(await questions()).toEqual([(few ?? 0) + 30, asked]);
});

test('unread counts stop at 1,000', async () => {
  const { mediator, a, together } = await openFamily(server);
  await server.owner`
    insert into chat_messages (channel_id, sender_id, content)
    select ${together}, ${mediator.id}, 'Message ' || n from generate_series(1, 1001) n`;
  expect((await channelsOf(a)).find(({ id }) => id === together)?.unread_count).toBe(1000);
});

test('a channel shows its gravest unseen risk to the mediator of the case alone, until a mediator acknowledges it', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, lawyerA, admin, privateA } = family;
  await say(a, privateA, 'I will kill him if he takes them.');
  await analyze(server);
  const risksOf = async (person: Person) => (await channelsOf(person)).filter(({ risk }) => risk !== null);
  const [found, ...others] = await risksOf(mediator);
  expect(found).toMatchObject({ id: privateA, risk: { level: 'critical', score: expect.any(Number) as number } });
  expect(others).toEqual([]);
  for (const person of [a, b, lawyerA, admin]) expect(await risksOf(person)).toEqual([]);
  await mediator.api.acknowledgeInsight({ insightId: found!.risk!.insight_id });
  expect(await risksOf(mediator)).toEqual([]);
});
