import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { holdRequests } from '../../../testing/interruptions.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { newClientOfMediator, write, newBusyClient } from './notifications-panel.testing.ts';

const bell = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const panel = page.getByRole('dialog', { name: 'Notifications' });
const row = (name: string | RegExp) => panel.getByRole('link', { name });

test('a person deletes a notification with the keyboard, restores it and marks all as read, and the focus stays in the list', async () => {
  const { mediator, caseId, ada } = await newClientOfMediator();
  await write(ada, caseId);
  await renderAt(paths.mediator(), mediator);
  await bell('Notifications, 2 unread').click();
  await expect.element(row(/Ada Reyes wrote to everyone$/)).toBeVisible();
  (row(/Ada Reyes wrote to everyone$/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(row(/Ada Reyes joined the case$/)).toHaveFocus();
  await expect.poll(async () => (await mediator.api.listNotifications({})).notifications).toHaveLength(1);
  await expect.element(bell('Notifications, 1 unread')).toBeVisible();

  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row(/Ada Reyes wrote to everyone$/)).toHaveFocus();
  await expect.poll(async () => (await mediator.api.listNotifications({})).notifications).toHaveLength(2);

  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(panel.getByText('Unread.')).not.toBeInTheDocument();
  await expect.poll(async () => (await mediator.api.countUnreadNotifications({})).unread_count).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell('Notifications')).toHaveFocus();
});

test('older notifications load when meanwhile the list is refetched and the person deletes a row of several', async () => {
  const ada = await newBusyClient();
  const { backend } = await renderAt(`${paths.divorcee()}?panel=notifications`, ada);
  await expect.element(panel.getByText('Showing the latest 20')).toBeVisible();
  await expect.element(row(/Your case is on hold\. 10$/)).toBeVisible();
  const answerNextPage = holdRequests('/notifications?cursor=');
  await panel.getByRole('button', { name: 'Show 20 more' }).click();
  backend.refresh(['notifications']);
  (row(/Your case is open again\. 10$/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(panel.getByText('Showing the latest 10')).toBeVisible();
  answerNextPage();
  await expect.element(row(/Your case is on hold\. 11$/)).toBeVisible();
});

test('the notifications stay open, with the focus inside, when a phone is turned', async () => {
  const { mediator } = await newClientOfMediator();
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  await renderAt(`${paths.mediator()}?panel=notifications`, mediator);
  await expect.element(row(/Ada Reyes joined the case$/)).toBeVisible();
  (row(/Ada Reyes joined the case$/).element() as HTMLElement).focus();
  await page.viewport(844, 390);
  await expect.element(row(/Ada Reyes joined the case$/)).toHaveFocus();
  await page.viewport(390, 844);
  await expect.element(row(/Ada Reyes joined the case$/)).toHaveFocus();
});
