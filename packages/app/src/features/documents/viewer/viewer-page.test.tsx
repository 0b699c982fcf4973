import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newParty, join } from '../../../testing/parties.ts';
import { pdfOf } from '../../../testing/pdf.ts';
import { newPerson } from '../../../testing/people.ts';
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
  const left = () => {
    const revoked = new Set(revoking.mock.calls.map(([url]) => url));
    return creating.mock.results.filter(({ value }) => !revoked.has(value as string)).length;
  };
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
