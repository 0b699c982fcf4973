// Guards packages/app/src/features/agreement/packet/** packages/app/src/shared/documents/** packages/app/src/words/**
import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { agreementPaths } from '../../../agreement-paths.ts';
import { signIn } from '../../../testing/people.ts';
import { cutConnection } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { savedFiles } from '../files/download-menu.testing.ts';

const button = (name: string) => page.getByRole('button', { name });
const tick = (name: string) => page.getByRole('checkbox', { name });

afterEach(leaveApp);

/** What goes in, in its order. */
const names = () =>
  page
    .getByRole('list', { name: 'What goes in' })
    .getByRole('checkbox')
    .all()
    .map((it) => document.getElementById(it.element().getAttribute('aria-labelledby') ?? '')?.textContent);

/** A picture of one pixel, and bytes that only look like a PDF. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const noPdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';

async function signedCase() {
  const { caseId, mediator, party } = await commands.prepare('signedAgreement');
  const ruth = await signIn(mediator);
  const send = (file: File) =>
    ruth.api.uploadFile({ case_id: caseId, doc_type: 'other', audience: 'everyone', file }).catch(() => undefined);
  await send(new File([Uint8Array.from(atob(png), (it) => it.codePointAt(0) ?? 0)], 'House.png'));
  await send(new File([noPdf], 'Broken.pdf'));
  return { caseId, mediator: ruth, party: await signIn(party) };
}

test('a party ticks and orders what goes into a packet, reads beside a broken document why it stays out, and saves both', async () => {
  const { caseId, party } = await signedCase();
  await renderAt(agreementPaths.home(caseId), party);
  await page.getByRole('link', { name: 'Packet for filing' }).click();
  await expect.element(page.getByRole('heading', { name: 'Packet for filing' })).toBeVisible();
  await expect.element(tick('Memorandum of Understanding')).toBeDisabled();
  await expect.element(tick('Memorandum of Understanding')).toBeChecked();
  expect(page.getByRole('heading', { name: 'Words to edit' }).query()).toBeNull();

  await tick('Broken.pdf').click();
  await expect.element(page.getByText('It cannot be opened, so it stays out. Ask for it again.')).toBeVisible();
  await expect.element(tick('Broken.pdf')).not.toBeChecked();
  await tick('House.png').click();
  await expect.element(page.getByText(/^1 · 1 page/)).toBeVisible();
  await button('Move House.png up').click();
  await expect.poll(names).toEqual(['House.png', 'Memorandum of Understanding', 'Broken.pdf']);

  const saved = savedFiles();
  const reconnect = cutConnection();
  await button('Download one PDF').click();
  await expect.element(page.getByText('We could not reach the server.', { exact: false })).toBeVisible();
  expect(saved).toEqual([]);
  reconnect();
  await button('Download one PDF').click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Okafor family – Packet for filing.pdf']);
  expect(await saved[0]!.file.text()).toMatch(/^%PDF-1\.7/);
  await button('Download a ZIP').click();
  await expect.poll(() => saved.map(({ name }) => name)[1]).toBe('Okafor family – Packet for filing.zip');
});

test('a mediator moves parts with the keyboard without losing the focus, and saves the signed words as DOCX', async () => {
  const { caseId, mediator } = await signedCase();
  await renderAt(agreementPaths.packet(caseId), mediator);
  const down = button('Move Memorandum of Understanding down');
  await expect.element(down).toBeVisible();
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => names().indexOf('Memorandum of Understanding')).toBe(1);
  await expect.element(down).toHaveFocus();
  const saved = savedFiles();
  await button('Memorandum of Understanding as DOCX').click();
  await expect
    .poll(() => saved.map(({ name }) => name))
    .toEqual(['Okafor family – Memorandum of Understanding – version 1.docx']);
});

test('a packet is not offered before both have signed', async () => {
  const { caseId, mediator } = await commands.prepare('waitingAgreement');
  await renderAt(agreementPaths.packet(caseId), await signIn(mediator));
  await expect.element(page.getByText('Nothing is signed by both parties yet')).toBeVisible();
});
