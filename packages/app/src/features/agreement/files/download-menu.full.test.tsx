// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { savedFiles } from './download-menu.testing.ts';

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
