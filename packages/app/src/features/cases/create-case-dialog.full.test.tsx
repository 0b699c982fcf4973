// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client, newPerson, signIn } from '../../testing/people.ts';
import { join } from '../../testing/parties.ts';
import { renderAt, leaveApp } from '../../testing/render-app.tsx';
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
  await expect.element(page.getByRole('region', { name: 'The two parties' })).toMatchTextContent(client.name);
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

test('a mediator’s amount that is none and a separation before the wedding are refused at their fields', async () => {
  const mediator = await newPerson('mediator');
  await renderAt('/mediator?panel=new-case', mediator);
  await fill();
  await page.getByRole('button', { name: 'Add what you know' }).click();
  await page.getByLabelText(/^Date of the wedding/).fill('2013-06-22');
  await page.getByLabelText(/^Date of the separation/).fill('2012-06-22');
  await page.getByLabelText('Savings').fill('about 2k');
  await submit();
  await expect.element(page.getByLabelText(/^Date of the separation/)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText('Savings')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText('Savings')).toHaveValue('about 2k');
  expect((await mediator.api.listCases()).cases).toEqual([]);
});

test('a mediator who leaves the new case dialog with Escape finds the input again, and after Cancel an empty form', async () => {
  await renderAt('/mediator?panel=new-case', await newPerson('mediator'));
  await fill();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  await page.getByRole('link', { name: 'Create new case' }).first().click();
  await expect.element(field('Client full name')).toHaveValue(client.name);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Create new case' }).first().click();
  await expect.element(field('Client full name')).toHaveValue('');
});

test('the new case dialog shows an error at a missing field and focuses the first one', async () => {
  await renderAt('/mediator?panel=new-case', await newPerson('mediator'));
  await submit();
  await expect.element(page.getByText('Enter the client’s full name.')).toBeVisible();
  await expect.element(field('Client full name')).toHaveFocus();
});

test('the new case dialog shows the server’s error and keeps its input when the case is refused', async () => {
  const admin = await newPerson('admin');
  await admin.api.createOrganization({ name: 'One of several' });
  await renderAt('/admin?panel=new-case', admin);
  await fill();
  await submit();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Choose who should mediate.');
  await expect.element(field('Client full name')).toHaveValue(client.name);
  await expect.element(field('Address')).toHaveValue(client.address);
});

test('a mediator of a suspended organization reads it before they fill in a new case', async () => {
  const admin = await newPerson('admin');
  const { email, user } = await newPerson('mediator');
  const { organization } = await admin.api.createOrganization({ name: `Lantern ${crypto.randomUUID()}` });
  const { id: orgId, version } = organization;
  const { version: personVersion } = (await admin.api.getUser({ userId: user.id })).user;
  await admin.api.updateUser({ userId: user.id, organization_id: orgId, version: personVersion ?? 0 });
  await admin.api.updateOrganization({ orgId, suspended: true, version });
  await renderAt('/mediator?panel=new-case', await signIn(email));
  const dialog = page.getByRole('dialog', { name: 'Create new case' });
  await expect.element(dialog.getByText(/^Your organization is suspended: you can read/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Create case' })).toBeDisabled();
});

test('a mediator finds the input of the new case dialog again after the sign-in session ended in this tab', async () => {
  const mediator = await newPerson('mediator');
  const { session } = await renderAt('/mediator?panel=new-case', mediator);
  await fill();
  globalThis.dispatchEvent(new Event('app:unauthorized'));
  await expect.poll(() => session.state().user).toBeNull();
  leaveApp();
  await renderAt('/mediator?panel=new-case', mediator);
  await expect.element(field('Client full name')).toHaveValue(client.name);
  await expect.element(field('Address')).toHaveValue(client.address);
});

test('a lawyer cannot open the new case dialog', async () => {
  await renderAt('/lawyer?panel=new-case', await newPerson('lawyer'));
  await expect.element(page.getByText('You are not in a case yet')).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
});
