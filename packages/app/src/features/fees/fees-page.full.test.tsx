// Guards packages/app/src/features/fees/** packages/app/src/features/administration/organization/fees/** packages/app/src/features/homes/divorcee/** packages/app/src/shared/**
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../paths.ts';
import { newOffice } from '../../testing/offices.ts';
import { join } from '../../testing/parties.ts';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

afterEach(leaveApp);

/** An office whose admin switches on fees of 216 a session on its page, and a case of both parties. */
async function officeWithFees() {
  const office = await newOffice();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(office.mediator, office.caseId, daniel, 'divorcee', 'B');
  await renderAt(`${paths.adminOrganization(office.orgId)}?tab=fees`, office.admin);
  await page.getByRole('checkbox', { name: /^Record time and send invoices/ }).click();
  await page.getByLabelText(/^Percent of the tax/).fill('20');
  await button('Save fees').click();
  await expect.element(page.getByText('Write the rate in numbers, like 216.')).toBeVisible();
  await expect.element(page.getByText('Write what the tax is called, like VAT.')).toBeVisible();
  await expect.element(page.getByText('Write who sends the invoices: the legal name and the address.')).toBeVisible();
  await page.getByLabelText('Rate, with the tax').fill('216');
  await page.getByLabelText(/^Name of the tax/).fill('VAT');
  await page.getByLabelText('Who sends them').fill('Hearthside Ltd, 4 Mill Lane');
  await button('Save fees').click();
  await expect
    .poll(async () => (await office.admin.api.getOrganizationFees({ orgId: office.orgId })).fees.is_on)
    .toBe(true);
  leaveApp();
  return { ...office, daniel };
}

test('a mediator records time, sets shares and sends both invoices, and each party sees their own alone', async () => {
  const { caseId, mediator, maya, daniel } = await officeWithFees();
  await renderAt(paths.case(caseId), mediator);
  await page.getByRole('link', { name: 'Fees' }).click();
  await button('Add time').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByLabelText('What for')).toHaveFocus();
  await dialog.getByLabelText('What for').fill('Joint session in our rooms');
  await dialog.getByLabelText('Minutes').fill('75');
  await dialog.getByRole('radio', { name: 'Charged as a session: £216.00, however long it was' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('row', { name: /Joint session in our rooms.*1 h 15.*216\.00/ })).toBeVisible();

  await button('Change shares').click();
  await dialog.getByLabelText('Share of Maya, in percent').fill('60');
  await dialog.getByLabelText('Paid ahead by Daniel').fill('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Make both shares add up to 100 percent.')).toBeVisible();
  await dialog.getByLabelText('Share of Daniel, in percent').fill('40');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^Daniel paid more ahead than this is\. £13\.60 stay/)).toBeVisible();

  await button('Send both invoices').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send both invoices' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Fees' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: /^Invoice \d{4}-001, Maya Okafor$/ })).toBeVisible();
  await expect.element(page.getByText(/^On invoice \d{4}-001/)).toBeVisible();
  await button(/^Note a payment of invoice \d{4}-001$/).click();
  await dialog.getByLabelText('Amount').fill('200');
  await dialog.getByRole('button', { name: 'Note it' }).click();
  await expect.element(dialog.getByText('That is more than is still open: £129.60.')).toBeVisible();
  await dialog.getByLabelText('Amount').fill('29.60');
  await dialog.getByRole('button', { name: 'Note it' }).click();
  await expect.element(page.getByText('£29.60 of £129.60 paid')).toBeVisible();
  leaveApp();

  await renderAt(paths.divorcee(), maya);
  await expect.element(page.getByText(/^Fees: £100\.00 are due on/)).toBeVisible();
  await page.getByRole('link', { name: 'Look at the invoice' }).click();
  await expect.element(page.getByText(/^Your share, 60%/)).toBeVisible();
  await expect.element(button(/^Download Invoice \d{4}-001 as a PDF$/)).toBeVisible();
  expect(page.getByText(/Daniel/).query()).toBeNull();
  leaveApp();

  await renderAt(paths.fees(caseId), daniel);
  await expect.element(page.getByRole('heading', { name: /^Invoice \d{4}-002$/ })).toBeVisible();
  await expect.element(page.getByText('Nothing is open')).toBeVisible();
  expect(page.getByText('Joint session in our rooms').query()).toBeNull();
});
