// Guards packages/app/src/features/agreement/estimates/** packages/app/src/features/administration/organization/calculators/**
import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newOffice } from '../../../testing/offices.ts';
import { newPerson, signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const card = (name: string) => page.getByRole('region', { name });

afterEach(leaveApp);

test('an admin reads where each calculator is from, is told each mistake of a table by its line, and switches one on', async () => {
  const { admin, orgId } = await newOffice();
  await renderAt(`${paths.adminOrganization(orgId)}?tab=calculators`, admin);
  const maintenance = card('Child maintenance, Great Britain');
  await expect
    .element(maintenance)
    .toMatchTextContent(/Country\s*United Kingdom\s*Source\s*GOV\.UK.*\s*Rules from\s*December 10, 2012/);
  await expect.element(maintenance.getByRole('switch')).not.toBeChecked();
  await maintenance.getByRole('switch').click();
  await expect.element(page.getByText('The calculator is on')).toBeVisible();
  await expect.element(maintenance.getByRole('switch')).toBeChecked();

  const shares = card('Income shares, with your own table');
  await expect.element(shares.getByRole('switch')).toBeDisabled();
  await button('Add the table').click();
  await expect.element(page.getByText('Choose the CSV file.')).toBeVisible();
  const send = async (csv: string) => {
    await userEvent.upload(page.getByLabelText('CSV file'), new File([csv], 'table.csv', { type: 'text/csv' }));
    await button('Add the table').click();
  };
  await page.getByLabelText('Where it is published').fill('Schedule of the state');
  await send('income,1\n1000,a\n900\n');
  const alert = page.getByRole('alert');
  await expect
    .element(alert)
    .toMatchTextContent(
      /Nothing of this table was kept.*Line 2: “a” is not a number\..*Line 3 does not have as many columns/,
    );
  await send('income,1\n1000,200\n');
  await expect.element(shares).toMatchTextContent(/Table 1: Schedule of the state\s*Counts now\s*1 line · for 1 child/);
  await shares.getByRole('switch').click();
  await expect.element(shares.getByRole('switch')).toBeChecked();
});

test('a mediator works out an estimate from open figures, puts it into the paper, and a party reads it with its source', async () => {
  const { id: caseId, mediator, party, other } = await commands.prepare('negotiatedCase');
  const [admin, ruth, maya, daniel] = [
    await newPerson('admin'),
    await signIn(mediator),
    await signIn(party),
    await signIn(other),
  ];
  const orgId = ruth.user.organization_id ?? '';
  await admin.api.switchCalculator({ orgId, calculator: 'gb-child-maintenance', is_on: true });
  const pay = { is_joint: false, category: 'comes_in', label: 'Pay', as_of: '2026-11-01', evidence: null } as const;
  await maya.api.addFigure({ caseId, ...pay, amount_minor: 200_000 });
  await daniel.api.addFigure({ caseId, ...pay, amount_minor: 260_000 });
  for (const { api } of [maya, daniel]) await api.completeStatement({ caseId, is_complete: true });
  await ruth.api.openStatements({ caseId });
  const document = 'memorandum';
  const text = 'Daniel pays Maya 400 pounds each month.';
  const words = { issue: 'support', heading: 'Support', text, plain_text: '', state: 'agreed' } as const;
  await ruth.api.addClause({ caseId, document, ...words });

  await renderAt(`/agreement/${caseId}?document=memorandum`, ruth);
  await button('Work out an estimate').click();
  await expect.element(button('Put it into the paper')).toBeDisabled();
  await dialog.getByLabelText('Who would pay').selectOptions('Daniel');
  await expect.element(dialog.getByLabelText('Income before tax each week, Daniel')).toHaveDisplayValue(/^600/);
  await button('Work it out').click();
  await expect.element(dialog.getByText('Something that this formula needs is missing.')).toBeVisible();
  await expect.element(dialog.getByText('Write a number from 1 to 20.')).toBeVisible();
  await dialog.getByLabelText('Children to pay for').fill('2');
  await button('Work it out').click();
  await expect.element(dialog.getByText('Daniel would pay £96.00 a week.')).toBeVisible();
  await button('Put it into the paper').click();
  await expect.element(page.getByRole('heading', { name: 'An estimate for this clause' })).toHaveFocus();
  await expect.element(page.getByText('Daniel would pay £96.00 a week.')).toBeVisible();
  const { documents } = await ruth.api.getAgreement({ caseId });
  const tag = documents.find((it) => it.document === document)?.draft?.tag ?? '';
  await ruth.api.releaseAgreement({ caseId, document, tag, readers: 'everyone', open_points: [] });
  leaveApp();

  await renderAt(`/agreement/${caseId}?document=memorandum`, maya);
  const read = page.getByRole('region', { name: '1 Support' });
  await expect.element(read).toMatchTextContent(/An estimate, not advice\..*Daniel Okafor would pay £96\.00 a week\./);
  await expect
    .element(read)
    .toMatchTextContent(
      /Income before tax each week, Daniel Okafor\s*£600\.00, as both read it.*Children to pay for\s*2/,
    );
  await expect
    .element(read.getByRole('link', { name: /^GOV\.UK/ }))
    .toHaveAttribute('href', 'https://www.gov.uk/how-child-maintenance-is-worked-out');
});
