import { expect } from '@playwright/test';
import { expectKept, menu, press, tabTo, title } from './keyboard.ts';
import { comeAs, demoPassword, visit } from './people.ts';
import { test } from './product.ts';

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
