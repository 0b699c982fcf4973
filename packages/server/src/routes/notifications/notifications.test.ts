import { type ApiClient, notificationTypes } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openFamily, remove, say, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { sendDocument } from '../documents/documents.fixture.ts';
import { inHours, proposeAndConfirm } from '../sessions/sessions.fixture.ts';

const { owner } = server;

const notificationsOf = async ({ api }: { api: ApiClient }) => (await api.listNotifications()).notifications;
const unread = async ({ api }: { api: ApiClient }) => (await api.countUnreadNotifications()).unread_count;

/** What somebody was notified of about messages; other things happen in a case, too. */
const messageNotificationsOf = async (person: { api: ApiClient }) =>
  (await person.api.listNotifications({ limit: 100 })).notifications.filter(({ type }) => type === 'message');
const unreadMessages = async (person: { api: ApiClient }) =>
  (await messageNotificationsOf(person)).filter(({ status }) => status === 'unread').length;

/** Tells somebody several things, past the policies. */
const insertNotifications = (person: { id: string }, count: number) => owner`
  insert into notifications (user_id, type, message, created_at)
  select ${person.id}, 'case_update', 'News ' || n, now() + (n || ' milliseconds')::interval
  from generate_series(1, ${count}::int) n`;

/** Lets an organization show the titles of cases to who asks for them. */
const allowTitles = (organization: string) => owner`
  update organization_settings set neutral_notifications = false where organization_id = ${organization}`;

test('posting a message notifies every other channel member with neutral wording', async () => {
  const family = await openFamily(server);
  const { a, caseId, privateA } = family;
  const { id } = await say(a, privateA, 'Ben must not know.');
  const counts = await Promise.all(
    Object.entries(family.people).map(async ([name, person]) => [name, await unreadMessages(person)] as const),
  );
  expect(counts.filter(([, count]) => count > 0)).toEqual([
    ['mediator', 1],
    ['lawyerA', 1],
  ]);
  expect(await messageNotificationsOf(family.mediator)).toEqual([
    {
      id: expect.any(String),
      type: 'message',
      status: 'unread',
      message: 'There is a new message for you.',
      case_id: caseId,
      case_title: 'Reyes family',
      actor_name: a.name,
      subject_kind: null,
      subject_name: null,
      visible_to: privateA,
      subject_id: id,
      subject_type: null,
      version: null,
      created_at: expect.any(String),
      starts_at: null,
      ends_at: null,
      read_at: null,
    },
  ]);
});

test('a notification contains the type of its subject', async () => {
  const { mediator, a, admin, caseId, participantOfA } = await openFamily(server);
  const typeOf = async (person: { api: ApiClient }, message: string) =>
    (await notificationsOf(person)).find((it) => it.message === message)?.subject_type;
  const { intake } = await a.api.getIntake({ caseId });
  await mediator.api.returnIntake({ intakeId: intake!.id, questions: 'Since when?', version: intake!.version });
  expect(await typeOf(a, 'Your mediator has a question about your intake.')).toBe('intake');
  await mediator.api.addRequirement({ caseId, participant_id: participantOfA.id, label: 'Letter of the landlord' });
  expect(await typeOf(a, 'There is a new paper on your list.')).toBe('requirement');
  await a.api.requestErasure();
  expect(await typeOf(admin, 'Somebody asks for their data to be erased.')).toBe('erasure_request');
  expect(await typeOf(a, 'Somebody has joined your case.')).toBeNull();
});

test('several messages in a channel create one notification until it is read', async () => {
  const { mediator, a, together, privateA } = await openFamily(server);
  await say(mediator, together);
  await say(mediator, together);
  const { id: messageId } = await say(mediator, privateA);
  expect(await unreadMessages(a)).toBe(2);
  await a.api.markRead({ channelId: privateA, messageId });
  expect((await messageNotificationsOf(a)).map(({ visible_to, status }) => [visible_to, status])).toEqual([
    [privateA, 'read'],
    [together, 'unread'],
  ]);
  await say(mediator, privateA);
  expect(await unreadMessages(a)).toBe(2);
});

