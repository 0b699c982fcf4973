import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty, join } from '../../../testing/parties.ts';
import { pdfOf } from '../../../testing/pdf.ts';
import { newPerson } from '../../../testing/people.ts';
import { cutConnection, endSession } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { send } from './viewer-page.testing.ts';

const statement = () => pdfOf(['Redemption statement\nBalance 184206.18', 'Page two', 'Early repayment charge']);
const pane = (label: string) => page.getByRole('group', { name: label });

async function picture() {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')!.fillRect(0, 0, crypto.getRandomValues(new Uint8Array(1))[0]! / 8, 20);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'Photo.png', { type: 'image/png' });
}

test('a page shows the name of whoever looks, and looking leaves nothing on the device', async () => {
  const { mediator, maya, caseId } = await newParty();
  const { id: uploadId } = await send(maya, caseId, await picture());
  const creating = vi.spyOn(URL, 'createObjectURL');
  const revoking = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => {
    creating.mockRestore();
    revoking.mockRestore();
  });
  const left = () => creating.mock.results.length - revoking.mock.calls.length;
  await renderAt(`/documents/${uploadId}`, mediator);
  await expect.element(page.getByRole('img', { name: 'Mortgage statements, Photo.png' })).toBeVisible();
  expect(document.querySelector('[data-watermark]')?.getAttribute('data-watermark')).toBe('Ruth Lindqvist');
  expect(left()).toBe(1);
  leaveApp();
  await expect.poll(left).toBe(0);
  expect(await caches.keys()).toEqual([]);
  expect(await navigator.serviceWorker.getRegistrations()).toEqual([]);
  const answer = await fetch(`/api/uploads/${uploadId}/file?inline=1`, {
    headers: { authorization: `Bearer ${mediator.token}` },
  });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
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

test('a person who loses the right to read a document sees that they can’t see it, and its pages leave the screen', async () => {
  const { maya, mediator, caseId } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  const { id: uploadId, version } = await send(maya, caseId, statement(), 'everyone');
  await renderAt(`/documents/${uploadId}`, daniel);
  await expect.element(pane('1 of 3')).toMatchTextContent('Redemption statement');
  await maya.api.updateUpload({ uploadId, version, audience: 'mediator' });
  leaveApp();
  await renderAt(`/documents/${uploadId}`, daniel);
  await expect.element(page.getByRole('heading', { name: 'You can’t see this document' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
});

test('an admin sees the facts of a document, and no pages, comments or download', async () => {
  const { maya, caseId } = await newParty();
  const { id } = await send(maya, caseId, statement());
  await renderAt(`/documents/${id}`, await newPerson('admin'));
  await expect.element(page.getByText('Admins see that a document is there, not what is in it.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'About this document' })).toMatchTextContent('In review');
  for (const name of ['Download', 'Next page', 'Add comment'])
    expect(page.getByRole('button', { name }).query()).toBeNull();
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

test('a new mediator is offered only the readers that a document of the former mediator allows', async () => {
  const { mediator, caseId } = await newParty();
  const [admin, colleague] = [await newPerson('admin'), await newPerson('mediator', 'Mia Berg')];
  const { id: uploadId } = await send(mediator, caseId, statement(), 'everyone');
  await admin.api.assignMediator({ case_id: caseId, mediator_id: colleague.user.id });
  await renderAt(`/documents/${uploadId}`, colleague);
  const options = page.getByRole('combobox', { name: 'Who reads your comment?' }).getByRole('option');
  await expect.poll(() => options.elements().map((it) => it.textContent)).toEqual(['Only you', 'Everyone in the case']);
});
