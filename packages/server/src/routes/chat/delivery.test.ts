import { type ChatMessage, listMessages } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { deliverMessages } from '../../jobs/deliver-messages.ts';
import { type Family, openFamily, say } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { listenAs } from '../../testing/socket.ts';
import type { TestPerson } from '../../testing.ts';

const { owner } = server;
const harsh = 'You are a pathetic liar and I am sick of your stupid games!';
const calm = 'Can you pick up the children at five?';
const contents = (messages: ChatMessage[]) => messages.map(({ content }) => content);

/** A time of day so many hours from now, in UTC. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
const later = () => ({ from: inHours(2), to: inHours(3) });

/** Party A has messages held from tone 6 on. */
async function holdForA() {
  const family = await openFamily(server);
  const { caseId } = family;
  await family.a.api.setDelivery({ caseId, hours: null, holds_from: 6 });
  await say(family.mediator, family.together, 'Welcome.');
  return family;
}

/** All that a person can read of a message in the open channel. */
async function seenBy({ api, sql, supabase, id }: TestPerson, { together, caseId }: Family) {
  const { messages } = await api.listMessages({ channelId: together });
  const { conversations } = await api.listConversations({ caseId });
  const { channels } = await api.listChannels();
  const { cases } = await api.listCases();
  const direct = await supabase.from('chat_messages').select('content').eq('channel_id', together).order('created_at');
  const counts = await supabase.from('messages').select('id').eq('channel_id', together).eq('read', false);
  return {
    messages: contents(messages),
    case: contents((await api.listCaseMessages({ caseId })).messages).toReversed(),
    last: conversations.find((it) => it.id === together)?.last_message?.content,
    lastInList: channels.find((it) => it.id === together)?.last_message?.content,
    unread: conversations.find((it) => it.id === together)?.unread_count,
    unreadOfCase: cases.find((it) => it.id === caseId)?.unread_count,
    direct: direct.data?.map((it) => it.content as string),
    counted: counts.data?.length,
    held: (await sql((query) => query`select from held_messages`)).length,
    notified: (
      await owner`
      select from notifications where user_id = ${id} and type = 'message' and status = 'unread'`
    ).length,
    mails: (await owner`select from private.mails where receiver = ${id} and facts ->> 'type' = 'message'`).length,
  };
}

test('a harsh message of the other party reaches everybody but the receiver, on no path', async () => {
  await server.listen();
  const family = await holdForA();
  const { a, b, together, lawyerA, mediator } = family;
  const { messages } = await a.api.listMessages({ channelId: together });
  await a.api.markRead({ channelId: together, messageId: messages.at(-1)!.id });
  const before = await seenBy(a, family);
  const [listener, mediatorListener] = await Promise.all([a, mediator].map((it) => listenAs(it)));
  const { id } = await say(b, together, harsh);
  await expect.poll(() => mediatorListener?.contents).toEqual([harsh]);
  expect(await seenBy(a, family)).toEqual(before);
  expect(before).toMatchObject({ messages: ['Welcome.'], last: 'Welcome.', unread: 0, notified: 0 });
  expect((await a.api.listMessages({ channelId: together, after: messages.at(-1)!.id })).messages).toEqual([]);
  await expect(a.api.markRead({ channelId: together, messageId: id })).rejects.toMatchObject({ code: 'not_found' });
  expect(await a.api.listMessages({ channelId: together, before: id })).toMatchObject({ messages: [] });
  await say(mediator, together, 'Let us meet on Monday.');
  await expect.poll(() => listener?.contents).toEqual(['Let us meet on Monday.']);
  for (const { api } of [b, lawyerA, mediator])
    expect(contents((await api.listMessages({ channelId: together })).messages)).toContain(harsh);
});

test.for(['yes', 'no', null] as const)(
  'a harsh message waits whatever its sender said about AI, and nothing is kept of the measure: %s',
  async (answer) => {
    const { a, b, caseId, together, mediator } = await holdForA();
    if (answer !== null) await b.api.answerAiConsent({ caseId, answer });
    const { id } = await say(b, together, harsh);
    await say(b, together, calm);
    const { held, measures_tone } = await mediator.api.listHeldMessages({ caseId });
    expect([held.map(({ message_id }) => message_id), measures_tone]).toEqual([[id], true]);
    expect(contents((await a.api.listMessages({ channelId: together })).messages)).toEqual(['Welcome.', calm]);
    expect(await owner`select from ai_insights where case_id = ${caseId}`).toEqual([]);
    const [setting] = await owner`select current_setting('mediation.message_tone', true) as tone`;
    expect(setting?.['tone'] ?? '').toBe('');
  },
);

test('each party holds the harsh messages of the other, and neither answered about AI', async () => {
  const { a, b, caseId, together, mediator } = await holdForA();
  await b.api.setDelivery({ caseId, hours: null, holds_from: 4 });
  await say(b, together, harsh);
  await say(a, together, harsh);
  const { held } = await mediator.api.listHeldMessages({ caseId });
  expect(held.map((it) => [it.sender_name, it.receiver_name])).toEqual([
    [b.name, a.name],
    [a.name, b.name],
  ]);
  for (const { api } of [a, b])
    expect(contents((await api.listMessages({ channelId: together })).messages)).toEqual(['Welcome.', harsh]);
});