test('reading a part of a channel keeps the notification unread', async () => {
  const { mediator, a, together } = await openFamily(server);
  const { id: first } = await say(mediator, together);
  const { id: second } = await say(mediator, together);
  await a.api.markRead({ channelId: together, messageId: first });
  expect(await unreadMessages(a)).toBe(1);
  await a.api.markRead({ channelId: together, messageId: second });
  expect(await unreadMessages(a)).toBe(0);
});

test('a message to support notifies every admin, and the answer only the person', async () => {
  const family = await openFamily(server);
  const { a, b, admin, mediator } = family;
  const support = `support-${a.id}`;
  await say(a, support);
  expect((await messageNotificationsOf(admin)).filter((it) => it.visible_to === support)).toMatchObject([
    { type: 'message', case_id: null },
  ]);
  await say(admin, support);
  expect((await messageNotificationsOf(a)).filter((it) => it.visible_to === support)).toHaveLength(1);
  for (const other of [b, mediator]) expect(await unreadMessages(other)).toBe(0);
});

test('a removed participant receives no notifications about messages', async () => {
  const { mediator, b, caseId, together } = await openFamily(server);
  await remove(server, caseId, b);
  await say(mediator, together);
  expect(await messageNotificationsOf(b)).toEqual([]);
});

test('notifications are paginated by 20, newest first', async () => {
  const person = await server.person();
  await insertNotifications(person, 45);
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await person.api.listNotifications({ cursor });
    pages.push(page.notifications.map(({ message }) => message));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(pages.flat()).toEqual(Array.from({ length: 45 }, (_, n) => `News ${45 - n}`));
  expect((await person.api.listNotifications({ limit: 100 })).notifications).toHaveLength(45);
  await expect(person.api.listNotifications({ limit: 101 })).rejects.toMatchObject({ code: 'invalid' });
  await expect(person.api.listNotifications({ cursor: 'x' })).rejects.toMatchObject({ code: 'invalid' });
});

test('marking a notification as read twice keeps the first time', async () => {
  const person = await server.person();
  await insertNotifications(person, 2);
  const [{ id: notificationId } = { id: '' }] = await notificationsOf(person);
  const first = await person.api.markNotificationRead({ notificationId });
  expect(first.notification).toMatchObject({ status: 'read', read_at: expect.any(String) });
  expect(await person.api.markNotificationRead({ notificationId })).toEqual(first);
  expect(await unread(person)).toBe(1);
});

test('marking all notifications as read covers only the person’s own', async () => {
  const [one, other] = [await server.person(), await server.person()];
  await insertNotifications(one, 3);
  await insertNotifications(other, 2);
  expect(await one.api.markAllNotificationsRead()).toEqual({ ok: true, count: 3 });
  expect(await one.api.markAllNotificationsRead()).toEqual({ ok: true, count: 0 });
  expect([await unread(one), await unread(other)]).toEqual([0, 2]);
});

