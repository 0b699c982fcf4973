// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { client, newPerson } from '../../testing/people.ts';
import { join } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';
import { field, fill } from './create-case-dialog.testing.ts';

const submit = () => page.getByRole('button', { name: 'Create case' }).click();

test('a case without a title is created as "Untitled Case" and opened', async () => {
  const { path } = await renderAt('/mediator?panel=new-case', await newPerson('mediator'));
  await fill();
  await submit();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Untitled Case' })).toBeVisible();
  expect(path()).toMatch(/^\/case\//);
});

test('a mediator who creates a case finds the client’s name and email in the first invitation', async () => {
  await renderAt('/mediator?panel=new-case', await newPerson('mediator'));
  await fill();
  await submit();
  await page.getByRole('link', { name: 'Participants' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue(client.name);
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(client.email);
});

test('a mediator prefills the client’s intake in the second step, with amounts and without blanks', async () => {
  const maya = await newPerson('divorcee');
  const mediator = await newPerson('mediator', 'Ruth Lindqvist');
  const { path } = await renderAt('/mediator?panel=new-case', mediator);
  await fill();
  await field('Email').fill(maya.email);
  await page.getByRole('button', { name: 'Add what you know' }).click();
  await page.getByLabelText(/^Date of the wedding/).fill('2013-06-22');
  await page.getByRole('button', { name: 'Add a child' }).click();
  await field('First name').fill('Ada');
  await page.getByRole('combobox', { name: 'Currency' }).selectOptions('EUR');
  await page.getByLabelText('Savings').fill('12500.50');
  await page.getByLabelText(/^Preferences/).fill('Sessions in the evening.');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(field('Client full name')).toHaveValue(client.name);
  await page.getByRole('button', { name: 'Add what you know' }).click();
  await expect.element(field('First name')).toHaveValue('Ada');
  await submit();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Untitled Case' })).toBeVisible();
  const caseId = path().replace('/case/', '');
  await join(mediator, caseId, maya, 'divorcee', 'A');
  const { intake } = await maya.api.getIntake({ caseId });
  expect(intake?.financialSituation).toEqual({ savings_minor: 1_250_050, currency: 'EUR' });
  expect(intake).toMatchObject({
    marriageDetails: { married_on: '2013-06-22' },
    children: [{ first_name: 'Ada' }],
    preferences: { text: 'Sessions in the evening.' },
  });
});

test('a mediator who chooses a currency and types no amount finds both parties asked in that currency', async () => {
  const [maya, daniel] = [await newPerson('divorcee'), await newPerson('divorcee', 'Daniel Okafor')];
  const mediator = await newPerson('mediator', 'Ruth Lindqvist');
  const { path } = await renderAt('/mediator?panel=new-case', mediator);
  await fill();
  await field('Email').fill(maya.email);
  await page.getByRole('button', { name: 'Add what you know' }).click();
  await page.getByRole('combobox', { name: 'Currency' }).selectOptions('SEK');
  await submit();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Untitled Case' })).toBeVisible();
  const caseId = path().replace('/case/', '');
  await join(mediator, caseId, maya, 'divorcee', 'A');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  expect((await maya.api.getIntake({ caseId })).intake?.financialSituation).toEqual({});
  for (const party of [maya, daniel]) {
    await renderAt('/intake/money', party);
    await expect.element(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('SEK');
  }
});

test('a mediator reaches the second step only with what is required', async () => {
  await renderAt('/mediator?panel=new-case', await newPerson('mediator'));
  await page.getByRole('button', { name: 'Add what you know' }).click();
  await expect.element(page.getByText('Enter the client’s full name.')).toBeVisible();
  expect(page.getByLabelText(/^Date of the wedding/).query()).toBeNull();
});
