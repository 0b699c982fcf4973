// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('an admin sees an error at a wrong number of years in the policies and saves a right one', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  await renderAt(`/admin/organizations/${organization.id}?tab=policies`, admin);
  const years = page.getByLabelText('Financial documents');
  await years.fill('50');
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.element(page.getByText('Enter a whole number from 1 to 30.')).toBeVisible();
  await years.fill('9');
  await page.getByLabelText('Warn before that').selectOptions('60 seconds');
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.element(page.getByText('Policies saved')).toBeVisible();
  const { settings } = await admin.api.getOrganizationSettings({ orgId: organization.id });
  expect(settings).toMatchObject({ warning_seconds: 60, retention: { financial_documents: 9 } });
});

test('an admin sees an error at a wrong address of a video server, saves a right one and removes it', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  await renderAt(`/admin/organizations/${organization.id}?tab=policies`, admin);
  const address = page.getByLabelText(/^Address of your own Jitsi server/);
  const saved = async () => (await admin.api.getOrganizationSettings({ orgId: organization.id })).settings.video_url;
  await address.fill('http://meet.example.org');
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.element(address).toHaveAccessibleDescription(/Enter an address that begins with https:\/\/, like/);
  await expect.element(address).toHaveValue('http://meet.example.org');
  await address.fill('https://meet.example.org/');
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.poll(saved).toBe('https://meet.example.org');
  await expect.element(address).toHaveValue('https://meet.example.org');
  await address.fill('');
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.poll(saved).toBeNull();
});
