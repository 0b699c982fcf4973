import { expect, type Locator, type Page } from '@playwright/test';

// Nobody here has a mouse: everything is reached with the Tab key and the keys that a control says it has.

/** The menu of the page. */
export const menu = (page: Page) => page.getByRole('complementary', { name: 'Main menu' });
/** The heading of the page. */
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement);

/** Goes from one control to the next until this one has the focus, as it shows. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 80 && !(await isFocused(target)); steps += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  const isShown = await target.evaluate(
    (it) => it.matches(':focus-visible') && !['', 'none'].includes(getComputedStyle(it).outlineStyle),
  );
  expect(isShown, 'the focus shows').toBe(true);
}

/** Goes to a control and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes all the way around in something that is open, and never leaves it. */
export async function expectKept(page: Page, dialog: Locator) {
  for (let steps = 0; steps < 15; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  }
}
