// Guards packages/app/src/idle/** packages/app/src/auth/**
import { expect } from '@playwright/test';
import { apiOf } from './people.ts';
import { type Product, test } from './product.ts';
import { expectWarning, openTabs, pass, warning } from './tabs.ts';

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
