import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The main menu. */
export const menu = page.getByRole('complementary', { name: 'Main menu' });

/** The names of the entries, in order. */
export const entries = async () => {
  await expect.element(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
  return menu
    .getByRole('link')
    .elements()
    .map((it) => it.textContent);
};
