import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseWith, pdfFile } from '../../testing/choose-files.ts';
import { newParty } from '../../testing/parties.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { renderAt } from '../../testing/render-app.tsx';

const log = () => page.getByRole('log', { name: 'Messages' });
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }));

test('a file of another type is refused in the composer, and nothing is sent until it is removed', async () => {
  const { maya, caseId } = await newParty();
  await renderAt('/divorcee/messages', maya);
  await userEvent.fill(page.getByRole('textbox', { name: /^Message to/ }), 'Here.');
  await chooseWith('Attach a document', new File(['text'], 'Letter.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('We take PDF, JPG and PNG.')).toBeVisible();
  await send();
  await userEvent.click(page.getByRole('button', { name: 'Remove Letter.txt' }));
  await send();
  await expect.element(log().getByText('Here.')).toBeVisible();
  // The log shows a message before the server has it.
  const sent = async () => (await maya.api.listMessages({ channelId: `private-${caseId}-${maya.user.id}` })).messages;
  await expect.poll(sent).toMatchObject([{ content: 'Here.', document: null }]);
});

test('a document that only the mediator reads is not sent to more people, and the composer says why', async () => {
  const { maya, caseId } = await newParty();
  const { uploadFile } = maya.api;
  await uploadFile({ case_id: caseId, doc_type: 'other', audience: 'mediator', file: pdfFile('Rent.pdf', caseId) });
  await renderAt('/divorcee/messages', maya);
  await chooseWith('Attach a document', pdfFile('Rent.pdf', caseId));
  await send();
  await expect.element(page.getByText('This document has already been added.')).toBeVisible();
});

test('a mediator sends a document into the private channel of a party and removes it again', async () => {
  const { mediator, maya, caseId } = await newParty();
  await renderAt(`/mediator?panel=chat&case=${caseId}&with=${maya.user.id}`, mediator);
  await chooseWith('Attach a document', pdfOf(['The rules of the house'], 'Rules.pdf'));
  await expect.element(page.getByText(/The party, their lawyer and you can read it\./)).toBeVisible();
  await send();
  await userEvent.click(log().getByRole('link', { name: /^Rules\.pdf/ }));
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([{ file_name: 'Rules.pdf', audience: 'my_side', party_name: maya.name }]);
  await expect.element(page.getByText(`${maya.name}, their lawyer and the mediator`)).toBeVisible();
  await expect.element(page.getByText('From the mediator')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect.element(page.getByText('No documents yet')).toBeVisible();
  expect((await maya.api.listCaseUploads({ caseId })).uploads).toEqual([]);
});
