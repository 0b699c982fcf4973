import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pdfFile } from '../../../testing/choose-files.ts';
import { cutConnection } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { figure, twoParties } from './money-page.testing.ts';

const dialog = page.getByRole('dialog');

test('a party enters a figure, learns what is missing, loses no word without a connection, and says that it is complete', async () => {
  const { maya, caseId, at } = await twoParties();
  await renderAt(at, maya);
  await page.getByRole('button', { name: 'Add: What you own' }).click();
  await dialog.getByLabelText('Amount').fill('2.150,50');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Write what it is.')).toBeVisible();
  await expect.element(dialog.getByText('Write the amount in numbers, like 1,150.')).toBeVisible();
  await dialog.getByLabelText('What it is').fill('Savings');
  await dialog.getByLabelText('Amount').fill('14850.01');
  const reconnect = cutConnection();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  await expect.element(dialog.getByLabelText('What it is')).toHaveValue('Savings');
  reconnect();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('£14,850.01')).toBeVisible();
  const { figures } = await maya.api.getMoney({ caseId });
  expect(figures).toMatchObject([{ label: 'Savings', amount_minor: 1_485_001, evidence: null }]);

  await page.getByRole('button', { name: 'These are complete' }).click();
  await expect.element(page.getByRole('button', { name: 'Change them again' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change Savings' })).not.toBeInTheDocument();
});

test('a figure links to the page that shows it for people who may open the document, and tells others that they cannot', async () => {
  const { mediator, maya, daniel, caseId, at } = await twoParties();
  const file = pdfFile('Statement.pdf');
  const { upload } = await maya.api.uploadFile({
    case_id: caseId,
    doc_type: 'bank_statements',
    audience: 'mediator',
    file,
  });
  const upload_id = upload.id;
  await maya.api.addFigure({ caseId, ...figure, evidence: { upload_id, page: 1 } });
  await daniel.api.addFigure({ caseId, ...figure });
  for (const { api } of [maya, daniel]) await api.completeStatement({ caseId, is_complete: true });
  await mediator.api.openStatements({ caseId });
  const link = page.getByRole('link', { name: /, p\. 1$/ });
  const note = page.getByText(/A page without a link is in a document that you cannot open\./);
  await renderAt(at, mediator);
  await expect.element(link).toHaveAttribute('href', `/documents/${upload_id}?page=1`);
  await expect.element(note).not.toBeInTheDocument();
  leaveApp();
  await renderAt(at, daniel);
  await expect.element(note).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});
