import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createApiClient } from '@mediation/api-client';
import { paths } from '../../paths.ts';
import { newPerson, password } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

const part = (name: string) =>
  page.getByRole('navigation', { name: 'Parts of your profile' }).getByRole('link', { name });

test('the quick exit setting takes only a web address and shows the error at its field', async () => {
  const person = await newPerson('divorcee');
  await renderAt(`${paths.profile()}?part=safety`, person);
  const address = page.getByLabelText(/^Page that opens/);
  await address.fill('https://[');
  await button('Save page').click();
  await expect.element(address).toHaveAccessibleDescription(/Enter an address that begins with https:\/\/\.$/);
  await address.fill(' https://weather.example/today ');
  await button('Save page').click();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  expect((await person.api.getMe({})).settings.quick_exit_url).toBe('https://weather.example/today');
});

test('a person saves their safe contact channels and code word', async () => {
  const person = await newPerson('divorcee');
  await renderAt(`${paths.profile()}?part=safety`, person);
  await page.getByRole('checkbox', { name: 'Messages on this platform' }).click();
  await expect.element(page.getByText('Without email we send you no mail at all', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: /^Code word/ }).fill('lantern');
  await button('Save and confirm').click();
  await expect.element(page.getByText('Last confirmed by you on', { exact: false })).toBeVisible();
  const { safe_contact: contact } = (await person.api.getMe({})).settings;
  expect(contact).toMatchObject({ channels: ['app'], code_word: 'lantern' });
});

test('a wrong current password shows an error at its field, and the right one changes it and ends the other sign-in sessions', async () => {
  const person = await newPerson('divorcee');
  const guest = createApiClient({ baseUrl: '', token: () => null });
  await guest.login({ email: person.email, password });
  await renderAt(`${paths.profile()}?part=sign-in`, person);
  await expect.element(button(/^Sign out /).first()).toBeVisible();
  await page.getByLabelText('Current password').fill('not this one');
  await page.getByLabelText('New password', { exact: true }).fill('Another-Quiet-8');
  await page.getByLabelText('Confirm new password').fill('Another-Quiet-8');
  await button('Change password').click();
  await expect
    .element(page.getByLabelText('Current password'))
    .toHaveAccessibleDescription('This is not your current password.');

  await page.getByLabelText('Current password').fill(password);
  await button('Change password').click();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  await expect.poll(async () => (await person.api.listMySessions({})).sessions).toHaveLength(1);
  await expect.element(page.getByText('This device')).toBeVisible();
});

test('a person exports their data and sends an erasure request', async () => {
  const person = await newPerson('divorcee');
  await renderAt(paths.profile(), person);
  await part('Your data').click();
  await button('Collect my data').click();
  await expect.element(button('Save my-data.zip')).toBeVisible();
  await button('Ask to erase my data').click();
  await button('Send the request').click();
  await expect.element(page.getByText('Asked for', { exact: true })).toBeVisible();
  expect((await person.api.getErasure({})).erasure?.status).toBe('requested');
});
