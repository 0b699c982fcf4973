// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const question = page.getByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('an admin reads what stops before they suspend an organization, and lifts the suspension again', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: `Lantern ${crypto.randomUUID()}` });
  const isSuspended = async () => (await admin.api.getOrganization({ orgId: organization.id })).organization.suspended;
  await renderAt(`/admin/organizations/${organization.id}`, admin);

  await button('Suspend').click();
  await expect.element(question.getByText(/nobody can write, send documents, sign/)).toBeVisible();
  await expect.element(question.getByText(/still say that they are in danger/)).toBeVisible();
  await question.getByRole('button', { name: 'Keep it active' }).click();
  expect(await isSuspended()).toBe(false);

  await button('Suspend').click();
  await question.getByRole('button', { name: 'Suspend the organization' }).click();
  await expect.element(page.getByText(`${organization.name} is suspended`)).toBeVisible();
  await expect.element(page.getByText(/^Suspended: people can read everything here/)).toBeVisible();
  expect(await isSuspended()).toBe(true);

  await button('Lift the suspension').click();
  await question.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect.element(page.getByText(`Suspension of ${organization.name} lifted`)).toBeVisible();
  await expect.element(button('Suspend')).toBeVisible();
  expect(await isSuspended()).toBe(false);
});
