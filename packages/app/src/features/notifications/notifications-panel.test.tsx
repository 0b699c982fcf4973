import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../paths.ts';
import { holdRequests } from '../../testing/interruptions.ts';
import { client, newCase, newPerson, type Person } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

/** A mediator whose client joins and writes: two things happen to them. */
async function newFamily() {
  const { mediator, caseId } = await newCase();
  const ada = await newPerson('divorcee', 'Ada Reyes');
  const { token } = await mediator.api.invite({
    caseId,
    email: ada.email,
    name: ada.name,
    role: 'divorcee',
    side: 'A',
  });
  await ada.api.acceptInvitation({ token });
  return { mediator, caseId, ada };
}

const write = ({ api }: Person, caseId: string) => {
  const { postMessage: post } = api;
  return post({ channelId: `case-${caseId}`, content: 'Hello' });
};

const bell = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const panel = page.getByRole('dialog', { name: 'Notifications' });
const row = (name: string | RegExp) => panel.getByRole('link', { name });

test('the bell counts unread notifications, and opening one marks it as read and leads to its case', async () => {
  const { mediator, caseId } = await newFamily();
  const { path } = await renderAt(paths.mediator(), mediator);
  await bell('Notifications, 1 unread').click();
  await row('Unread. Somebody has joined your case.').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reyes family' })).toBeVisible();
  expect(path()).toBe(paths.case(caseId));
  await expect.element(bell('Notifications')).toBeVisible();
  await expect.poll(async () => (await mediator.api.countUnreadNotifications({})).unread_count).toBe(0);
});

test('a mediator opens the intakes of the right case from a notification', async () => {
  const { mediator, caseId, ada } = await newFamily();
  const { intake } = await ada.api.saveIntake({ caseId, personalInfo: client });
  await ada.api.submitIntake({ caseId, version: intake.version });
  await mediator.api.createCase({ title: 'Another family', personalInfo: client });
  await renderAt(`${paths.mediator()}?panel=notifications`, mediator);
  await row(/An intake was sent to you\./).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Intake' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Case' })).toHaveValue(caseId);
  await expect.element(page.getByRole('heading', { name: 'Ada Reyes' }).first()).toBeVisible();
});

test('the bell counts a new notification without a reload', async () => {
  const { mediator, caseId, ada } = await newFamily();
  await renderAt(paths.mediator(), mediator);
  await expect.element(bell('Notifications, 1 unread')).toBeVisible();
  await expect.poll(() => document.documentElement.dataset['density']).toBe('compact');
  await write(ada, caseId);
  await expect.element(bell('Notifications, 2 unread')).toBeVisible();
});

test('a person deletes a notification with the keyboard, restores it and marks all as read, and the focus stays in the list', async () => {
  const { mediator, caseId, ada } = await newFamily();
  await write(ada, caseId);
  await renderAt(paths.mediator(), mediator);
  await bell('Notifications, 2 unread').click();
  await expect.element(row(/There is a new message/)).toBeVisible();
  (row(/There is a new message/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(row(/Somebody has joined/)).toHaveFocus();
  await expect.poll(async () => (await mediator.api.listNotifications({})).notifications).toHaveLength(1);
  await expect.element(bell('Notifications, 1 unread')).toBeVisible();

  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row(/There is a new message/)).toHaveFocus();
  await expect.poll(async () => (await mediator.api.listNotifications({})).notifications).toHaveLength(2);

  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(panel.getByText('Unread.')).not.toBeInTheDocument();
  await expect.poll(async () => (await mediator.api.countUnreadNotifications({})).unread_count).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell('Notifications')).toHaveFocus();
});

test('a second press on the bell closes the panel', async () => {
  await renderAt(paths.mediator(), await newPerson('mediator'));
  await bell('Notifications').click();
  await expect.element(panel.getByText('Nothing new')).toBeVisible();
  await bell('Notifications').click();
  await expect.element(panel).not.toBeInTheDocument();
});

/** A client with 23 notifications. */
async function newBusyClient() {
  const { mediator, caseId, ada } = await newFamily();
  let { version } = (await mediator.api.getCase({ caseId })).case;
  for (let at = 0; at < 22; at += 1) {
    const status = at % 2 === 0 ? 'on_hold' : 'open';
    ({ version } = (await mediator.api.changeCaseStatus({ caseId, status, version })).case);
  }
  return ada;
}

test('the panel shows the latest 20 notifications and loads older ones on request', async () => {
  const ada = await newBusyClient();
  await renderAt(paths.divorcee(), ada);
  await bell('Notifications, 9+ unread').click();
  await expect.element(panel.getByText('Showing the latest 20')).toBeVisible();
  expect(panel.getByRole('listitem').elements()).toHaveLength(20);
  await panel.getByRole('button', { name: 'Show 20 more' }).click();
  await expect.poll(() => panel.getByRole('listitem').elements().length).toBeGreaterThan(21);
});

test('older notifications load when meanwhile the list is refetched and the person deletes one', async () => {
  const ada = await newBusyClient();
  const { backend } = await renderAt(`${paths.divorcee()}?panel=notifications`, ada);
  await expect.element(panel.getByText('Showing the latest 20')).toBeVisible();
  const answerNextPage = holdRequests('/notifications?cursor=');
  await panel.getByRole('button', { name: 'Show 20 more' }).click();
  backend.refresh(['notifications']);
  (panel.getByRole('link').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(panel.getByText('Showing the latest 19')).toBeVisible();
  answerNextPage();
  await expect.poll(() => panel.getByRole('listitem').elements().length).toBeGreaterThan(20);
});

test('a session notification shows its time in the language and time zone of the reader', async () => {
  const { mediator, caseId, ada } = await newFamily();
  const slots = [Date.UTC(new Date().getUTCFullYear() + 1, 2, 4, 15)].map((at) => new Date(at).toISOString());
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'phone',
    time_zone: 'UTC',
    slots,
  });
  const { id: sessionId, version } = session;
  await mediator.api.confirmSession({ sessionId, slot_id: session.slots[0]!.id, version });
  await ada.api.updateMe({ language: 'es', time_zone: 'America/Mexico_City' });
  await renderAt(`${paths.divorcee()}?panel=notifications`, ada);
  const news = page.getByRole('dialog', { name: 'Avisos' });
  await expect
    .element(news.getByRole('link', { name: /Hay una sesión fijada para el .*4 de marzo.*0?9:00/ }))
    .toBeVisible();
  await expect.element(news).not.toMatchTextContent('UTC');
});
