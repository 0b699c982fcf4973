// Guards packages/app/src/features/profile/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { strFromU8, unzipSync } from 'fflate';
import { paths } from '../../paths.ts';
import { pdfFile } from '../../testing/choose-files.ts';
import { newParty } from '../../testing/parties.ts';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

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