test('the sender of a held message does not see it as read, until the receiver looks after its delivery', async () => {
  const { a, b, together, mediator } = await holdForA();
  const { id: messageId } = await say(b, together, harsh);
  const { id: last } = await say(mediator, together, 'Let us meet on Monday.');
  await a.api.updateMe({ shares_read_receipts: true });
  const readers = async () => (await b.api.listMessageReaders({ messageId })).readers.map(({ name }) => name);
  await a.api.markRead({ channelId: together, messageId: last });
  expect(await readers()).not.toContain(a.name);
  await mediator.api.deliverMessage({ messageId });
  expect(await readers()).not.toContain(a.name);
  await a.api.markRead({ channelId: together, messageId: last });
  expect(await readers()).toContain(a.name);
});

test('the mediator sees who holds messages and which, and delivers one into its place, marked as new', async () => {
  const family = await holdForA();
  const { a, b, caseId, together, mediator } = family;
  const { id } = await say(b, together, harsh);
  const { id: last } = await say(mediator, together, 'Let us meet on Monday.');
  await a.api.markRead({ channelId: together, messageId: last });
  expect(await mediator.api.listHeldMessages({ caseId })).toMatchObject({
    receivers: [{ user_id: a.id, name: a.name, hours: null, holds_from: 6 }],
    held: [
      { message_id: id, content: harsh, receiver_name: a.name, sender_name: b.name, reason: 'tone', due_at: null },
    ],
  });
  expect(await seenBy(a, family)).toMatchObject({ unread: 0, unreadOfCase: 0, counted: 0, notified: 0 });
  await mediator.api.deliverMessage({ messageId: id });
  expect(await mediator.api.deliverMessage({ messageId: id })).toEqual({ ok: true });
  expect((await mediator.api.listHeldMessages({ caseId })).held).toEqual([]);
  expect(await seenBy(a, family)).toMatchObject({
    messages: ['Welcome.', harsh, 'Let us meet on Monday.'],
    unread: 1,
    unreadOfCase: 1,
    counted: 1,
    notified: 1,
  });
  const events =
    await owner`select visible_to from case_events where kind = 'message_delivered' and subject_id = ${id}`;
  expect(events).toEqual([{ visible_to: `user-${a.id}` }]);
  const mark = async () => (await a.api.markRead({ channelId: together, messageId: last })).unread_from;
  expect(await mark()).toBe(id);
  expect(await mark()).toBeNull();
  expect(await seenBy(a, family)).toMatchObject({ unread: 0, unreadOfCase: 0, counted: 0, notified: 0 });
});

test('a message that is held for its tone needs the mediator until they deliver it, and one that waits for hours does not', async () => {
  const family = await holdForA();
  const { a, b, caseId, together, mediator } = family;
  const reasons = async () => (await mediator.api.listCaseReasons({ caseId })).reasons.map(({ kind }) => kind);
  const { id: messageId } = await say(b, together, harsh);
  expect(await reasons()).toContain('held_messages');
  expect((await mediator.api.rankCases()).cases.find(({ id }) => id === caseId)?.reason).toMatchObject({
    kind: 'held_messages',
    count: 1,
    urgency: 'open',
  });
  await mediator.api.deliverMessage({ messageId });
  expect(await reasons()).not.toContain('held_messages');
  await a.api.setDelivery({ caseId, hours: later(), holds_from: null });
  await say(b, together, calm);
  expect(await reasons()).not.toContain('held_messages');
});