test('a deleted notification is hidden and can be restored', async () => {
  const person = await server.person();
  await insertNotifications(person, 2);
  const [before] = await notificationsOf(person);
  const { id: notificationId } = before!;
  expect(await person.api.deleteNotification({ notificationId })).toEqual({ ok: true });
  expect(await person.api.deleteNotification({ notificationId })).toEqual({ ok: true });
  expect((await notificationsOf(person)).map(({ message }) => message)).toEqual(['News 1']);
  expect(await unread(person)).toBe(1);
  await expect(person.api.markNotificationRead({ notificationId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await person.api.restoreNotification({ notificationId })).toEqual({ notification: before });
  expect(await notificationsOf(person)).toHaveLength(2);
});

test('a notification of another person returns not_found, also to admins', async () => {
  const family = await openFamily(server);
  const { a } = family;
  await insertNotifications(a, 1);
  const before = (await notificationsOf(a)).find(({ message }) => message === 'News 1');
  const { id: notificationId } = before!;
  for (const call of ['markNotificationRead', 'deleteNotification', 'restoreNotification'] as const)
    expect([call, await whoMay(family, ({ api }) => api[call]({ notificationId }))]).toEqual([call, ['a']]);
  const others = Object.values(family.people).filter(({ id }) => id !== a.id);
  for (const person of others)
    expect((await notificationsOf(person)).map(({ id }) => id)).not.toContain(notificationId);
  const guest = server.guest.listNotifications();
  await expect(guest).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the default preferences enable all notifications and mails, with names in the app', async () => {
  const person = await server.person();
  const { preferences } = await person.api.getNotificationPreferences();
  expect(preferences).toEqual({
    types: Object.fromEntries(notificationTypes.map((it) => [it, { in_app: true, email: true }])),
    quiet_hours: null,
    wording: 'full',
    version: 1,
  });
});

test('notification preferences apply to new messages, and an outdated version returns conflict', async () => {
  const { mediator, a, b, together, privateA } = await openFamily(server);
  const { preferences } = await a.api.getNotificationPreferences();
  const wanted = {
    ...preferences,
    types: { ...preferences.types, message: { in_app: false, email: false } },
    quiet_hours: { from: '21:30', to: '07:00' },
    wording: 'full' as const,
  };
  const saved = await a.api.updateNotificationPreferences(wanted);
  expect(saved.preferences).toEqual({ ...wanted, version: 2 });
  expect(await a.api.getNotificationPreferences()).toEqual(saved);
  await expect(a.api.updateNotificationPreferences(wanted)).rejects.toMatchObject({ code: 'conflict' });
  await say(mediator, together);
  await say(mediator, privateA);
  expect([await unreadMessages(a), await unreadMessages(b)]).toEqual([0, 1]);
});

test('quiet hours with equal, missing or impossible times return invalid', async () => {
  const { api } = await server.person();
  const { preferences } = await api.getNotificationPreferences();
  for (const [quiet_hours, path] of [
    [{ from: '22:00', to: '22:00' }, 'quiet_hours.to'],
    [{ from: '24:00', to: '07:00' }, 'quiet_hours.from'],
    [{ from: '22:00' }, 'quiet_hours.to'],
  ] as const)
    await expect(
      api.updateNotificationPreferences({ ...preferences, quiet_hours: quiet_hours as never }),
    ).rejects.toMatchObject({ code: 'invalid', details: [{ path }] });
});

test('the case title appears in notifications only with full wording, and not after removal from the case', async () => {
  const { mediator, a, b, caseId, together, organization } = await openFamily(server);
  await allowTitles(organization);
  const { preferences } = await b.api.getNotificationPreferences();
  await b.api.updateNotificationPreferences({ ...preferences, wording: 'neutral' });
  await say(mediator, together);
  const titleFor = async (person: typeof a) => (await messageNotificationsOf(person))[0]?.case_title;
  expect([await titleFor(a), await titleFor(b)]).toEqual(['Reyes family', null]);
  await remove(server, caseId, a);
  expect(await titleFor(a)).toBeNull();
});

test('an organization with neutral notifications keeps the title of a case from its parties', async () => {
  const { mediator, a, admin, together, organization } = await openFamily(server);
  await say(mediator, together);
  const newest = async () => (await messageNotificationsOf(a))[0];
  expect(await newest()).toMatchObject({ message: 'There is a new message for you.', case_title: null });
  const { settings } = await admin.api.getOrganizationSettings({ orgId: organization });
  const change = { orgId: organization, version: settings.version };
  await admin.api.updateOrganizationSettings({ ...change, neutral_notifications: false });
  expect(await newest()).toMatchObject({ message: 'There is a new message for you.', case_title: 'Reyes family' });
});

test('everybody in a channel reads in the app who wrote, and only its mediator which case it is', async () => {
  const { mediator, a, b, lawyerA, caseId, together } = await openFamily(server);
  await say(a, together);
  const newest = async (person: typeof a) => (await messageNotificationsOf(person))[0];
  expect(await newest(mediator)).toMatchObject({ case_title: 'Reyes family', actor_name: a.name });
  for (const other of [b, lawyerA]) expect(await newest(other)).toMatchObject({ case_title: null, actor_name: a.name });
  for (const person of [mediator, b]) {
    const { preferences } = await person.api.getNotificationPreferences();
    await person.api.updateNotificationPreferences({ ...preferences, wording: 'neutral' });
    expect(await newest(person)).toMatchObject({ case_title: null, actor_name: null });
  }
  await remove(server, caseId, lawyerA);
  expect(await newest(lawyerA)).toMatchObject({ actor_name: null });
});

test('a party learns who did something only where they read that act, and the mediator always', async () => {
  const { mediator, a, b, caseId } = await openFamily(server);
  const tell = async (person: typeof a, subject: string, audience: string) => {
    await owner`insert into case_events (case_id, visible_to, kind, actor_id, subject_id)
      values (${caseId}, ${audience}, 'document_shared', ${a.id}, ${subject})`;
    const [{ id } = { id: '' }] = await owner<{ id: string }>`
      insert into notifications (user_id, type, message, case_id, subject_id)
      values (${person.id}, 'document_uploaded', 'News', ${caseId}, ${subject}) returning id`;
    await owner`insert into private.notification_actors (notification_id, actor_id) values (${id}, ${a.id})`;
    return (await notificationsOf(person)).find((it) => it.id === id)?.actor_name;
  };
  expect(await tell(b, crypto.randomUUID(), `case-${caseId}`)).toBe(a.name);
  expect(await tell(b, crypto.randomUUID(), `party-${caseId}-${a.id}`)).toBeNull();
  expect(await tell(mediator, crypto.randomUUID(), `party-${caseId}-${a.id}`)).toBe(a.name);
});

test('a party reads which document a notification is about as long as it is shared with them', async () => {
  const { a, b, caseId } = await openFamily(server);
  const { id: uploadId, version } = await sendDocument(a, caseId, { audience: 'everyone' });
  const about = async () => (await notificationsOf(b)).find(({ subject_id }) => subject_id === uploadId);
  const told = { subject_kind: 'bank_statements', subject_name: 'Statement.pdf', actor_name: a.name };
  expect(await about()).toMatchObject(told);
  await a.api.updateUpload({ uploadId, version, audience: 'mediator' });
  expect(await about()).toMatchObject({ subject_kind: null, subject_name: null });
});

test('a notification about a session names who changed it and keeps the time set then, and a proposal has none', async () => {
  const family = await openFamily(server);
  const { a, mediator } = family;
  const later = inHours(300);
  const { id: sessionId, starts_at, ends_at, version } = await proposeAndConfirm(family);
  await mediator.api.moveSession({ sessionId, starts_at: later, version });
  const { notifications } = await a.api.listNotifications({});
  const timesOf = (words: RegExp) => {
    const notification = notifications.find(({ message }) => words.test(message));
    return notification && [notification.starts_at, notification.ends_at].map((at) => at && Date.parse(at));
  };
  expect(timesOf(/^A session is set for/)).toEqual([starts_at, ends_at].map((at) => Date.parse(at ?? '')));
  expect(timesOf(/^A session has moved to/)?.[0]).toBe(Date.parse(later));
  expect(timesOf(/^Times for a session wait/)).toEqual([null, null]);
  const names = notifications.filter(({ type }) => type === 'session_scheduled').map(({ actor_name }) => actor_name);
  expect(new Set(names)).toEqual(new Set([mediator.name]));
});
