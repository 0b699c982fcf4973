import { type BrowserContext, type Page, expect } from '@playwright/test';
import { apiOf, signIn } from '../testing/people.ts';
import { test } from '../testing/product.ts';
import { expectWarning, openTabs, pass, title } from '../testing/tabs.ts';

/** Stops the clock, so that a slow browser does not use up the seconds that a warning lasts. */
async function stopClock({ clock }: BrowserContext, page: Page) {
  await clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test('the idle timeout signs out every tab, and the next sign-in returns the person to the last page of that tab', async ({
  context,
}) => {
  const tabs = await openTabs(context, 'lawyer-a@demo.example', 2);
  const [first, second] = tabs as [Page, Page];
  await second.goto('/divorcee/messages');
  await expect(title(second, /./)).toBeVisible();
  await first.goto('/profile');
  await expect(title(first, /./)).toBeVisible();
  await pass(context, '13:10');
  await stopClock(context, first);
  await pass(context, '01:22');
  for (const tab of tabs) await expectWarning(tab, 'Session Expiring!');
  await context.clock.resume();
  await pass(context, '00:30');
  for (const tab of tabs) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText(/^Your session has ended/)).toBeVisible();
  }
  expect(await first.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await signIn(second, 'lawyer-a@demo.example');
  await expect(second).toHaveURL('/divorcee/messages');
});

test('a sign-in session revoked on the server ends in every tab with one app:unauthorized event and does not resume', async ({
  context,
  product,
}) => {
  await context.addInitScript(() => {
    addEventListener('app:unauthorized', () => {
      const count = Number(sessionStorage.getItem('ends-heard') ?? 0);
      sessionStorage.setItem('ends-heard', String(count + 1));
    });
  });
  const tabs = await openTabs(context, 'lawyer-a@demo.example', 2);
  const { api } = await apiOf(product, 'lawyer-a@demo.example');
  const { sessions } = await api.listMySessions();
  for (const it of sessions) if (!it.is_current) await api.endMySession({ sessionId: it.id });
  await tabs[0].reload();
  for (const tab of tabs) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText(/^Your session has ended/)).toBeVisible();
  }
  const heard = await Promise.all(tabs.map((tab) => tab.evaluate(() => sessionStorage.getItem('ends-heard'))));
  expect(heard.filter((it) => it !== null)).toEqual(['1']);
  await tabs[0].goto('/divorcee');
  await expect(tabs[0]).toHaveURL('/');
  await expect(tabs[0].getByText(/^Your session has ended/)).toBeVisible();
});

test('quick exit by the keyboard signs a party out, takes every tab off the site and clears the storage', async ({
  context,
}) => {
  await context.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'weather' }));
  const tabs = await openTabs(context, 'party-a@demo.example', 2);
  const [first] = tabs;
  const ended = context.waitForEvent('request', (it) => it.url().endsWith('/api/auth/logout'));
  await first.keyboard.press('ShiftLeft');
  await first.keyboard.press('ShiftRight');
  await first.keyboard.press('ShiftLeft');
  await ended;
  for (const tab of tabs) await expect(tab).toHaveURL('https://www.bbc.com/weather');
  const fresh = await context.newPage();
  await fresh.goto('/divorcee');
  await expect(fresh).toHaveURL('/');
  expect(await fresh.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a tab that opens later shares the idle time of the other tabs', async ({ context }) => {
  const tabs = await openTabs(context, 'lawyer-b@demo.example', 1);
  const [first] = tabs;
  await pass(context, '12:30');
  const late = await context.newPage();
  await late.goto('/profile');
  await expect(title(late, /./)).toBeVisible();
  await pass(context, '00:40');
  await expectWarning(first, 'Session Timeout Warning');
  await expectWarning(late, 'Session Timeout Warning');
});
