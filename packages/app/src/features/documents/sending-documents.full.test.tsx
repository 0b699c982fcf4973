// Guards packages/app/src/features/documents/** packages/app/src/shared/documents/**
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseWith, pdfFile, photoFile, turnedPhoto } from '../../testing/choose-files.ts';
import { newParty } from '../../testing/parties.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const dialog = () => page.getByRole('dialog');
const send = () => userEvent.click(dialog().getByRole('button', { name: 'Send' }));
const done = () => userEvent.click(dialog().getByRole('button', { name: 'Done' }));

/** Answers uploads in another way, until the returned function is called. */
function interceptUploads(answer: (upload: () => Promise<Response>) => Promise<Response>) {
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const upload = () => fetch(url, init);
    return init?.method === 'POST' && url === '/api/uploads' ? answer(upload) : upload();
  });
  return () => spy.mockRestore();
}

test('a party adds a document for a requirement with one press, reads who sees it, and it is filed there', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { requirement } = await mediator.api.addRequirement({
    caseId,
    participant_id: (await maya.api.listRequirements({ caseId })).requirements[0]!.participant_id,
    label: 'Letter of the landlord',
  });
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await chooseWith('Add Letter of the landlord', pdfFile('Letter.pdf'));
  await expect.element(dialog()).toMatchTextContent('For: Letter of the landlord');
  await expect.element(dialog()).toMatchTextContent('Only you and your mediator can read it.');
  await expect.element(dialog()).toMatchTextContent('Others get a copy without the author, dates and places');
  await expect.element(dialog()).toMatchTextContent('or that cannot be cleaned, stays as it is');
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent. The mediator looks at it next.');
  await done();
  await expect.element(page.getByRole('button', { name: 'Add more: Letter of the landlord' })).toBeVisible();
  const { uploads } = await mediator.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([{ doc_type: 'other', requirement_id: requirement.id, audience: 'mediator' }]);
});

test('a photo from a camera is sent upright, and without what the camera wrote into it', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await chooseWith('Add Recent pay slips', await turnedPhoto(await photoFile(400, 300)));
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  const pdf = await (await maya.api.downloadUpload({ uploadId: uploads[0]!.id })).text();
  expect(pdf).toContain('/Width 300 /Height 400');
  expect(pdf).not.toContain('Exif');
});

test('an upload without a connection waits, continues by itself and adds the document once', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await chooseWith('Add Monthly budget', pdfFile('Budget.pdf'));
  // The first request reaches the server, but its answer is lost.
  const answerUploads = interceptUploads(async (upload) => {
    await upload();
    throw new TypeError('Failed to fetch');
  });
  await send();
  await expect.element(dialog()).toMatchTextContent('Waiting for the connection');
  answerUploads();
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(dialog()).toMatchTextContent('Sent.');
  expect((await maya.api.listCaseUploads({ caseId })).uploads).toHaveLength(1);
});

test('an upload that the server failed to take can be retried', async () => {
  const { maya, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await chooseWith('Add Monthly budget', pdfFile('Budget.pdf'));
  const answerUploads = interceptUploads(() => Promise.resolve(new Response('{}', { status: 503 })));
  await send();
  await expect.element(dialog().getByRole('button', { name: 'Try Again' })).toBeVisible();
  answerUploads();
  await userEvent.click(dialog().getByRole('button', { name: 'Try Again' }));
  await expect.element(dialog()).toMatchTextContent('Sent.');
});

/** A document of Maya's that the server did not take before her sign-in session ended. */
async function interrupted() {
  const { maya, tomas, caseId } = await newParty();
  const { session } = await renderAt(`/cases/${caseId}/uploads`, maya);
  const leave = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await chooseWith('Add Monthly budget', pdfFile('Budget.pdf'));
  const answerUploads = interceptUploads(() => Promise.resolve(new Response('{}', { status: 503 })));
  await userEvent.click(dialog().getByRole('button', { name: 'Change who reads it' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'You, your lawyer and your mediator can read it.' }));
  await send();
  await expect.element(dialog().getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(leave()).toBe(true);
  // The sign-in session ends, and the browser asks nothing: others may be at the screen.
  globalThis.dispatchEvent(new Event('app:unauthorized'));
  await expect.poll(() => session.state().user).toBeNull();
  expect(leave()).toBe(false);
  leaveApp();
  answerUploads();
  return { maya, tomas, caseId, leave };
}

test('a document that was on its way when the page closed is listed after a reload, and is sent when chosen again', async () => {
  const { maya, caseId } = await interrupted();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  const row = page.getByRole('listitem').filter({ hasText: 'Budget.pdf' });
  await expect.element(row).toMatchTextContent('The page was closed before it was sent. Choose it again.');
  await chooseWith('Choose it again', pdfFile('Budget.pdf'));
  await expect.element(dialog()).toMatchTextContent('For: Monthly budget');
  await send();
  await expect.element(dialog()).toMatchTextContent('Sent.');
  await done();
  await expect.poll(() => row.getByRole('button', { name: 'Choose it again' }).query()).toBeNull();
  const { uploads } = await maya.api.listCaseUploads({ caseId });
  expect(uploads).toMatchObject([{ doc_type: 'monthly_budget', audience: 'my_side' }]);
  expect(JSON.stringify(sessionStorage)).not.toContain('Budget.pdf');
});

test('a document that was on its way is forgotten when somebody else signs in in this tab', async () => {
  const { tomas, caseId, leave } = await interrupted();
  expect(JSON.stringify(sessionStorage)).toContain('Budget.pdf');
  await renderAt(`/cases/${caseId}/uploads`, tomas);
  await expect.element(page.getByRole('heading', { name: 'Add documents' })).toBeVisible();
  expect(page.getByText('Budget.pdf').query()).toBeNull();
  expect(leave()).toBe(false);
  expect(JSON.stringify(sessionStorage)).not.toContain('Budget.pdf');
});
