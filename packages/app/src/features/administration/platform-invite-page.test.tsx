import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson, type Person } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const newOffice = (admin: Person) =>
  admin.api.createOrganization({ name: `Elm Street ${crypto.randomUUID().slice(0, 8)}` });

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

test('an admin reads which field of an invitation is wrong and why', async () => {
  await renderAt('/admin/invites', await newPerson('admin', 'Alex Admin'));
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(page.getByText('Enter their name.')).toBeVisible();
  await page.getByLabelText('Name').fill('N'.repeat(121));
  await expect.element(page.getByText('Use 120 characters or fewer.')).toBeVisible();
  await expect.element(page.getByText('Enter their name.')).not.toBeInTheDocument();
});

test('an admin who invites a mediator without an organization is asked at the field to choose one', async () => {
  const admin = await newPerson('admin', 'Alex Admin');
  const { organization } = await newOffice(admin);
  await newOffice(admin);
  await renderAt('/admin/invites', admin);
  await page.getByLabelText('Name').fill('Nia New');
  await page.getByLabelText('Email').fill(`${crypto.randomUUID()}@test.example`);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const field = page.getByRole('combobox', { name: 'Organization' });
  await expect.element(field).toHaveAccessibleDescription(/Choose the mediator’s organization\./);
  await expect.element(field).toHaveFocus();
  await field.selectOptions(organization.name);
  await expect.element(page.getByText('Choose the mediator’s organization.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(page.getByText(/^Nia New is invited/)).toBeVisible();
});
