import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { join, newParty } from '../../testing/parties.ts';
import { client, newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const file = (name: string, text: string) =>
  new File([`%PDF-1.4\n% ${text}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`], name, { type: 'application/pdf' });
const choose = (chosen: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen);
const item = (label: string) =>
  page.getByRole('region', { name: 'Documents of Maya Okafor' }).getByRole('listitem').filter({ hasText: label });
const dialog = () => page.getByRole('dialog');

test('a document added from the checklist is filed under its document requirement', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { requirement } = await mediator.api.addRequirement({
    caseId,
    participant_id: (await maya.api.listRequirements({ caseId })).requirements[0]!.participant_id,
    label: 'Letter of the landlord',
  });
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await userEvent.click(page.getByRole('link', { name: 'Add Letter of the landlord' }));
  await expect.element(page.getByRole('heading', { name: 'For: Letter of the landlord' })).toHaveFocus();
  await choose(file('Letter.pdf', crypto.randomUUID()));
  await expect.element(item('Letter of the landlord')).toMatchTextContent('In review');
  const { uploads } = await mediator.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([{ doc_type: 'other', requirement_id: requirement.id, file_name: 'Letter.pdf' }]);
});

test('the dashboard links to the upload form of each document requirement and lets a party mark one as not available', async () => {
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
  await userEvent.click(page.getByRole('link', { name: 'Add Marriage certificate' }));
  await expect.element(page.getByRole('heading', { name: 'For: Marriage certificate' })).toBeVisible();
  expect((await mediator.api.getCaseStep({ caseId })).documents).toContainEqual(expect.objectContaining({ asked: 15 }));
});

test('the upload form stays disabled until the party chooses a document type', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await expect.element(page.getByText('First choose what it is')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose files' }).last()).toBeDisabled();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'What is it?' }), 'Recent pay slips');
  await expect.element(page.getByRole('heading', { name: 'For: Recent pay slips' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose files' }).last()).toBeEnabled();
});

test('a party states why they do not have a document, the mediator sees the reason, and the party undoes it', async () => {
  const { maya, mediator, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await userEvent.click(page.getByRole('button', { name: 'I don’t have this: Monthly budget' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(dialog()).toMatchTextContent('Say why in a few words.');
  await userEvent.fill(dialog().getByRole('textbox'), 'I never kept one.');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(item('Monthly budget')).toMatchTextContent('No document: I never kept one.');
  await expect.element(page.getByRole('button', { name: 'Undo: Monthly budget' })).toHaveFocus();
  const budget = async () =>
    (await mediator.api.listRequirements({ caseId })).requirements.find(
      ({ doc_type }) => doc_type === 'monthly_budget',
    );
  expect(await budget()).toMatchObject({ state: 'not_applicable', na_reason: 'I never kept one.' });
  await userEvent.click(page.getByRole('button', { name: 'Undo: Monthly budget' }));
  await expect.element(page.getByRole('link', { name: 'Add Monthly budget' })).toBeVisible();
  expect(await budget()).toMatchObject({ state: 'needed', na_reason: null });
});

test('a mediator marks a document requirement as not needed with a reason', async () => {
  const { maya, mediator, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, mediator);
  await userEvent.click(page.getByRole('button', { name: 'Not needed: Identity document' }));
  await userEvent.fill(dialog().getByRole('textbox'), 'I saw the passport.');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(item('Identity document')).toMatchTextContent('No document: I saw the passport.');
  expect((await maya.api.listRequirements({ caseId })).requirements[0]).toMatchObject({ state: 'not_applicable' });
});

test('a duplicate document offers to be removed and not to be retried', async () => {
  const { maya, caseId } = await newParty();
  const [first] = (await maya.api.listRequirements({ caseId })).requirements;
  const { uploadFile } = maya.api;
  await uploadFile({ case_id: caseId, doc_type: 'identity_document', file: file('Passport.pdf', caseId) });
  await renderAt(`/cases/${caseId}/uploads?requirement=${first!.id}`, maya);
  await expect.element(page.getByRole('button', { name: 'Choose files' }).last()).toBeEnabled();
  await choose(file('Passport.pdf', caseId));
  await expect.element(page.getByText('This document has already been added.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Try Again' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Remove Passport.pdf' }));
  expect(page.getByText('This document has already been added.').query()).toBeNull();
});

test('dashboard, case page and checklist show the same count of documents', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { uploadFile } = maya.api;
  const send = (doc_type: 'tax_returns' | 'pay_slips') =>
    uploadFile({ case_id: caseId, doc_type, file: file('Letter.pdf', crypto.randomUUID()) });
  const { upload } = await send('tax_returns');
  await mediator.api.confirmUpload({ uploadId: upload.id });
  await send('pay_slips');
  for (const [address, person] of [
    ['/divorcee', maya],
    [`/case/${caseId}`, maya],
    [`/cases/${caseId}/uploads`, maya],
    [`/cases/${caseId}/uploads`, mediator],
  ] as const) {
    await renderAt(address, person);
    await expect.element(page.getByRole('main')).toMatchTextContent('2 sent, 1 accepted');
    leaveApp();
  }
});

test('an admin sees the document of a case without a download button', async () => {
  const { maya, caseId } = await newParty();
  const { uploadFile } = maya.api;
  const name = `${crypto.randomUUID()}.pdf`;
  await uploadFile({ case_id: caseId, doc_type: 'tax_returns', file: file(name, name) });
  await renderAt('/mediator/documents', await newPerson('admin'));
  await expect.element(page.getByText(name)).toBeVisible();
  expect(page.getByRole('button', { name: /^Download/ }).query()).toBeNull();
});
