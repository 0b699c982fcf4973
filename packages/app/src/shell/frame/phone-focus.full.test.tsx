// Guards packages/app/src/shell/** packages/app/src/shared/**
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';

beforeAll(() => page.viewport(390, 700));

/** A page that is long enough to scroll, with the tab bar. */
async function longPage() {
  const { maya } = await newParty();
  await renderAt('/faq', maya);
  await expect.element(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollHeight - innerHeight).toBeGreaterThan(300);
}

test('a party opens and closes the menu on a phone, and the page stays where it was', async () => {
  await longPage();
  scrollTo({ top: 300, behavior: 'instant' });
  await expect.poll(() => scrollY).toBe(300);
  page.getByRole('button', { name: 'Menu' }).element().focus();
  expect(scrollY).toBe(300);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(scrollY).toBe(300);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus();
  expect(scrollY).toBe(300);
});

test('a party who tabs through a page on a phone sees each focused control above the tab bar', async () => {
  await longPage();
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const bar = page.getByRole('navigation', { name: 'Main', exact: true }).element();
  const below: (string | null)[] = [];
  for (let count = 0; count < 20; count += 1) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    if (!focused?.closest('main')) break;
    await new Promise(requestAnimationFrame);
    if (focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top) below.push(focused.textContent);
  }
  expect(scrollY).toBeGreaterThan(0);
  expect(below).toEqual([]);
});
