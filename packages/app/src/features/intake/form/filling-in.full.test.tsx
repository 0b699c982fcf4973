// Guards packages/app/src/features/intake/** packages/server/src/routes/intakes/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../../testing/parties.ts';
import { client, newPerson, type Person } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { answers, whole } from '../intake-page.testing.ts';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const state = () => page.getByRole('status').filter({ hasText: /Sav|Not saved/ });
const savedOf = async ({ api }: Person, caseId: string) => (await api.getIntake({ caseId })).intake;

test('a party finds the mediator’s entries as a draft, corrects them, goes through every page and submits', async () => {
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const mediator = await newPerson('mediator', 'Ruth Lindqvist');
  const { case: opened } = await mediator.api.createCase({ personalInfo: { ...client, email: maya.email } });
  const invited = { caseId: opened.id, email: maya.email, name: maya.name, role: 'divorcee', side: 'A' } as const;
  await maya.api.acceptInvitation({ token: (await mediator.api.invite(invited)).token });
  const { path } = await renderAt('/intake', maya);
  await expect.element(field('Your full name')).toHaveValue(client.name);
  expect(path()).toBe('/intake/you');
  await expect.element(page.getByText('Ruth filled this in. Please check it.')).toBeVisible();
  await userEvent.fill(field('Address'), '3 Canal Street');
  await userEvent.click(button('Save and continue'));
  await expect.element(heading('Your relationship')).toBeVisible();
  await expect.element(page.getByText('Ruth filled this in.')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(button('Save and continue'));
  await expect.element(heading('Your children')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Yes' }));
  await userEvent.fill(field('First name'), 'Ada');
  await userEvent.selectOptions(page.getByLabelText('Month of birth'), 'February');
  await userEvent.fill(field('Year of birth'), '2017');
  await userEvent.click(button('Add another child'));
  await expect.element(page.getByRole('group', { name: 'Child 2' }).getByLabelText('First name')).toHaveFocus();
  await userEvent.keyboard('Eli');
  await userEvent.click(button('Remove Ada'));
  await expect.element(field('First name')).toHaveValue('Eli');
  await userEvent.click(button('Save and continue'));
  await userEvent.fill(field('Pay after tax'), '2684.5');
  await userEvent.click(page.getByRole('checkbox', { name: 'Not sure' }).nth(1));
  await userEvent.click(button('Save and continue'));
  await userEvent.click(page.getByRole('checkbox', { name: 'Recent pay slips' }));
  for (const next of ['What matters to you', 'Your safety', 'What helps you take part']) {
    await userEvent.click(button('Save and continue'));
    await expect.element(heading(next)).toBeVisible();
  }
  await userEvent.click(button('I am not sure yet'));
  await userEvent.click(button('Save and continue'));
  await expect.element(heading('Check and send')).toBeVisible();
  await expect.element(answers('A first look at money')).toMatchTextContent('2,684.50');
  await expect.element(answers('Your safety')).toMatchTextContent('No answer here.');
  expect((await mediator.api.listIntakes({ caseId: opened.id })).intakes).toEqual([]);
  await userEvent.click(button('Send to Ruth'));
  await expect.element(page.getByRole('checkbox', { name: /I agree/ })).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(button('Send to Ruth'));
  await expect.element(page.getByText(/^Sent on/)).toBeVisible();
  expect(path()).toBe('/intake');
  await expect.element(answers('About you')).toMatchTextContent('3 Canal Street');
  expect((await mediator.api.listIntakes({ caseId: opened.id })).intakes).toMatchObject([
    {
      status: 'submitted',
      consent: '2',
      personalInfo: { address: '3 Canal Street' },
      marriageDetails: { living_apart: 'yes', has_children: 'yes' },
      children: [{ first_name: 'Eli' }],
      financialSituation: { currency: expect.any(String), income_minor: 268_450, other_income_minor: 'unsure' },
      uploads: [{ doc_type: 'pay_slips' }],
      accessNeeds: { text: 'I am not sure yet.' },
    },
  ]);
});

test('a party’s amount that cannot be read stays as it was typed, is refused and is not saved', async () => {
  const { maya, caseId } = await newParty();
  await maya.api.saveIntake({ caseId, personalInfo: whole });
  await renderAt('/intake/money', maya);
  await userEvent.fill(field('Regular costs'), '900');
  await userEvent.fill(field('Pay after tax'), '2.150,50');
  await userEvent.click(button('Save and continue'));
  await expect.element(field('Pay after tax')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Pay after tax')).toHaveValue('2.150,50');
  await expect.element(state()).toMatchTextContent('Saved');
  const { financialSituation } = (await savedOf(maya, caseId)) ?? {};
  expect(financialSituation).toEqual({ currency: expect.any(String), costs_minor: 90_000 });
  await userEvent.fill(field('Pay after tax'), '2,150.50');
  await userEvent.click(button('Save and continue'));
  await expect.element(heading('Documents you have')).toBeVisible();
  await expect
    .poll(async () => (await savedOf(maya, caseId))?.financialSituation)
    .toMatchObject({ income_minor: 215_050 });
});

test('a party is asked for amounts in the currency of the case, and one who chooses another reads what the case is in', async () => {
  const { mediator, maya, caseId } = await newParty();
  await mediator.api.setCaseCurrency({ caseId, currency: 'SEK' });
  await renderAt('/intake/money', maya);
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await expect.element(currency).toHaveValue('SEK');
  await expect.element(currency).not.toHaveAccessibleDescription();
  await userEvent.fill(field('Savings'), '500');
  await expect
    .poll(async () => (await savedOf(maya, caseId))?.financialSituation)
    .toEqual({ currency: 'SEK', savings_minor: 50_000 });
  await userEvent.selectOptions(currency, 'EUR');
  await expect.element(currency).toHaveAccessibleDescription('The case is in another currency: Swedish Krona.');
});

test('an amount that names no currency is read in that of the case', async () => {
  const { mediator, maya, caseId } = await newParty();
  await mediator.api.setCaseCurrency({ caseId, currency: 'SEK' });
  await maya.api.saveIntake({ caseId, personalInfo: whole, financialSituation: { savings_minor: 50_000 } });
  await renderAt('/intake/review', maya);
  await expect.element(answers('A first look at money')).toMatchTextContent(/SEK\s?500/);
});

test('an incomplete intake is not sent, and the review page leads to the field that is missing', async () => {
  const { maya, caseId } = await newParty();
  await maya.api.saveIntake({ caseId, personalInfo: { ...whole, address: '' } });
  await renderAt('/intake/review', maya);
  await userEvent.click(page.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(button('Send to Ruth'));
  await userEvent.click(answers('About you').getByRole('link', { name: 'Enter your address.' }));
  await expect.element(field('Address')).toHaveFocus();
  expect((await savedOf(maya, caseId))?.status).toBe('draft');
});

test('a party who changes one section from the review is back at the review when it is saved', async () => {
  const { maya, caseId } = await newParty();
  await maya.api.saveIntake({ caseId, personalInfo: whole });
  const { path } = await renderAt('/intake/review', maya);
  await expect.element(page.getByText('Version 2 of this text')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Change: About you' }));
  await userEvent.fill(field('Address'), '3 Canal Street');
  await userEvent.click(button('Save and continue'));
  await expect.element(heading('Check and send')).toBeVisible();
  expect(path()).toBe('/intake/review');
  await expect.element(answers('About you')).toMatchTextContent('3 Canal Street');
});
