// Guards packages/app/src/shell/** packages/app/src/features/notifications/** packages/ui/src/theme/preferences.ts
import { expect } from '@playwright/test';
import { expectKept, menu, press, tabTo, title } from '../testing/keyboard.ts';
import { apiOf, comeAs, demoPassword, visit } from '../testing/people.ts';
import { test } from '../testing/product.ts';

// What closes without motion must not wait for the end of an animation that nobody sees.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a party opens, reads, deletes and restores notifications with the keyboard alone', async ({ page, product }) => {
  const { api } = await apiOf(product, 'party-b@demo.example');
  const [mine] = (await api.listCases({})).cases;
  const { postMessage: say } = api;
  await say({ channelId: `case-${mine!.id}`, content: 'Good evening.' });
  await comeAs(page, 'party-a@demo.example');
  await visit(page, '/divorcee');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await press(page, bell);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const rows = panel.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const unread = await panel.getByText('Unread.').count();
  expect(unread).toBeGreaterThan(0);
  const first = rows.filter({ hasText: 'Unread.' }).first();
  await press(page, first.getByRole('button', { name: 'Mark as read' }));
  await expect(panel.getByText('Unread.')).toHaveCount(unread - 1);
  const readFirst = () => rows.first().locator('time').getAttribute('datetime');
  const deleted = await readFirst();
  await press(page, rows.first().getByRole('button', { name: 'Delete notification' }));
  await expect.poll(readFirst).not.toBe(deleted);
  await press(page, panel.getByRole('button', { name: 'Undo' }));
  await expect.poll(readFirst).toBe(deleted);
  await expect(rows.first().locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
});

test('a lawyer changes the theme and logs out in the user menu with the keyboard alone', async ({ page }) => {
  await comeAs(page, 'lawyer-b@demo.example');
  await visit(page, '/lawyer');
  const chip = page.getByRole('banner').locator('[aria-haspopup=menu]');
  await press(page, chip);
  const item = (name: string) => page.getByRole('menuitemradio', { name });
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.type('Dark');
  await expect(item('Dark')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item('Dark')).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(item('Dark')).toHaveCount(0);
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item('Dark')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a mediator opens a page and a case from the command palette with the keyboard alone', async ({ page }) => {
  await comeAs(page, 'mediator@demo.example');
  await visit(page, '/mediator');
  const search = page.getByRole('combobox', { name: 'Search pages, cases and actions' });
  // What listens to the keys comes after the page itself.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('repor');
  await expect(page.getByRole('option', { name: 'Reports' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mediator/reports');
  await expect(title(page, 'Reports')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('okafor');
  await expect(page.getByRole('option', { name: /^Okafor family/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Okafor family')).toBeFocused();
});

test('a mediator signs in, opens a case and opens and closes its chat with the keyboard alone', async ({ page }) => {
  await page.goto('/signin');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('mediator@demo.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(title(page, /./)).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Okafor family', exact: true }).first());
  await expect(title(page, 'Okafor family')).toBeFocused();
  const chat = page.getByRole('link', { name: 'Open chat', exact: true });
  await press(page, chat);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectKept(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(chat).toBeFocused();
});

test('a party uses the skip link, the menu, a panel and the leave confirmation with the keyboard alone', async ({
  page,
}) => {
  await comeAs(page, 'party-a@demo.example');
  await visit(page, '/divorcee');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await press(page, menu(page).getByRole('link', { name: 'Profile' }));
  await expect(title(page, /./)).toBeFocused();
  await expect(page).toHaveURL('/profile');

  const faq = menu(page).getByRole('link', { name: 'FAQ' });
  await press(page, faq);
  const dialog = page.getByRole('dialog', { name: 'Questions and answers' });
  await expect(dialog).toBeVisible();
  await expectKept(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(faq).toBeFocused();

  const home = page.getByRole('button', { name: 'Home', exact: true });
  await press(page, home);
  await expect(page.getByRole('button', { name: 'Stay Here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(home).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Logout & Leave' }));
  await expect(page).toHaveURL('/');
});

test('a dialog traps the focus, moves it to the first invalid field and returns it on closing', async ({ page }) => {
  await comeAs(page, 'mediator@demo.example');
  await visit(page, '/mediator');
  const create = menu(page).getByRole('link', { name: 'Create new case' });
  await press(page, create);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title')).toBeVisible();
  await expectKept(page, dialog);
  await press(page, dialog.getByRole('button', { name: 'Create case' }));
  await expect(dialog.getByLabel('Client full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(create).toBeFocused();
});
