import axe from 'axe-core';
import { expect, type Page, type Request } from '@playwright/test';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Every look of a page; the theme follows the device of somebody who chose none. */
const looks = [
  { name: 'light', theme: 'light', viewport: wide },
  { name: 'light on a phone', theme: 'light', viewport: phone },
  { name: 'dark', theme: 'dark', viewport: wide },
  { name: 'dark on a phone', theme: 'dark', viewport: phone },
] as const;

type Look = (typeof looks)[number];

/** The quick set checks a page in one look, another one at each commit; the page's story shows the others. */
const [checked, first] =
  process.env['TEST_SET'] === 'quick' ? [1, Number(process.env['COMMIT_NUMBER'] ?? 0)] : [looks.length, 0];

/** The looks in which a page is checked, beginning with another one for each page. */
export const looksOf = (turn: number): Look[] =>
  Array.from({ length: checked }, (_, at) => looks[(at + turn + first) % looks.length]!);

/** Gives the device of a page this theme and size. */
export async function applyLook(page: Page, { theme, viewport }: Look) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
}

const requests = new WeakMap<Page, Set<Request>>();

/** What a page has asked for and not got yet; from the first time on that somebody wants to know. */
export function pendingRequests(page: Page): Set<Request> {
  const open = requests.get(page) ?? new Set();
  if (requests.has(page)) return open;
  requests.set(page, open);
  let isLeaving = false;
  page.on('request', (it) => {
    if (it.isNavigationRequest()) isLeaving = true;
    open.add(it);
  });
  // What a page asks for while it is left ends with it, and no event says so.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && isLeaving) open.clear();
    if (frame === page.mainFrame()) isLeaving = false;
  });
  page.on('requestfinished', (it) => open.delete(it));
  page.on('requestfailed', (it) => open.delete(it));
  return open;
}

/** Waits until a page shows all that it is going to show: nothing loads, nothing moves. */
export async function settle(page: Page) {
  const content = page.getByRole('dialog').or(page.getByRole('heading', { level: 1 }));
  await expect(content.first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 200 })));
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    expect(await content.count()).toBeGreaterThan(0);
    expect([...pendingRequests(page)].map((it) => it.url())).toEqual([]);
  }).toPass({ intervals: [20, 50, 100], timeout: 60_000 });
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((it) => it.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((it) => it.finished));
  });
}

/** What depends on the theme; everything else axe asks of a page is the same in the dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs every rule of axe on the whole page in each of its looks, in the dark only those of color where a light look is
 * checked too, and looks for sideways scrolling. `turn` counts the pages.
 */
export async function expectAccessible(page: Page, where: string, turn = 0) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  for (const look of looksOf(turn)) {
    await applyLook(page, look);
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
    const rules = look.theme === 'dark' && checked > 1 ? { runOnly: colorRules } : {};
    const found = await page.evaluate(async (asked) => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...asked });
      const sideways = document.documentElement.scrollWidth - innerWidth;
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
      ];
    }, rules);
    expect.soft(found, `${where}, ${look.name}`).toEqual([]);
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
