import { expect, type Page } from '@playwright/test';
import { caseAtFirstSession } from '../testing/first-session-case.ts';
import { comeAs, openWindow } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const threat = 'If she takes them away from me I will kill her.';
const later = 'Could we speak about the school days on Thursday?';

const channels = (page: Page) => page.getByRole('navigation', { name: 'Channels' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function send(page: Page, channel: string, text: string) {
  await page.getByRole('textbox', { name: `Message to ${channel}` }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(text)).toBeVisible();
}

/** What a person can see or count besides the newest message: notifications and channels with their previews. */
const around = async (page: Page) => {
  const parts = [
    page.getByRole('link', { name: /^Notifications/ }).first(),
    page.getByRole('navigation', { name: 'Pages' }),
  ];
  const snapshots = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  // The channel that the person chose is in the address.
  return snapshots.map((it) => it.replace(/channel=[^&]+&/, ''));
};

test('a threat in a private channel raises High Risk Detected for the mediator at once and shows nothing to the other party', async ({
  browser,
  product,
}) => {
  const { caseId, emails, api } = await caseAtFirstSession(product);
  const [ruth, ana, ben] = await Promise.all(
    [emails.mediator, emails.ana, emails.ben].map(async (email) => {
      const { page } = await openWindow(browser, product);
      await comeAs(page, email);
      return page;
    }),
  );
  if (!ruth || !ana || !ben) throw new Error('A window is missing.');
  const notificationsOf = async () => (await api.ana.listNotifications()).notifications;
  await api.ana.markAllNotificationsRead();
  const known = new Set((await notificationsOf()).map(({ id }) => id));
  await ruth.goto('/mediator/messages');
  await ana.goto('/divorcee/messages');
  await ben.goto('/divorcee/messages');
  for (const page of [ruth, ana, ben]) await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeEditable();
  await expect(channels(ana).getByRole('button', { name: /Ruth, Ben/ })).toBeVisible();
  // The case comes into the menu after the page.
  await expect(ana.getByRole('link', { name: 'My case' })).toBeVisible();
  const before = await around(ana);

  await send(ben, 'Mediator & Legal Team', threat);
  const alert = ruth.getByRole('region', { name: 'High Risk Detected' });
  await expect(alert).toBeVisible();
  await expect(channels(ruth).getByRole('button', { name: /Ben Duarte · private.*Critical/ })).toBeVisible();
  await alert.getByRole('button', { name: 'Open this channel' }).click();
  await expect(log(ruth).getByText(threat)).toBeVisible();
  await expect(ruth.getByRole('complementary', { name: 'AI panel' }).getByText('A threat to kill')).toBeVisible();

  // A later message in the open channel proves that Ana's window is up to date.
  await channels(ruth)
    .getByRole('button', { name: /^Duarte family/ })
    .click();
  await send(ruth, 'Duarte family', later);
  await expect(channels(ana).getByText(later)).toBeVisible();
  await expect(ana.getByText(/kill|High Risk|Critical/)).toHaveCount(0);
  await channels(ana)
    .getByRole('button', { name: /Ruth, Ben/ })
    .click();
  await expect(log(ana).getByText(later)).toBeVisible();
  await expect(ana.getByText(/kill|High Risk|Critical/)).toHaveCount(0);
  await expect.poll(async () => around(ana)).toEqual(before);
  const news = (await notificationsOf()).filter(({ id }) => !known.has(id));
  expect(news.map((it) => it.visible_to)).toEqual([`case-${caseId}`]);
  expect((await api.ben.listChannels()).channels.every(({ risk }) => risk === null)).toBe(true);
  expect((await api.mediator.listInsights({ caseId })).insights).toHaveLength(1);
});
