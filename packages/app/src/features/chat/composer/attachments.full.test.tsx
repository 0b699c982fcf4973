// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseWith, pdfFile, photoFile } from '../../../testing/choose-files.ts';
import { newParty } from '../../../testing/parties.ts';
import { pdfOf } from '../../../testing/pdf.ts';
import { newPerson } from '../../../testing/people.ts';
import { onTouchDevice } from '../../../testing/touch-device.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const log = () => page.getByRole('log', { name: 'Messages' });
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }));

test('a party sends a document with a message to their side, and the mediator opens it from there', async () => {
  const { maya, mediator, caseId } = await newParty();
  await renderAt('/divorcee/messages', maya);
  await userEvent.fill(page.getByRole('textbox', { name: /^Message to/ }), 'The letter of the school.');
  await chooseWith('Attach a document', pdfOf(['The letter of the school'], 'School.pdf'));
  await expect.element(page.getByText(/You, your lawyer and your mediator can read it\./)).toBeVisible();
  expect((await mediator.api.listCaseUploads({ caseId })).uploads).toEqual([]);
  await send();
  await expect.element(log().getByText('The letter of the school.')).toBeVisible();
  await expect.element(log().getByRole('link', { name: /^School\.pdf.+In review$/ })).toBeVisible();
  expect((await mediator.api.listCaseUploads({ caseId })).uploads).toMatchObject([{ audience: 'my_side' }]);
  leaveApp();

  const { path } = await renderAt(`/mediator?panel=chat&case=${caseId}&with=${maya.user.id}`, mediator);
  await userEvent.click(log().getByRole('link', { name: /^School\.pdf/ }));
  await expect.poll(path).toMatch(/^\/documents\//);
});

test('several photos without words are sent as one PDF', async () => {
  const { maya, caseId } = await newParty();
  await renderAt('/divorcee/messages', maya);
  await chooseWith('Attach a document', [await photoFile(300, 400), await photoFile(400, 300)]);
  await send();
  await expect.element(log().getByRole('link', { name: /^Photos\.pdf/ })).toBeVisible();
  expect(log().getByText('Photos.pdf').elements()).toHaveLength(1);
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([{ mime: 'application/pdf', file_name: 'Photos.pdf' }]);
});

test('a party with a touch device takes a photo, adds another and sends both as one PDF', async () => {
  const leaveTouch = onTouchDevice();
  const { maya, caseId } = await newParty();
  await renderAt('/divorcee/messages', maya);
  await chooseWith('Take a photo', await photoFile(300, 400, 'front.jpg'));
  await chooseWith('Take a photo', await photoFile(300, 400, 'back.jpg'));
  await expect.element(page.getByRole('button', { name: 'Remove back.jpg' })).toBeVisible();
  await send();
  await expect.element(log().getByRole('link', { name: /^Photos\.pdf/ })).toBeVisible();
  expect((await maya.api.listCaseUploads({ caseId })).uploads).toMatchObject([{ file_name: 'Photos.pdf' }]);
  leaveTouch();
});

test('a document that the party has sent to their side before is attached again without a second copy', async () => {
  const { maya, caseId } = await newParty();
  const { uploadFile } = maya.api;
  const file = pdfFile('Rent.pdf', caseId);
  await uploadFile({ case_id: caseId, doc_type: 'other', audience: 'my_side', file });
  await renderAt('/divorcee/messages', maya);
  await chooseWith('Attach a document', pdfFile('Rent.pdf', caseId));
  await send();
  await expect.element(log().getByRole('link', { name: /^Rent\.pdf/ })).toBeVisible();
  expect((await maya.api.listCaseUploads({ caseId })).uploads).toHaveLength(1);
});

test('a mediator sends a document to everyone in the case', async () => {
  const { mediator, maya, caseId } = await newParty();
  await renderAt(`/mediator?panel=chat&case=${caseId}`, mediator);
  await chooseWith('Attach a document', pdfFile('Agenda.pdf'));
  await expect.element(page.getByText(/Everyone in the case can read it\./)).toBeVisible();
  await send();
  await expect.element(log().getByRole('link', { name: /^Agenda\.pdf.+From the mediator$/ })).toBeVisible();
  const { messages } = await maya.api.listMessages({ channelId: `case-${caseId}` });
  expect(messages).toMatchObject([{ document: { file_name: 'Agenda.pdf' } }]);
});

test('an admin has no button to attach documents', async () => {
  const [admin, maya] = [await newPerson('admin'), await newPerson('divorcee')];
  const { postMessage } = maya.api;
  await postMessage({ channelId: `support-${maya.user.id}`, content: 'Where do I start?' });
  await renderAt(`/admin/support?person=${maya.user.id}`, admin);
  await expect.element(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Attach a document' }).query()).toBeNull();
});

test('photos that are pasted and dropped one by one are sent as one PDF', async () => {
  const { maya, caseId } = await newParty();
  await renderAt('/divorcee/messages', maya);
  const text = page.getByRole('textbox', { name: /^Message to/ });
  await expect.element(text).toBeVisible();
  for (const kind of ['paste', 'drop'] as const) {
    const files = new DataTransfer();
    files.items.add(await photoFile(300, 400, `${kind}.jpg`));
    const init = { bubbles: true, cancelable: true };
    text
      .element()
      .dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...init, clipboardData: files })
          : new DragEvent(kind, { ...init, dataTransfer: files }),
      );
  }
  await expect.element(page.getByRole('button', { name: 'Remove drop.jpg' })).toBeVisible();
  await send();
  await expect.element(log().getByRole('link', { name: /^Photos\.pdf/ })).toBeVisible();
  expect((await maya.api.listCaseUploads({ caseId })).uploads).toMatchObject([{ file_name: 'Photos.pdf' }]);
});

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

test('a document that only the mediator reads is not sent to more people, and the composer says why', async () => {
  const { maya, caseId } = await newParty();
  const { uploadFile } = maya.api;
  await uploadFile({ case_id: caseId, doc_type: 'other', audience: 'mediator', file: pdfFile('Rent.pdf', caseId) });
  await renderAt('/divorcee/messages', maya);
  await chooseWith('Attach a document', pdfFile('Rent.pdf', caseId));
  await send();
  await expect.element(page.getByText('This document has already been added.')).toBeVisible();
});
