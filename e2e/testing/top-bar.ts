import { expect, type Locator, type Page } from '@playwright/test';

/** Where an element is. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not on the page`);
  return box;
}

/** Expects that the controls of the top bar and the quick exit neither overlap nor leave the window. */
export async function expectNoOverlap(page: Page, where: string) {
  const width = page.viewportSize()?.width ?? 0;
  // Parts of the bar that are still loading change while they are measured.
  await expect(async () => {
    const inBar = page.getByRole('banner').locator(':is(a, button):visible');
    const parts = await inBar.or(page.locator('[data-quick-exit]')).all();
    const boxes = await Promise.all(parts.map(boxOf));
    const inOrder = boxes.filter((it) => it.width > 0).toSorted((a, b) => a.x - b.x);
    expect(inOrder.length).toBeGreaterThanOrEqual(3);
    for (const [at, box] of inOrder.entries()) {
      const before = inOrder[at - 1];
      expect(box.x, where).toBeGreaterThanOrEqual(before ? before.x + before.width : 0);
      expect(box.x + box.width, where).toBeLessThanOrEqual(width);
    }
  }).toPass({ timeout: 60_000 });
}

/** Sets the size of the letters of a page; 16 px is 100 %. */
export const setLetters = (page: Page, px: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, px);
