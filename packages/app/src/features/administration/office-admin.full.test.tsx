// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newOfficeAdmin, newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const menu = page.getByRole('navigation', { name: 'Pages' });
const entry = (name: string) => menu.getByRole('link', { name, exact: true });

test('an admin of an organization finds its parts, and nothing of the platform', async () => {
  await newCase();
  const admin = await newOfficeAdmin();
  const { path } = await renderAt('/admin', admin);
  const card = page.getByRole('region', { name: 'Your organization' });
  await expect.element(card.getByText('Test Mediation')).toBeVisible();
  for (const name of ['Organizations', 'System health', 'Settings']) expect(entry(name).query()).toBeNull();
  await expect.element(entry('Audit log')).toBeVisible();
  await card.getByRole('link', { name: 'Members' }).click();
  await expect.element(page.getByRole('table', { name: 'Members' })).toBeVisible();
  expect(page.getByRole('button', { name: /Suspend/ }).query()).toBeNull();
  expect(path()).toBe(`/admin/organizations/${admin.user.organization_id}`);
});

test.for(['/admin/organizations', '/admin/system-health', '/admin/settings'])(
  'an admin of an organization who opens %s is led home',
  async (address) => {
    const { path } = await renderAt(address, await newOfficeAdmin());
    await expect.poll(path).toBe('/admin');
  },
);

test('an admin of an organization invites into it without choosing one, and the platform’s admin chooses', async () => {
  await renderAt('/admin/invites', await newOfficeAdmin());
  await expect.element(page.getByLabelText('Role')).toBeVisible();
  expect(page.getByLabelText('Organization').query()).toBeNull();
  leaveApp();
  await renderAt('/admin/invites', await newPerson('admin'));
  await expect.element(page.getByLabelText('Organization')).toBeVisible();
});
