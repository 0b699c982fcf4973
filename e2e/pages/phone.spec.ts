import { expect } from '@playwright/test';
import { settle } from '../testing/looks.ts';
import { comeAs, visit } from '../testing/people.ts';
import { test } from '../testing/product.ts';
import { boxOf } from '../testing/top-bar.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a party reaches the emergency numbers from the lower half of a phone on the dashboard and in the chat', async ({
  page,
}) => {
  await comeAs(page, 'party-a@demo.example');
  for (const path of ['/divorcee', '/divorcee/messages']) {
    await visit(page, path);
    await settle(page);
    const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Get help now' });
    expect((await boxOf(tab)).y).toBeGreaterThan(844 / 2);
    await tab.tap();
    const dialog = page.getByRole('dialog', { name: 'Call for help now' });
    await expect(dialog).toBeVisible();
    const calls = await dialog.getByRole('link').all();
    const addresses = await Promise.all(calls.map((it) => it.getAttribute('href')));
    expect(addresses).toEqual(['tel:112', 'tel:999', 'tel:911']);
    for (const call of calls) expect((await boxOf(call)).height).toBeGreaterThan(55.99);
    const text = dialog.getByText('If you are in danger');
    expect((await boxOf(calls[2]!)).y).toBeLessThan((await boxOf(text)).y);
    expect(page.url()).not.toMatch(/danger|help/);
    await dialog.getByRole('button', { name: 'Close' }).last().tap();
    await expect(tab).toBeFocused();
  }
});
