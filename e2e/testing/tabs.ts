import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signIn } from './people.ts';

export const warning = (page: Page) => page.getByRole('alertdialog');
export const title = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });

/** Lets time pass, which all tabs of a browser share, and gives what is due the chance to happen. */
export async function pass({ clock }: BrowserContext, time: string) {
  await clock.fastForward(time);
  await clock.runFor(500);
}

/** Waits for the warning to say this; what React does next waits for the clock, too. */
export const expectWarning = (page: Page, words: string) =>
  expect(async () => {
    await page.context().clock.runFor(200);
    await expect(warning(page)).toContainText(words, { timeout: 500 });
  }).toPass({ timeout: 60_000 });

/** Somebody signed in, with a clock that the test moves, in as many tabs as it takes. */
export async function openTabs(context: BrowserContext, email: string, count: number) {
  await context.clock.install();
  const first = await context.newPage();
  await signIn(first, email);
  await expect(title(first, /./)).toBeVisible();
  const tabs = [first];
  while (tabs.length < count) {
    const next = await context.newPage();
    await next.goto('/dashboard');
    await expect(title(next, /./)).toBeVisible();
    tabs.push(next);
  }
  return tabs as [Page, ...Page[]];
}
