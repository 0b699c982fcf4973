import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('an admin sends a platform invitation, sees it in the list and withdraws it', async () => {
  const admin = await newPerson('admin', 'Alex Admin');
  const name = `Nia ${crypto.randomUUID().slice(0, 8)}`;
  await renderAt('/admin/invites', admin);
  await page.getByLabelText('Name').fill(name);
  await page.getByLabelText('Email').fill(`${crypto.randomUUID()}@test.example`);
  await page.getByLabelText('Role').selectOptions('Lawyer');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect.element(row.getByText('The platform')).toBeVisible();
  await page.getByRole('button', { name: `Withdraw the invitation of ${name}` }).click();
  await expect.element(row.getByText('Withdrawn')).toBeVisible();
});
