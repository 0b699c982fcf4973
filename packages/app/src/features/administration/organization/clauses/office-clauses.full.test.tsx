// Guards packages/app/src/features/administration/organization/clauses/** packages/app/src/features/agreement/drafting/clauses/**
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { paths } from '../../../../paths.ts';
import { newOffice } from '../../../../testing/offices.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';

afterEach(leaveApp);

test('an admin writes a clause that asks, and a mediator adds it with the answers', async () => {
  const { admin, orgId, mediator, caseId } = await newOffice();
  await renderAt(`${paths.adminOrganization(orgId)}?tab=templates`, admin);
  await page.getByRole('link', { name: 'Write a clause' }).click();
  await expect.element(page.getByRole('heading', { name: 'New clause' })).toHaveFocus();
  await page.getByRole('button', { name: 'Save the clause' }).click();
  await expect.element(page.getByLabelText('Heading')).toHaveFocus();
  await expect.element(page.getByText('Write the words to sign.')).toBeVisible();
  await page.getByLabelText('Heading').fill('The dog');
  await page
    .getByLabelText('Words to sign')
    .fill('[Who keeps the dog?] keeps the dog. [Who keeps the dog?] pays up to [amount a year].');
  const asked = page.getByText('This clause asks:').element().parentElement;
  expect(asked?.textContent).toBe('This clause asks:Who keeps the dog?amount a year');
  await page.getByRole('button', { name: 'Save the clause' }).click();
  await expect.element(page.getByRole('link', { name: 'The dog' })).toBeVisible();
  await expect.element(page.getByText('Memorandum of Understanding · 2 questions')).toBeVisible();
  await expect.element(page.getByText('English only')).toBeVisible();
  leaveApp();

  await renderAt(agreementPaths.home(caseId), mediator);
  await page.getByRole('button', { name: 'Add from the library' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add “The dog”' }).click();
  await expect.element(dialog.getByLabelText('Who keeps the dog?')).toHaveFocus();
  await dialog.getByLabelText('Who keeps the dog?').fill('Maya');
  await expect.element(dialog.getByText('Maya keeps the dog. Maya pays up to [amount a year].')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add the clause' }).click();
  await expect
    .element(page.getByLabelText('Words to sign'))
    .toHaveValue('Maya keeps the dog. Maya pays up to [amount a year].');
});

test('an admin removes a clause, and nobody is asked for one that is not saved', async () => {
  const { admin, orgId } = await newOffice();
  const words_en = { heading: 'The dog', text: 'Maya keeps the dog.', plain_text: '' };
  const { clause_id } = await admin.api.addOfficeClause({
    orgId,
    document: 'memorandum',
    issue: null,
    words_en,
    words_es: null,
  });
  await renderAt(`${paths.adminOrganization(orgId)}?tab=templates&clause=${clause_id}`, admin);
  await expect.element(page.getByRole('button', { name: 'Save the clause' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove the clause' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the clause' }).click();
  await expect.element(page.getByText('No clauses of your own yet')).toBeVisible();
  expect((await admin.api.listOfficeClauses({ orgId })).clauses).toEqual([]);
});
