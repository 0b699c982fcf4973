import { expect, type Page } from '@playwright/test';
import { demoPassword } from './people.ts';

interface Client {
  title: string;
  name: string;
  email: string;
}

/** Creates a case through the dialog; returns its id. The page shows the case afterwards. */
export async function createCase(page: Page, { title, name, email }: Client) {
  await page.getByRole('link', { name: 'Create new case' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Client full name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('+44 117 496 0100');
  await dialog.getByLabel('Date of birth').fill('1988-03-14');
  await dialog.getByLabel('Address').fill('3 Quay Street, Bristol');
  await dialog.getByRole('button', { name: 'Create case' }).click();
  await expect(page).toHaveURL(/\/case\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url().split('/case/')[1]!.slice(0, 36);
}

interface Guest {
  name: string;
  email: string;
  side: 'A' | 'B';
  role?: 'divorcee' | 'lawyer';
}

/** Invites somebody to the case that the page shows; returns the link of the invitation. */
export async function invite(page: Page, { name, email, side, role = 'divorcee' }: Guest) {
  await page.getByRole('link', { name: 'Participants' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByLabel(role === 'lawyer' ? 'Lawyer of' : 'Place').selectOption(side);
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return link;
}

/** Accepts an invitation with a new account. */
export async function accept(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Confirm password').fill(demoPassword);
  await page.getByRole('button', { name: /accept/i }).click();
  await expect(page).toHaveURL(/\/(divorcee|lawyer)$/);
}
