// Guards packages/app/src/features/agreement/templates/** packages/app/src/features/administration/organization/templates/** packages/app/src/words/**
import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newOffice } from '../../../testing/offices.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { savedFiles } from '../files/download-menu.testing.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const add = async (file: File) => userEvent.upload(page.getByLabelText('Add a form or a letter'), file);

afterEach(leaveApp);

test('an admin adds a form and says what its fields hold, and a mediator fills it in and sees what is missing', async () => {
  const { admin, orgId, mediator, caseId } = await newOffice();
  await renderAt(`${paths.adminOrganization(orgId)}?tab=templates`, admin);
  await add(new File(['hello'], 'hello.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('Choose a PDF with fields, or a letter as a DOCX.')).toBeVisible();
  const bytes = await commands.prepare('coverSheet');
  await add(
    new File([Uint8Array.from(atob(bytes), (it) => it.codePointAt(0) ?? 0)], 'cover.pdf', { type: 'application/pdf' }),
  );
  await expect.element(page.getByRole('heading', { name: 'New form' })).toHaveFocus();
  await button('Save as version 1').click();
  await expect.element(page.getByText('Give it a name, such as the number of the form.')).toBeVisible();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  await page.getByLabelText('Name', { exact: true }).fill('Cover sheet');
  await page.getByLabelText('applicant.name').selectOptions('Name of the first party');
  await page.getByLabelText('respondent.name').selectOptions('Name of the second party');
  await page.getByLabelText('service', { exact: true }).selectOptions('A fixed text');
  await page.getByLabelText('Text in service').fill('Lantern');
  await page.getByLabelText('by_consent').selectOptions('Tick it once both have signed the memorandum');
  await button('Save as version 1').click();
  await expect.element(page.getByRole('heading', { name: 'Cover sheet' })).toBeVisible();
  await expect.element(page.getByText('Version 1', { exact: true })).toBeVisible();
  leaveApp();

  await renderAt(`/cases/${caseId}?tab=agreement`, mediator);
  await page.getByRole('link', { name: 'Court forms' }).click();
  await expect.element(page.getByRole('row', { name: /applicant\.name Maya Okafor/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /service Lantern/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /by_consent Not there yet/ })).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Name of the second party.' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See who has signed' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See who is in the case' }))
    .toHaveAttribute('href', `/cases/${caseId}?tab=people`);
  const saved = savedFiles();
  await button('Download the filled copy').click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Okafor family – Cover sheet – v1.pdf']);
});
