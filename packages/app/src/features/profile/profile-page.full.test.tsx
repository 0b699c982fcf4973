// Guards packages/app/src/features/profile/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { strFromU8, unzipSync } from 'fflate';
import { paths } from '../../paths.ts';
import { pdfFile } from '../../testing/choose-files.ts';
import { newParty } from '../../testing/parties.ts';
import { newPerson, password } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';
import { createApiClient } from '@mediation/api-client';

const button = (name: string | RegExp) => page.getByRole('button', { name });

const part = (name: string) =>
  page.getByRole('navigation', { name: 'Parts of your profile' }).getByRole('link', { name });

test('a person changes their name', async () => {
  const person = await newPerson('mediator', 'Ruth Lindqvist');
  await renderAt(paths.profile(), person);
  await page.getByLabelText('Name').fill('Ruth Okoro');
  await button('Save details').click();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  expect((await person.api.getMe({})).user.name).toBe('Ruth Okoro');
});

test('a person reads while writing their name which letter a PDF cannot show', async () => {
  await renderAt(paths.profile(), await newPerson('mediator', 'Ruth Lindqvist'));
  await page.getByLabelText('Name').fill('Ruth \u{13000}');
  await expect.element(page.getByText(/^A PDF has no letter for a part of “\u{13000}”/u)).toBeVisible();
});

test('the profile shows a wrong phone number at its field, and a phone left empty is removed', async () => {
  const person = await newPerson('mediator');
  await person.api.updateMe({ phone: '+44 117 496 0233' });
  await renderAt(paths.profile(), person);
  const phone = page.getByLabelText(/^Phone/);
  await expect.element(phone).toHaveValue('+44 117 496 0233');
  await phone.fill('by pigeon');
  await button('Save details').click();
  await expect.element(phone).toHaveAccessibleDescription('Enter a phone number, like +44 117 496 0233.');
  await phone.fill('');
  await button('Save details').click();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  expect((await person.api.getMe({})).settings.phone).toBeNull();
});

test('a party saves a zip with their data and each document once, also where two have the same name', async () => {
  const { maya, caseId: case_id } = await newParty();
  const { uploadFile } = maya.api;
  const sent = ['First', 'Second'].map((words) => pdfFile('Escritura – casa.pdf', words));
  for (const file of sent) await uploadFile({ case_id, doc_type: 'other', audience: 'mediator', file });
  const saved = vi.spyOn(URL, 'createObjectURL');
  await renderAt(paths.profile(), maya);
  await part('Your data').click();
  await button('Collect my data').click();
  await button('Save my-data.zip').click();
  const archive = saved.mock.calls.map(([it]) => it).find((it) => it instanceof Blob && it.type === 'application/zip');
  const files = unzipSync(new Uint8Array(await (archive as Blob).arrayBuffer()));
  expect(JSON.parse(strFromU8(files['my-data.json']!))).toHaveProperty('data.documents');
  const texts = ['documents/Escritura – casa.pdf', 'documents/Escritura – casa (2).pdf'].map((it) =>
    strFromU8(files[it]!),
  );
  expect(texts.toSorted()).toEqual(await Promise.all(sent.map((it) => it.text())));
  saved.mockRestore();
});

test('a person changes the language of the platform at once', async () => {
  const person = await newPerson('lawyer');
  await renderAt(`${paths.profile()}?part=display`, person);
  await page.getByLabelText('Language of the platform').selectOptions('es');
  await expect.poll(() => document.documentElement.lang).toBe('es');
  await expect.poll(async () => (await person.api.getMe({})).settings.language).toBe('es');
});

test('a party shows when they have read a message only after they turn it on', async () => {
  const { maya, tomas } = await newParty();
  await renderAt(`${paths.profile()}?part=safety`, maya);
  const share = page.getByRole('switch', { name: 'Show the other party when I have read a message' });
  await expect.element(share).not.toBeChecked();
  await share.click();
  const settings = async () => (await maya.api.getMe({})).settings.shares_read_receipts;
  await expect.poll(settings).toBe(true);
  await page.getByRole('switch', { name: 'Hide my last-seen and read receipts' }).click();
  await expect.element(share).toBeDisabled();
  await expect.element(share).not.toBeChecked();
  expect((await tomas.api.getMe({})).settings.shares_read_receipts).toBe(false);
});

test('saving notification preferences shows a change made elsewhere first and keeps the person’s choices', async () => {
  const person = await newPerson('divorcee');
  const { preferences } = await person.api.getNotificationPreferences({});
  await renderAt(`${paths.profile()}?part=notifications`, person);
  await page.getByRole('group', { name: 'New messages' }).getByRole('checkbox', { name: 'By email' }).click();
  await person.api.updateNotificationPreferences({ ...preferences, wording: 'neutral' });

  await button('Save how I am told').click();
  await expect.element(page.getByText('Wording: neutral')).toBeVisible();
  await expect
    .element(page.getByRole('group', { name: 'New messages' }).getByRole('checkbox', { name: 'By email' }))
    .not.toBeChecked();

  await button('Save how I am told').click();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  const saved = (await person.api.getNotificationPreferences({})).preferences;
  expect(saved.types.message.email).toBe(false);
  expect(saved.wording).toBe('full');
});

test('a person who changed their notification settings is asked before they leave without saving, also by closing the tab', async () => {
  const person = await newPerson('divorcee');
  const { path, session } = await renderAt(`${paths.profile()}?part=notifications`, person);
  const closesTab = () => globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const byMail = page.getByRole('group', { name: 'New messages' }).getByRole('checkbox', { name: 'By email' });
  const question = page.getByRole('dialog', { name: 'Leave This Page?' });
  await byMail.click();
  await byMail.click();
  await part('Your calendar').click();
  await expect.element(part('Your calendar')).toHaveAttribute('aria-current', 'page');
  await part('Notifications').click();
  expect(closesTab()).toBe(true);

  await byMail.click();
  expect(closesTab()).toBe(false);
  await part('Your calendar').click();
  await expect.element(question).toMatchTextContent('Something on this page is not saved yet.');
  await expect.element(question.getByRole('button', { name: 'Stay Here' })).toHaveFocus();
  await question.getByRole('button', { name: 'Stay Here' }).click();
  await expect.element(byMail).not.toBeChecked();
  await expect.element(part('Your calendar')).toHaveFocus();

  await button('Save how I am told').click();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  expect(closesTab()).toBe(true);
  await byMail.click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.poll(path).toBe(paths.divorcee());
  expect((await person.api.getNotificationPreferences({})).preferences.types.message.email).toBe(false);
  expect(session.state().user).not.toBeNull();
});

test('a sign-in session that ends leaves changed notification settings without a question', async () => {
  const { path } = await renderAt(`${paths.profile()}?part=notifications`, await newPerson('divorcee'));
  const checkbox = page.getByRole('group', { name: 'New messages' }).getByRole('checkbox', { name: 'By email' });
  await checkbox.click();
  globalThis.dispatchEvent(new Event('app:unauthorized'));
  await expect.poll(path).toBe(paths.home());
  expect(page.getByRole('dialog', { name: 'Leave This Page?' }).query()).toBeNull();
  expect(globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

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
  await expect.element(button(/^End the sign-in /).first()).toBeVisible();
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
  await expect.element(page.getByText('They hold a copy for up to 14 more days.')).toBeVisible();
  await button('Ask to erase my data').click();
  await button('Send the request').click();
  await expect.element(page.getByText('Asked for', { exact: true })).toBeVisible();
  expect((await person.api.getErasure({})).erasure?.status).toBe('requested');
});
