// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { savedFiles } from './download-menu.testing.ts';
import { cutConnection } from '../../../testing/interruptions.ts';

const choose = async (item: string) => {
  await userEvent.click(page.getByRole('button', { name: 'Download version 1' }));
  await userEvent.click(page.getByRole('menuitem', { name: item }));
};

test('the mediator downloads each version from the list of versions', async () => {
  const { caseId, mediator } = await commands.prepare('waitingAgreement');
  await renderAt(`/agreement/${caseId}`, await signIn(mediator));
  const saved = savedFiles();
  await userEvent.click(page.getByRole('button', { name: 'All versions' }));
  const versions = page.getByRole('dialog', { name: 'All versions' });
  await userEvent.click(versions.getByRole('button', { name: 'Download version 1' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Download DOCX' }));
  await expect
    .poll(() => saved.map(({ name }) => name))
    .toEqual(['Okafor family – Memorandum of Understanding – version 1.docx']);
});

test('a party downloads a version as PDF and DOCX with the page that checks them, after a dropped connection', async () => {
  const { caseId, party } = await commands.prepare('waitingAgreement');
  await renderAt(`/agreement/${caseId}`, await signIn(party));
  const saved = savedFiles();
  await expect.element(page.getByRole('button', { name: 'Download version 1' })).toBeVisible();
  const reconnect = cutConnection();
  await choose('Download PDF');
  await expect.element(page.getByText('We could not reach the server.', { exact: false })).toBeVisible();
  expect(saved).toEqual([]);
  reconnect();

  for (const item of ['Download PDF', 'Download DOCX', 'Download a page that checks files']) {
    const count = saved.length;
    await choose(item);
    await expect.poll(() => saved.length).toBe(count + 1);
  }
  expect(saved.map(({ name }) => name)).toEqual([
    'Okafor family – Memorandum of Understanding – version 1.pdf',
    'Okafor family – Memorandum of Understanding – version 1.docx',
    'Check a file.html',
  ]);
  expect(await saved[0]!.file.text()).toMatch(/^%PDF-1\.7/);
});
