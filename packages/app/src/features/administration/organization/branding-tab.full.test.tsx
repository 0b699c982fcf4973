// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brandingJson } from '../../../../../../.storybook/branding-json.ts';
import { presetBranding } from '../../../../../../.storybook/branding.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { limits } from '@mediation/api-client';
import { chooseWith, photoFile } from '../../../testing/choose-files.ts';

const field = (name: string) => page.getByLabelText(name, { exact: true });

test('an admin pastes a brand from Storybook as JSON and saves it, and invalid JSON is rejected', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  await renderAt(`/admin/organizations/${organization.id}?tab=branding`, admin);

  await page.getByLabelText(/^Brand as JSON/).fill('{"primaryColor":"yellow"}');
  await expect.element(page.getByText('This is not the JSON of a brand.')).toBeVisible();
  await page.getByLabelText(/^Brand as JSON/).fill(brandingJson(presetBranding('lantern')));
  await expect.element(field('Display name')).toHaveValue('Lantern Mediation');
  await expect.element(field('Primary color')).toHaveValue('#f6e38a');

  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect.element(page.getByText('Branding saved')).toBeVisible();
  const { branding } = await admin.api.getBranding({ orgId: organization.id });
  expect(branding).toMatchObject({
    displayName: 'Lantern Mediation',
    primaryColor: '#f6e38a',
    tagline: 'A light on the way through',
  });
});

test('an admin adds a logo, keeps what they typed beside it, and removes the logo again', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  const logoUrl = async () => (await admin.api.getBranding({ orgId: organization.id })).branding.logoUrl;
  await renderAt(`/admin/organizations/${organization.id}?tab=branding`, admin);
  await field('Tagline').fill('A light on the way through');

  await chooseWith('Add a logo', new File(['no picture'], 'logo.png', { type: 'image/png' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await logoUrl()).toBeNull();
  await chooseWith('Add a logo', await photoFile(200, 80));
  await expect.element(page.getByRole('button', { name: 'Replace the logo' })).toBeVisible();
  expect(await logoUrl()).toMatch(/^\/api\/organizations\/.*\/logo\?v=/);
  await expect.element(field('Tagline')).toHaveValue('A light on the way through');
  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect.element(page.getByText('Branding saved')).toBeVisible();
  expect((await admin.api.getBranding({ orgId: organization.id })).branding.tagline).toBe('A light on the way through');

  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect.element(page.getByRole('button', { name: 'Add a logo' })).toBeVisible();
  expect(await logoUrl()).toBeNull();
});

test('an admin who chooses a logo over the size limit reads the limit', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  await renderAt(`/admin/organizations/${organization.id}?tab=branding`, admin);
  const large = new File([new Uint8Array(limits.logoMaxBytes + 1)], 'logo.png', { type: 'image/png' });
  await chooseWith('Add a logo', large);
  const limit = `at most ${limits.logoMaxBytes / 1024 / 1024} MB`;
  await expect.element(page.getByRole('alert')).toMatchTextContent(limit);
});
