// Guards packages/app/src/features/documents/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newParty } from '../../../testing/parties.ts';
import { refuseRequests } from '../../../testing/refusals.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const author = '4 0 obj\n<< /Author (Maya Okafor) >>\nendobj\n';
const objects = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n${author}`;
const letter = `%PDF-1.4\n${objects}trailer\n<< /Root 1 0 R /Info 4 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n`;

test('a party reads what is taken out of the copy that others get, and the mediator does not', async () => {
  const { mediator, caseId, maya } = await newParty();
  const file = new File([letter], 'Letter.pdf', { type: 'application/pdf' });
  const sent = { case_id: caseId, doc_type: 'other', audience: 'everyone', file } as const;
  const { upload } = await maya.api.uploadFile(sent);
  const facts = page.getByRole('region', { name: 'About this document' });
  await renderAt(paths.document(upload.id), maya);
  await expect.element(facts).toMatchTextContent('Taken out of the copy that others get: who made it.');
  leaveApp();
  await renderAt(paths.document(upload.id), mediator);
  await expect.element(facts).toMatchTextContent('Letter.pdf');
  await expect.element(facts).not.toMatchTextContent('Hidden data');
});

test('a party is told when what was taken out cannot be loaded, and how to try again', async () => {
  const { caseId, maya } = await newParty();
  const file = new File([letter], 'Letter.pdf', { type: 'application/pdf' });
  const { upload } = await maya.api.uploadFile({ case_id: caseId, doc_type: 'other', file });
  refuseRequests('GET', /taken-out/, { message: 'The archive is closed.' });
  await renderAt(paths.document(upload.id), maya);
  const failed = page.getByRole('alert').filter({ hasText: 'The archive is closed.' });
  await expect.element(failed.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
