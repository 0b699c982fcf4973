// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson, type Person } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const newOffice = (admin: Person) =>
  admin.api.createOrganization({ name: `Elm Street ${crypto.randomUUID().slice(0, 8)}` });

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

test('an admin keeps role and organization for the next invitation, and gets the link with a button to copy it', async () => {
  const admin = await newPerson('admin', 'Alex Admin');
  const { organization } = await newOffice(admin);
  await renderAt('/admin/invites', admin);
  await page.getByLabelText('Name').fill('Nia New');
  await page.getByLabelText('Email').fill(`${crypto.randomUUID()}@test.example`);
  await page.getByLabelText('Role').selectOptions('Lawyer');
  await page.getByLabelText('Organization').selectOptions(organization.name);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(page.getByLabelText('Link')).toHaveValue(expect.stringContaining('/accept-invitation/'));
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('');
  await expect.element(page.getByLabelText('Role')).toHaveValue('lawyer');
  await expect.element(page.getByLabelText('Organization')).toHaveValue(organization.id);
});

test('an admin who invites a person with that role already reads it at the email field', async () => {
  const admin = await newPerson('admin', 'Alex Admin');
  const lea = await newPerson('lawyer', 'Lea Kim');
  await renderAt('/admin/invites', admin);
  await page.getByLabelText('Name').fill('Lea Kim');
  await page.getByLabelText('Email').fill(lea.email);
  await page.getByLabelText('Role').selectOptions('Lawyer');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(/This person already has this role\./);
  await expect.element(page.getByText(/is invited/)).not.toBeInTheDocument();
});

test('an admin sends a platform invitation in Spanish, sees it in the list and withdraws it', async () => {
  const admin = await newPerson('admin', 'Alex Admin');
  const name = `Nia ${crypto.randomUUID().slice(0, 8)}`;
  await renderAt('/admin/invites', admin);
  await page.getByLabelText('Name').fill(name);
  await page.getByLabelText('Email').fill(`${crypto.randomUUID()}@test.example`);
  await page.getByLabelText('Role').selectOptions('Lawyer');
  await expect.element(page.getByLabelText('Language of the invitation')).toHaveValue('en');
  await page.getByLabelText('Language of the invitation').selectOptions('Español');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect.element(row.getByText('The platform')).toBeVisible();
  const { invitations } = await admin.api.listAllInvitations({ limit: 100 });
  expect(invitations.find((it) => it.name === name)).toMatchObject({ language: 'es' });
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
