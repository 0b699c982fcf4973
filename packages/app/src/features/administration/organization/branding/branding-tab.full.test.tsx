// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brandingJson } from '../../../../../../../.storybook/branding-json.ts';
import { presetBranding } from '../../../../../../../.storybook/branding.ts';
import { newPerson } from '../../../../testing/people.ts';
import { renderAt } from '../../../../testing/render-app.tsx';
import { limits } from '@mediation/api-client';
import { chooseWith, photoFile } from '../../../../testing/choose-files.ts';

const field = (name: string) => page.getByLabelText(name, { exact: true });

const save = () => page.getByRole('button', { name: 'Save branding' }).click();
const saved = () => expect.element(page.getByText('Branding saved')).toBeVisible();

type Admin = Awaited<ReturnType<typeof newPerson>>;

/** Opens the branding of a new organization, as an admin. */
async function openBranding(prepare?: (api: Admin['api'], orgId: string) => Promise<unknown>) {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  const orgId = organization.id;
  await prepare?.(admin.api, orgId);
  await renderAt(`/admin/organizations/${orgId}?tab=branding`, admin);
  const branding = async () => (await admin.api.getBranding({ orgId })).branding;
  return { api: admin.api, orgId, branding };
}

test('an admin pastes a brand from Storybook and saves it, and what is no brand is rejected', async () => {
  const { branding } = await openBranding();
  await page.getByRole('button', { name: 'Paste from Storybook' }).click();
  const pasted = page.getByLabelText('Copied brand');
  await expect.element(pasted).toHaveFocus();
  await pasted.fill('{"primaryColor":"yellow"}');
  await expect.element(page.getByText('This is not a brand. Copy all of it once more.')).toBeVisible();
  await pasted.fill(brandingJson(presetBranding('lantern')));
  await expect.element(field('Display name')).toHaveValue('Lantern Mediation');
  await expect.element(field('Primary color')).toHaveValue('#f6e38a');

  await save();
  await saved();
  expect(await branding()).toMatchObject({
    displayName: 'Lantern Mediation',
    primaryColor: '#f6e38a',
    tagline: 'A light on the way through',
    isCustom: true,
  });
});

test('an admin saves a logo with what they typed, and one over the size limit or that is no picture is refused', async () => {
  const { branding } = await openBranding();
  await page.getByText('Use our own colors and logo').click();
  await field('Tagline').fill('A light on the way through');
  const large = new File([new Uint8Array(limits.logoMaxBytes + 1)], 'logo.png', { type: 'image/png' });
  await chooseWith('Add a logo', large);
  const limit = `at most ${limits.logoMaxBytes / 1024 / 1024} MB`;
  await expect.element(page.getByRole('alert')).toMatchTextContent(limit);

  await chooseWith('Add a logo', new File(['no picture'], 'logo.png', { type: 'image/png' }));
  await save();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect((await branding()).logoUrl).toBeNull();
  await expect.element(field('Tagline')).toHaveValue('A light on the way through');

  await chooseWith('Replace the logo', await photoFile(200, 80));
  await save();
  await saved();
  expect(await branding()).toMatchObject({
    logoUrl: expect.stringMatching(/^\/api\/organizations\/.*\/logo\?v=/),
    tagline: 'A light on the way through',
  });
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
});

test('an admin who switches the own look off goes back to the platform’s colors without a logo, and keeps the name', async () => {
  const { branding } = await openBranding(async (api, orgId) => {
    await api.updateBranding({ orgId, version: 1, displayName: 'Lantern House', primaryColor: '#14284b' });
    await api.uploadLogo({ orgId, file: await photoFile(200, 80) });
  });
  await expect.element(field('Primary color')).toHaveValue('#14284b');
  await page.getByText('Use our own colors and logo').click();
  await expect.element(field('Primary color')).toBeDisabled();
  await save();
  await saved();
  expect(await branding()).toMatchObject({
    displayName: 'Lantern House',
    primaryColor: '#3b82f6',
    logoUrl: null,
    isCustom: false,
  });
});

test('an admin who saves after another one keeps what they typed, sees what the other saved, and saves again', async () => {
  const { api, orgId, branding } = await openBranding();
  await field('Tagline').fill('A light on the way through');
  await api.updateBranding({ orgId, version: 1, displayName: 'Lantern House', tagline: 'Another one' });
  await save();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field('Display name')).toHaveValue('Lantern House');
  await expect.element(field('Tagline')).toHaveValue('A light on the way through');
  await save();
  await saved();
  expect(await branding()).toMatchObject({ displayName: 'Lantern House', tagline: 'A light on the way through' });
});

test('an admin whose website is wrong reads how to write it, and saving leads to the field', async () => {
  const { branding } = await openBranding();
  const website = page.getByLabelText(/^Website/);
  await website.fill('lantern.example');
  await expect.element(page.getByText('Enter an address that begins with https://.')).toBeVisible();
  await save();
  await expect.element(website).toHaveFocus();
  expect((await branding()).website).toBeNull();
});
