// Guards packages/app/src/features/documents/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newOffice } from '../../../testing/offices.ts';
import { newParty } from '../../../testing/parties.ts';
import { filledForm, pdfOf } from '../../../testing/pdf.ts';
import { answerRequests, cutConnection, endSession } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { send } from './viewer-page.testing.ts';
import { newPerson } from '../../../testing/people.ts';

const statement = () => pdfOf(['Redemption statement\nBalance 184206.18', 'Page two', 'Early repayment charge']);
const pane = (label: string) => page.getByRole('group', { name: label });

test('a party opens their document from the list, turns its pages, zooms, rotates and finds words in it', async () => {
  const { maya, caseId } = await newParty();
  await send(maya, caseId, statement());
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await userEvent.click(page.getByRole('link', { name: 'View Statement.pdf' }));
  await expect.element(pane('1 of 3')).toMatchTextContent('Balance 184206.18');
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await expect.element(pane('2 of 3')).toMatchTextContent('Page two');
  (pane('2 of 3').element() as HTMLElement).focus();
  await userEvent.keyboard('{PageUp}+');
  await expect.element(pane('1 of 3')).toMatchTextContent('Redemption statement');
  await expect.element(page.getByText('125%')).toBeVisible();

  const canvas = () => document.querySelector('canvas')!.getBoundingClientRect();
  await expect.poll(() => canvas().height > canvas().width).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Rotate' }));
  await expect.poll(() => canvas().height < canvas().width).toBe(true);

  await userEvent.click(page.getByRole('button', { name: 'Search in the document' }));
  await userEvent.fill(page.getByRole('searchbox'), 'REPAYMENT');
  await userEvent.keyboard('{Enter}');
  await expect.element(pane('3 of 3')).toMatchTextContent('Early repayment charge');
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('repayment');
  await expect.element(page.getByText('Found on this page, 1 of 1')).toBeVisible();
});

test('the facts name type, owner, audience and state, for the sender also the checksum, and lead to the other version', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { id: older } = await send(maya, caseId, statement());
  const { uploadFile } = maya.api;
  const { upload } = await uploadFile({
    case_id: caseId,
    doc_type: 'mortgage_statements',
    file: statement(),
    supersedes_id: older,
    period_from: '2026-01-01',
    period_to: '2026-03-31',
  });
  await renderAt(`/documents/${upload.id}`, mediator);
  const facts = page.getByRole('region', { name: 'About this document' });
  for (const text of ['In review', 'Maya Okafor', 'The party and the mediator', 'March 31, 2026'])
    await expect.element(facts).toMatchTextContent(text);
  await expect.element(facts).not.toMatchTextContent('Checksum');
  await userEvent.click(page.getByRole('link', { name: /^Version 1/ }));
  await expect.element(facts).toMatchTextContent('Replaced');
  await userEvent.click(page.getByRole('link', { name: /^Version 2/ }));
  await expect.element(facts).toMatchTextContent('In review');
  leaveApp();
  await renderAt(`/documents/${upload.id}`, maya);
  await expect.element(facts).toMatchTextContent(upload.sha256!.slice(0, 12));
});

test('a PDF with a password is explained in plain words, and the mediator can ask for another', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { id } = await send(maya, caseId, statement());
  // Such files are refused on arrival; one could be there from before.
  answerRequests('/file?', lockedPdf);
  await renderAt(`/documents/${id}`, mediator);
  await expect.element(page.getByRole('alert')).toMatchTextContent('This document is locked with a password');
  await expect.element(page.getByRole('button', { name: 'Ask for a newer version' })).toBeVisible();
});

