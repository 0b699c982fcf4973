import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

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

test('an admin reads into which organization they invited a mediator, also once it is suspended', async () => {
  const admin = await newPerson('admin', 'Alex Admin');
  const office = `Elm Street ${crypto.randomUUID().slice(0, 8)}`;
  const { organization } = await admin.api.createOrganization({ name: office });
  const name = `Nia ${crypto.randomUUID().slice(0, 8)}`;
  await renderAt('/admin/invites', admin);
  await page.getByLabelText('Name').fill(name);
  await page.getByLabelText('Email').fill(`${crypto.randomUUID()}@test.example`);
  await page.getByLabelText('Role').selectOptions('Mediator');
  await page.getByLabelText('Organization').selectOptions(office);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect.element(row.getByText(office)).toBeVisible();
  await expect.element(row.getByText('The platform')).not.toBeInTheDocument();
  leaveApp();
  await admin.api.updateOrganization({ orgId: organization.id, suspended: true, version: organization.version });
  await renderAt('/admin/invites', admin);
  await expect.element(row.getByText(office)).toBeVisible();
});
