import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The main menu. */
export const menu = page.getByRole('complementary', { name: 'Main menu' });

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;

/** The names of the entries, in order, without their counts: tests share a server, so others may wait for support. */
export const entries = async () => {
  await expect.element(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
  return menu
    .getByRole('link')
    .elements()
    .map((it) => Array.from(it.childNodes).find(isText)?.textContent);
};
