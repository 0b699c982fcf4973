// Guards packages/app/src/features/notifications/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { client, newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newClientOfMediator, write, newBusyClient } from './notifications-panel.testing.ts';

const bell = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const panel = page.getByRole('dialog', { name: 'Notifications' });
const row = (name: string | RegExp) => panel.getByRole('link', { name });

test('the bell counts unread notifications, and opening one marks it as read and leads to its case', async () => {
  const { mediator, caseId } = await newClientOfMediator();
  const { path } = await renderAt(paths.mediator(), mediator);
  await bell('Notifications, 1 unread').click();
  await row(/^Unread\. Ada Reyes joined the case$/).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reyes family' })).toBeVisible();
  expect(path()).toBe(paths.case(caseId));
  await expect.element(bell('Notifications')).toBeVisible();
  await expect.poll(async () => (await mediator.api.countUnreadNotifications({})).unread_count).toBe(0);
});

test('a mediator opens the intakes of the right case from a notification', async () => {
  const { mediator, caseId, ada } = await newClientOfMediator();
  const { intake } = await ada.api.saveIntake({ caseId, personalInfo: client });
  await ada.api.submitIntake({ caseId, version: intake.version });
  await mediator.api.createCase({ title: 'Another family', personalInfo: client });
  await renderAt(`${paths.mediator()}?panel=notifications`, mediator);
  await row(/Ada Reyes sent you the intake$/).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Intake' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Case' })).toHaveValue(caseId);
  await expect.element(page.getByRole('heading', { name: 'Ada Reyes' }).first()).toBeVisible();
});

test('the bell counts a new notification without a reload', async () => {
  const { mediator, caseId, ada } = await newClientOfMediator();
  await renderAt(paths.mediator(), mediator);
  await expect.element(bell('Notifications, 1 unread')).toBeVisible();
  await expect.poll(() => document.documentElement.dataset['density']).toBe('compact');
  await write(ada, caseId);
  await expect.element(bell('Notifications, 2 unread')).toBeVisible();
});

test('a second press on the bell closes the panel', async () => {
  await renderAt(paths.mediator(), await newPerson('mediator'));
  await bell('Notifications').click();
  await expect.element(panel.getByText('Nothing new')).toBeVisible();
  await bell('Notifications').click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('the panel shows the latest 20 notifications and loads older ones on request', async () => {
  const ada = await newBusyClient();
  await renderAt(paths.divorcee(), ada);
  await bell('Notifications, 9+ unread').click();
  await expect.element(panel.getByText('Showing the latest 20')).toBeVisible();
  await expect.element(row(/Your case is on hold\. 10$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Show 20 more' }).click();
  await expect.element(row(/Your case is on hold\. 11$/)).toBeVisible();
});

test('a party marks a row of several notifications as read, deletes it and gets all of them back', async () => {
  const ada = await newBusyClient();
  const known = async () => (await ada.api.listNotifications({ limit: 100 })).notifications;
  const onHold = async () => (await known()).filter(({ message }) => message === 'Your case is on hold.');
  await renderAt(`${paths.divorcee()}?panel=notifications`, ada);
  const item = panel.getByRole('listitem').filter({ hasText: 'Your case is on hold.' });
  await item.getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(async () => (await onHold()).filter(({ status }) => status === 'read')).toHaveLength(10);
  await item.getByRole('button', { name: 'Delete notification' }).click();
  await expect.poll(onHold).toHaveLength(1);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row(/Your case is on hold\. 10$/)).toBeVisible();
  await expect.poll(onHold).toHaveLength(11);
});

test('a party reads first names, and a lawyer of the case of their client', async () => {
  const { mediator, caseId, ada } = await newClientOfMediator();
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  const seat = { caseId, email: tomas.email, name: tomas.name, role: 'lawyer', side: 'A' } as const;
  const { token } = await mediator.api.invite(seat);
  const { participant } = await tomas.api.acceptInvitation({ token });
  await ada.api.confirmLawyer({ caseId, participantId: participant!.id });
  await write(mediator, caseId);
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.changeCaseStatus({ caseId, status: 'on_hold', version });
  await renderAt(`${paths.divorcee()}?panel=notifications`, ada);
  await expect.element(row(/Your case is on hold\.$/)).toBeVisible();
  await expect.element(row(/^Unread\. \w+ wrote to everyone$/)).toBeVisible();
  await expect.element(row(/Tomas joined the case$/)).toBeVisible();
  leaveApp();
  await renderAt(`${paths.lawyer()}?panel=notifications`, tomas);
  await expect.element(row(/Your client’s case is on hold\.$/)).toBeVisible();
  await expect.element(row(new RegExp(`${mediator.user.name} wrote to everyone`))).toBeVisible();
});

test('a session notification shows its time in the language and time zone of the reader', async () => {
  const { mediator, caseId, ada } = await newClientOfMediator();
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