/** A PDF whose encryption asks for a password that nobody here knows. */
function lockedPdf() {
  const key = `<${'ab'.repeat(32)}>`;
  const encrypt = `<</Filter/Standard/V 1/R 2/P -4/O ${key}/U ${key}>>`;
  const text = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj
3 0 obj${encrypt}endobj\ntrailer<</Size 4/Root 1 0 R/Encrypt 3 0 R/ID[<01><01>]>>\n%%EOF\n`;
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="Locked.pdf"' };
  return new Response(text, { headers });
}

test('a comment on the whole document stays in sight on every page, and keeps what it is about', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { id: uploadId } = await send(maya, caseId, statement());
  await renderAt(`/documents/${uploadId}`, mediator);
  const about = page.getByRole('radio', { name: 'This page' });
  await expect.element(about).toBeVisible();
  (about.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Whole document' })).toHaveFocus();
  await userEvent.keyboard(' ');
  const text = page.getByRole('textbox', { name: 'Comment on the whole document' });
  await userEvent.fill(text, 'Please send the one of June, too.');
  leaveApp();
  await renderAt(`/documents/${uploadId}?page=2`, mediator);
  await expect.element(text).toHaveValue('Please send the one of June, too.');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Who reads your comment?' }), 'Maya Okafor and you');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await expect.element(page.getByRole('button', { name: /^Delete your comment/ })).toBeVisible();
  leaveApp();
  await renderAt(`/documents/${uploadId}?page=3`, maya);
  const comments = page.getByRole('region', { name: 'Comments on page 3' });
  await expect.element(comments.getByRole('listitem')).toMatchTextContent('Whole document');
  await expect.element(comments.getByRole('listitem')).toMatchTextContent('Please send the one of June, too.');
});

test('a comment stays beside its page while another one is open, and whole when it is too long', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { id: uploadId } = await send(maya, caseId, statement());
  await renderAt(`/documents/${uploadId}?page=2`, mediator);
  const beside = (number: number) => page.getByRole('textbox', { name: `Comment on page ${number}` });
  const long = 'Is this the whole amount? '.repeat(90);
  await userEvent.fill(beside(2), long);
  await expect.element(page.getByText('340 characters too many')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await expect.element(beside(2)).toHaveAccessibleDescription('Use 2000 characters or fewer.');
  await expect.element(beside(2)).toHaveValue(long);
  await userEvent.click(page.getByRole('radio', { name: 'This page' }));
  await userEvent.fill(beside(3), 'Is this the whole amount?');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  const comments = page.getByRole('region', { name: 'Comments on page 3' });
  await expect.element(comments.getByRole('listitem')).toMatchTextContent('Is this the whole amount?');
});

test('a PDF of 100 pages draws one page at a time', async () => {
  const { maya, caseId } = await newParty();
  const file = pdfOf(Array.from({ length: 100 }, (_, at) => `This is page ${at + 1} of a long statement`));
  const { id } = await send(maya, caseId, file);
  await renderAt(`/documents/${id}?page=99`, maya);
  await expect.element(pane('99 of 100')).toMatchTextContent('This is page 99');
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await expect.element(pane('100 of 100')).toMatchTextContent('This is page 100');
  expect(pane('100 of 100').element().querySelectorAll('canvas')).toHaveLength(1);
});

test('a form shows its texts, choices and ticks also where it brings no picture of them', async () => {
  const { maya, caseId } = await newParty();
  const { id } = await send(maya, caseId, filledForm());
  await renderAt(`/documents/${id}`, maya);
  const isInk = (third: number) => {
    const canvas = document.querySelector('canvas');
    const [width, height] = [Math.floor((canvas?.width ?? 0) / 3), Math.floor((canvas?.height ?? 0) / 4)];
    if (width === 0) return false;
    const { data } = canvas!.getContext('2d')!.getImageData(third * width, 0, width, height);
    const ink = data.filter((value, at) => at % 4 === 0 && value < 100).length;
    // A canvas that is not drawn yet is black.
    return ink > 50 && ink < (width * height) / 2;
  };
  await expect.poll(() => [0, 1, 2].map(isInk)).toEqual([true, true, true]);
});

test('a sheet is as high as what is on it', async () => {
  const { maya, caseId } = await newParty();
  const picture = new OffscreenCanvas(1200, 300);
  picture.getContext('2d')!.fillRect(0, 0, 1200, 300);
  const photo = new File([await picture.convertToBlob()], 'Wide.png', { type: 'image/png' });
  const { id } = await send(maya, caseId, photo);
  await renderAt(`/documents/${id}`, maya);
  const height = (element: Element) => Math.round(element.getBoundingClientRect().height);
  const image = page.getByRole('img', { name: /Wide\.png/ });
  const isFitted = () => {
    const { width, height: shown } = image.element().getBoundingClientRect();
    return (
      shown > 0 && Math.abs(width / shown - 4) < 0.1 && height(image.element().parentElement!) === Math.round(shown)
    );
  };
  await expect.poll(isFitted).toBe(true);
});

test('a damaged PDF is explained in plain words, with a way on', async () => {
  const { maya, caseId } = await newParty();
  const { id } = await send(
    maya,
    caseId,
    new File(['%PDF-1.4\nnothing\n%%EOF\n'], 'Broken.pdf', { type: 'application/pdf' }),
  );
  await renderAt(`/documents/${id}`, maya);
  await expect.element(page.getByRole('alert')).toMatchTextContent('We can’t show this document');
  await expect.element(page.getByRole('link', { name: 'Send another copy' })).toBeVisible();
  // In development the PDF library logs the error, too.
  vi.mocked(console.error).mockClear();
});

test('an admin sees the facts of a document, and its pages only after opening it with a reason', async () => {
  const { maya, caseId } = await newParty();
  const { id } = await send(maya, caseId, statement());
  await renderAt(`/documents/${id}`, await newPerson('admin'));
  await expect.element(page.getByText('Documents are closed to you')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'About this document' })).toMatchTextContent('In review');
  for (const name of ['Download', 'Next page', 'Add comment'])
    expect(page.getByRole('button', { name }).query()).toBeNull();
  await page.getByRole('button', { name: 'Open for an hour' }).click();
  await page.getByLabelText('Reason').fill('A court asked for the file.');
  await page.getByRole('dialog').getByRole('button', { name: 'Open for an hour' }).click();
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Add comment' }).query()).toBeNull();
});

test('downloading asks first and says that the file stays on the device', async () => {
  const { maya, caseId } = await newParty();
  const { id } = await send(maya, caseId, statement());
  await renderAt(`/documents/${id}`, maya);
  await userEvent.click(page.getByRole('button', { name: 'Download' }));
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent('Statement.pdf stays on this device after you sign out.');
  const saved: string[] = [];
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => saving.mockRestore());
  await userEvent.click(question.getByRole('button', { name: 'Download' }));
  await expect.poll(() => saved).toEqual(['Statement.pdf']);
});

test('a comment beside a page names its readers, survives the end of the sign-in session, and can be deleted by its author', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { id: uploadId } = await send(maya, caseId, statement());
  const app = await renderAt(`/documents/${uploadId}?page=2`, mediator);
  const comments = page.getByRole('region', { name: 'Comments on page 2' });
  const options = page.getByRole('combobox', { name: 'Who reads your comment?' }).getByRole('option');
  await expect.poll(() => options.elements().map((it) => it.textContent)).toEqual(['Only you', 'Maya Okafor and you']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Who reads your comment?' }), 'Maya Okafor and you');
  await userEvent.fill(page.getByRole('textbox', { name: 'Comment on page 2' }), 'Is this the whole amount?');
  const reconnect = cutConnection();
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await expect.element(comments.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  await endSession(app);
  reconnect();
  await renderAt(`/documents/${uploadId}?page=2`, mediator);
  await expect
    .element(page.getByRole('textbox', { name: 'Comment on page 2' }))
    .toHaveValue('Is this the whole amount?');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await expect.element(comments.getByRole('listitem')).toMatchTextContent('Is this the whole amount?');
  await expect.element(comments.getByRole('listitem')).toMatchTextContent('Maya Okafor and you');
  leaveApp();

  await renderAt(`/documents/${uploadId}`, maya);
  await userEvent.click(page.getByRole('button', { name: 'See the comments on page 2' }));
  await expect.element(comments.getByRole('listitem')).toMatchTextContent('Is this the whole amount?');
  expect(page.getByRole('button', { name: /^Delete your comment/ }).query()).toBeNull();
  leaveApp();

  await renderAt(`/documents/${uploadId}?page=2`, mediator);
  await userEvent.click(page.getByRole('button', { name: /^Delete your comment/ }));
  await expect.element(comments).toMatchTextContent('Nobody has written about this page yet.');
});

test('a party of a suspended organization reads their comment and cannot delete it', async () => {
  const { maya, caseId, suspend } = await newOffice();
  const { id: uploadId } = await send(maya, caseId, statement());
  await maya.api.addDocumentComment({ uploadId, page: null, audience: 'mediator', text: 'Is this the whole amount?' });
  await suspend();
  await renderAt(`/documents/${uploadId}`, maya);
  await expect.element(page.getByText('Is this the whole amount?')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Delete your comment/ })).not.toBeInTheDocument();
});

test('a new mediator is offered only the readers that a document of the former mediator allows', async () => {
  const { mediator, caseId } = await newParty();
  const [admin, colleague] = [await newPerson('admin'), await newPerson('mediator', 'Mia Berg')];
  const { id: uploadId } = await send(mediator, caseId, statement(), 'everyone');
  await admin.api.assignMediator({ case_id: caseId, mediator_id: colleague.user.id });
  await renderAt(`/documents/${uploadId}`, colleague);
  const options = page.getByRole('combobox', { name: 'Who reads your comment?' }).getByRole('option');
  await expect.poll(() => options.elements().map((it) => it.textContent)).toEqual(['Only you', 'Everyone in the case']);
});
