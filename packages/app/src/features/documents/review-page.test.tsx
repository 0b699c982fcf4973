import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('a mediator sends a document back only after choosing a reason, and the note stays until then', async () => {
  const { maya, mediator, caseId } = await newParty();
  const file = new File([`%PDF-1.4\n% ${caseId}\n%%EOF\n`], 'Payslip.pdf', { type: 'application/pdf' });
  await maya.api.uploadFile({ case_id: caseId, doc_type: 'pay_slips', file });
  await renderAt('/mediator/review', mediator);
  await page.getByRole('button', { name: /^Send back/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Page 2 is missing.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  const reasons = dialog.getByRole('radiogroup', { name: 'Reason' });
  await expect.element(reasons).toHaveAccessibleDescription('Choose a reason.');
  await expect.element(reasons.getByRole('radio').first()).toHaveFocus();
  await reasons.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect.element(page.getByText('All caught up.')).toBeVisible();
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([{ status: 'rejected', reject_note: 'Page 2 is missing.' }]);
});
