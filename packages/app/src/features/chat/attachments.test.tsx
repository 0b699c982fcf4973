import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseWith, pdfFile } from '../../testing/choose-files.ts';
import { newParty } from '../../testing/parties.ts';
import { renderAt } from '../../testing/render-app.tsx';

const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }));

test('a document that only the mediator reads is not sent to more people, and the composer says why', async () => {
  const { maya, caseId } = await newParty();
  const { uploadFile } = maya.api;
  await uploadFile({ case_id: caseId, doc_type: 'other', audience: 'mediator', file: pdfFile('Rent.pdf', caseId) });
  await renderAt('/divorcee/messages', maya);
  await chooseWith('Attach a document', pdfFile('Rent.pdf', caseId));
  await send();
  await expect.element(page.getByText('This document has already been added.')).toBeVisible();
});