test('only the case’s mediator reads and delivers held messages, and only a party chooses how to receive them', async () => {
  const { a, b, caseId, together, people, mediator } = await holdForA();
  const { id: messageId } = await say(b, together, harsh);
  for (const person of Object.values(people).filter((it) => it !== mediator)) {
    await expect(person.api.listHeldMessages({ caseId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(person.api.deliverMessage({ messageId })).rejects.toMatchObject({ code: 'not_found' });
  }
  for (const { api } of Object.values(people).filter((it) => it !== a && it !== b)) {
    await expect(api.getDelivery({ caseId })).rejects.toMatchObject({ code: 'not_found' });
    const refused = api.setDelivery({ caseId, hours: null, holds_from: 4 });
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  }
  expect((await a.api.getDelivery({ caseId })).delivery).toEqual({ hours: null, holds_from: 6 });
  expect((await b.api.getDelivery({ caseId })).delivery).toEqual({ hours: null, holds_from: null });
});

test('a message outside of the chosen hours waits for them and is then delivered and notified once', async () => {
  const family = await openFamily(server);
  const { a, b, caseId, together, mediator } = family;
  await a.api.setDelivery({ caseId, hours: later(), holds_from: null });
  const { id } = await say(b, together, calm);
  await say(mediator, together, 'Hello.');
  const [waiting] = (await mediator.api.listHeldMessages({ caseId })).held;
  expect(waiting).toMatchObject({ message_id: id, reason: 'hours' });
  expect(Date.parse(waiting!.due_at!) - Date.now()).toBeLessThanOrEqual(2 * 3_600_000);
  expect(await seenBy(a, family)).toMatchObject({ messages: ['Hello.'], unread: 1 });
  await deliverMessages(owner);
  expect((await seenBy(a, family)).messages).toEqual(['Hello.']);
  await owner`update held_messages set due_at = now() where message_id = ${id}`;
  expect(await seenBy(a, family)).toMatchObject({ messages: [calm, 'Hello.'], unread: 2 });
  await a.api.markAllNotificationsRead();
  await deliverMessages(owner);
  await deliverMessages(owner);
  expect(await seenBy(a, family)).toMatchObject({ notified: 1 });
  expect((await mediator.api.listHeldMessages({ caseId })).held).toEqual([]);
});

test('inside the chosen hours, from a lawyer or the mediator, in private and when calm, messages arrive at once', async () => {
  const { a, b, caseId, together, privateA, lawyerB, lawyerA, mediator, participantOfLawyerB } = await holdForA();
  await b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id });
  await a.api.setDelivery({ caseId, hours: { from: inHours(-1), to: inHours(1) }, holds_from: 6 });
  await say(b, together, calm);
  await a.api.setDelivery({ caseId, hours: later(), holds_from: 4 });
  await say(lawyerB, together, harsh);
  await say(mediator, together, harsh);
  await say(a, together, harsh);
  await say(lawyerA, privateA, harsh);
  const read = async (channelId: string) => contents((await a.api.listMessages({ channelId })).messages);
  expect(await read(together)).toEqual(['Welcome.', calm, harsh, harsh, harsh]);
  expect(await read(privateA)).toEqual([harsh]);
});

test('harsh messages wait while assistance is off for the case and the organization', async () => {
  const { a, b, caseId, together, mediator, organization } = await holdForA();
  await mediator.api.setCaseAssistance({ caseId, enabled: false });
  await owner`update organization_settings set ai_enabled = false where organization_id = ${organization}`;
  await say(b, together, harsh);
  expect(contents((await a.api.listMessages({ channelId: together })).messages)).toEqual(['Welcome.']);
});

test('the server measures no tone where the safety screening is off, says so, and holds messages for their hours alone', async () => {
  const { a, b, caseId, together, mediator, organization } = await holdForA();
  await owner`update organization_settings set safety_screening_enabled = false where organization_id = ${organization}`;
  expect(await a.api.getDelivery({ caseId })).toMatchObject({ delivery: { holds_from: 6 }, measures_tone: false });
  expect(await mediator.api.listHeldMessages({ caseId })).toMatchObject({ held: [], measures_tone: false });
  await say(b, together, harsh);
  await a.api.setDelivery({ caseId, hours: later(), holds_from: 4 });
  await say(b, together, `${harsh} Again!`);
  const { held } = await mediator.api.listHeldMessages({ caseId });
  expect(held.map(({ reason }) => reason)).toEqual(['hours']);
  expect(contents((await a.api.listMessages({ channelId: together })).messages)).toEqual(['Welcome.', harsh]);
});

test('a held message that is redacted leaves its tombstone and nothing to deliver', async () => {
  const { a, b, caseId, together, mediator } = await holdForA();
  const { id } = await say(b, together, harsh);
  await b.api.redactMessage({ messageId: id, reason: 'mistake' });
  expect((await mediator.api.listHeldMessages({ caseId })).held).toEqual([]);
  expect((await a.api.listMessages({ channelId: together })).messages.at(-1)).toMatchObject({ id, content: '' });
});

test('the sender gets byte for byte the same answers with and without a hold', async () => {
  const answersOf = async (hold: boolean) => {
    const { a, b, caseId, together, mediator } = await openFamily(server);
    await a.api.setDelivery({ caseId, hours: hold ? later() : null, holds_from: hold ? 4 : null });
    const request = (path: string, init: RequestInit = {}) =>
      server.app.request(path, {
        ...init,
        headers: { authorization: `Bearer ${b.token}`, 'content-type': 'application/json' },
      });
    const url = listMessages.path.replace(':channelId', together);
    const post = (content: string) =>
      request(url, { method: 'POST', body: JSON.stringify({ channelId: together, content }) });
    const answers = [await post(harsh), await post(calm)];
    const { messages } = await mediator.api.listMessages({ channelId: together });
    await mediator.api.markRead({ channelId: together, messageId: messages.at(-1)!.id });
    const paths = [
      url,
      `/api/conversations/case/${caseId}`,
      '/api/chat/channels',
      '/api/caseslist',
      '/api/notifications',
    ];
    for (const path of [...paths, `/api/chat/cases/${caseId}/messages`]) answers.push(await request(path));
    const texts = await Promise.all(answers.map(async (it) => `${it.status} ${await it.text()}`));
    expect(texts.filter((it) => !it.startsWith('20'))).toEqual([]);
    return texts.map(withoutIdsAndTimes);
  };
  expect(await answersOf(true)).toEqual(await answersOf(false));
});

/** Ids, times and case numbers differ between two families. */
const withoutIdsAndTimes = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, 'time')
    .replaceAll(/"reference":"[^"]*"/g, 'reference');
