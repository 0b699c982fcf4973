import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseWith, pdfFile } from '../../testing/choose-files.ts';
import { join, newParty } from '../../testing/parties.ts';
import { client, newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const dialog = () => page.getByRole('dialog');

test('a party sends a document from the dashboard, and marks another as not available', async () => {
  const { maya, mediator, caseId } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  for (const { api, name } of [maya, daniel]) {
    const { intake } = await api.saveIntake({ caseId, personalInfo: { ...client, name } });
    await api.submitIntake({ caseId, version: intake.version });
  }
  await renderAt('/divorcee', maya);
  const next = page.getByRole('region', { name: 'Add 16 more documents' });
  await userEvent.click(next.getByRole('button', { name: 'I don’t have this: Identity document' }));
  await userEvent.fill(dialog().getByRole('textbox'), 'It was stolen.');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('region', { name: 'Add 15 more documents' })).toBeVisible();
  await chooseWith('Add Marriage certificate', pdfFile('Certificate.pdf', crypto.randomUUID()));
  await userEvent.click(dialog().getByRole('button', { name: 'Send' }));
  await expect.element(dialog()).toMatchTextContent('Sent.');
  expect((await mediator.api.getCaseStep({ caseId })).documents).toContainEqual(
    expect.objectContaining({ asked: 15, sent: 1 }),
  );
});

test('an admin sees the document of a case without a download button', async () => {
  const { maya, caseId } = await newParty();
  const { uploadFile } = maya.api;
  const name = `${crypto.randomUUID()}.pdf`;
  await uploadFile({ case_id: caseId, doc_type: 'tax_returns', file: pdfFile(name, name) });
  await renderAt('/mediator/documents', await newPerson('admin'));
  await expect.element(page.getByText(name)).toBeVisible();
  expect(page.getByRole('button', { name: /^Download/ }).query()).toBeNull();
});
