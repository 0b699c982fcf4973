// Guards packages/app/src/idle/** packages/app/src/auth/**
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { apiOf, signIn } from '../testing/people.ts';
import { type Product, test } from '../testing/product.ts';
import { expectWarning, openTabs, pass, warning } from '../testing/tabs.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message/ });

test('the idle timeout warns in every tab, and staying in one tab closes the warning in all tabs', async ({
  context,
}) => {
  const tabs = await openTabs(context, 'party-a@demo.example', 2);
  const [first, second] = tabs as [Page, Page];
  await pass(context, '13:05');
  for (const tab of tabs) await expectWarning(tab, 'Session Timeout Warning');
  await first.mouse.move(200, 200);
  await first.mouse.move(400, 300);
  await expect(warning(first)).toBeVisible();
  await first.getByRole('button', { name: 'Stay Logged In' }).click();
  await context.clock.runFor(500);
  for (const tab of tabs) await expect(warning(tab)).toBeHidden();
  await pass(context, '11:00');
  await expect(warning(second)).toBeHidden();
  await expect(second).toHaveURL('/divorcee');
});

/** Lets a sign-in session end five minutes after its first report of activity; like the server's, the end stays. */
async function limitSession(context: BrowserContext) {
  let end = Number.POSITIVE_INFINITY;
  await context.route('**/api/auth/activity', async (route) => {
    const response = await route.fetch();
    const now = await route
      .request()
      .frame()
      .evaluate(() => Date.now());
    end = Math.min(end, now + 300_000);
    await route.fulfill({
      response,
      json: { ...(await response.json()), seconds_left: Math.floor((end - now) / 1000) },
    });
  });
}

/** Moves the mouse until the page knows when its sign-in session ends. */
const reportActivity = (page: Page) =>
  expect(async () => {
    for (const at of [200, 300]) await page.mouse.move(at, at);
    expect(await page.evaluate(() => localStorage.getItem('sessionEndsAt'))).not.toBeNull();
  }).toPass({ timeout: 60_000 });

test('the maximum length of a sign-in session ends it in every tab after a warning without an extension, and keeps the draft until the logout', async ({
  context,
}) => {
  await limitSession(context);
  const tabs = await openTabs(context, 'party-b@demo.example', 2);
  const [page, other] = tabs as [Page, Page];
  await page.goto('/divorcee/messages');
  await expect(composer(page)).toBeVisible();
  await pass(context, '01:10');
  await reportActivity(page);
  await pass(context, '03:05');
  await expectWarning(page, 'staying longer is not possible');
  await expect(warning(page).getByRole('button', { name: 'Stay Logged In' })).toBeHidden();
  await page.getByRole('button', { name: 'Work on until then' }).click();
  await context.clock.runFor(500);
  await expect(warning(page)).toBeHidden();
  await composer(page).fill('One more thought about the house.');
  await pass(context, '02:00');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText(/^Your session has ended/)).toBeVisible();
  }
  await context.unroute('**/api/auth/activity');
  await signIn(page, 'party-b@demo.example');
  await expect(page).toHaveURL('/divorcee/messages');
  await expect(composer(page)).toHaveValue('One more thought about the house.');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
});

test('a device that slept past the idle timeout is signed out when it wakes', async ({ context }) => {
  const [page] = await openTabs(context, 'party-b@demo.example', 1);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 3 * 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
});

/** The admin sets the shortest limit for an organization, as its settings page does. */
async function shorten(product: Product, mediator: string) {
  const { api } = await apiOf(product, mediator);
  const { user } = await api.getMe();
  const { api: admin } = await apiOf(product, 'admin@demo.example');
  const orgId = user.organization_id ?? '';
  const { settings } = await admin.getOrganizationSettings({ orgId });
  await admin.updateOrganizationSettings({ orgId, idle_minutes: 5, warning_seconds: 60, version: settings.version });
}

test('the idle timeout follows the organization’s limit of five minutes with one minute of warning', async ({
  context,
  product,
}) => {
  await shorten(product, 'other-mediator@demo.example');
  const [page] = await openTabs(context, 'other-mediator@demo.example', 1);
  await pass(context, '03:05');
  await expect(warning(page)).toBeHidden();
  await pass(context, '01:00');
  await expectWarning(page, 'after 5 quiet minutes');
  await page.getByRole('button', { name: 'Logout Now' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
