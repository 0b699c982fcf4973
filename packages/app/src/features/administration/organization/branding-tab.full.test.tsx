// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brandingJson } from '../../../../../../.storybook/branding-json.ts';
import { presetBranding } from '../../../../../../.storybook/branding.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

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
