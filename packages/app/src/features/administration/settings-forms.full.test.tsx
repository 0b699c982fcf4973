// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const minutes = page.getByLabelText('Minutes until a quiet session ends');

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

test('an admin sees an error at a wrong number in the platform settings and saves a right one', async () => {
  const admin = await newPerson('admin');
  await renderAt('/admin/settings', admin);
  await minutes.fill('90');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(page.getByText('Enter a whole number from 5 to 60.')).toBeVisible();
  await expect.element(minutes).toHaveFocus();
  await minutes.fill('20');
  await page.getByLabelText(/^Privacy/).fill('We keep little.');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  const { settings } = await admin.api.getPlatformSettings();
  expect(settings).toMatchObject({ idle_minutes: 20, legal_texts: { privacy: 'We keep little.' } });
});

test('an admin lets an outside language model read the texts of an organization, and takes that back', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  await renderAt(`/admin/organizations/${organization.id}?tab=policies`, admin);
  const mayRead = page.getByRole('switch', { name: 'An outside language model may read texts' });
  const saved = async () =>
    (await admin.api.getOrganizationSettings({ orgId: organization.id })).settings.external_ai_enabled;
  await expect.element(mayRead).not.toBeChecked();
  await expect.element(mayRead).toHaveAccessibleDescription(/Tell the people in your cases/);
  await mayRead.click();
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.poll(saved).toBe(true);
  await expect.element(mayRead).toBeChecked();
  await mayRead.click();
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.poll(saved).toBe(false);
});

test('an admin sets whom people are told to call in danger, for each language', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Harbour' });
  await renderAt(`/admin/organizations/${organization.id}?tab=policies`, admin);
  const inSpanish = page.getByRole('region', { name: 'Whom to call in danger, in Spanish' });
  await inSpanish.getByLabelText('Emergency number').fill('Call somebody');
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.element(inSpanish.getByLabelText('Emergency number')).toHaveAccessibleDescription(/Give the number/);
  await inSpanish.getByLabelText('Emergency number').fill('112');
  await inSpanish.getByLabelText('Helpline for violence').fill('016, gratuito');
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect
    .poll(async () => (await admin.api.getOrganizationSettings({ orgId: organization.id })).settings.safety_contacts)
    .toEqual({
      en: { emergency: '', violence_line: '', crisis_line: '' },
      es: { emergency: '112', violence_line: '016, gratuito', crisis_line: '' },
    });
});

test('an admin changes what a paper is in law, and gets the starting text back by emptying it', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Estuary' });
  const saved = async () =>
    (await admin.api.getOrganizationSettings({ orgId: organization.id })).settings.status_texts!.es.parenting;
  const starting = await saved();
  await renderAt(`/admin/organizations/${organization.id}?tab=policies`, admin);
  await expect.element(page.getByText(/Have a lawyer read them before you use them\./)).toBeVisible();
  const inSpanish = page.getByRole('region', { name: 'What a paper is in law, in Spanish' });
  const text = inSpanish.getByLabelText('Parenting Plan');
  await expect.element(text).toHaveValue(starting);
  await text.fill('a'.repeat(1501));
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.element(text).toHaveAccessibleDescription(/Shorten this to 1,?500 characters\./);
  await text.fill('No es una sentencia.');
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.poll(saved).toBe('No es una sentencia.');
  leaveApp();
  await renderAt(`/admin/organizations/${organization.id}?tab=policies`, admin);
  await expect.element(text).toHaveValue('No es una sentencia.');
  await text.fill('');
  await page.getByRole('button', { name: 'Save policies' }).click();
  await expect.poll(saved).toBe(starting);
  await expect.element(text).toHaveValue(starting);
});

test('an admin of the platform switches the needed second step off, and on again', async () => {
  const admin = await newPerson('admin');
  await renderAt('/admin/settings', admin);
  const needed = page.getByRole('switch', { name: 'Mediators and admins need a second step to sign in' });
  const saved = async () => (await admin.api.getPlatformSettings()).settings.staff_factor;
  for (const isOn of [false, true]) {
    await needed.click();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect.poll(saved).toBe(isOn);
  }
});

test('an admin keeps what they typed when somebody else saves meanwhile, and the focus on the button', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  await renderAt(`/admin/organizations/${organization.id}?tab=policies`, admin);
  await minutes.fill('20');
  const { settings } = await admin.api.getOrganizationSettings({ orgId: organization.id });
  const { version } = settings;
  await admin.api.updateOrganizationSettings({ orgId: organization.id, version, cooling_off_hours: 72 });
  window.dispatchEvent(new Event('online'));
  const save = page.getByRole('button', { name: 'Save policies' });
  await save.click();
  await expect.element(minutes).toHaveValue(20);
  await expect.element(page.getByLabelText('Hours to think before signing')).toHaveValue(72);
  await save.click();
  await expect.element(page.getByText('Policies saved')).toBeVisible();
  await expect.element(save).toHaveFocus();
  const { settings: saved } = await admin.api.getOrganizationSettings({ orgId: organization.id });
  expect(saved).toMatchObject({ idle_minutes: 20, cooling_off_hours: 72 });
});
