// Guards packages/app/src/features/agreement/{reading,signing,versions,compare}/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('a mediator finds the signed version while the next one waits, and can attest it', async () => {
  const { caseId, mediator } = await commands.prepare('nextAgreement');
  const ruth = await signIn(mediator);
  await renderAt(`/agreement/${caseId}?document=memorandum`, ruth);
  await page.getByRole('link', { name: 'Read version 1' }).click();
  await expect
    .element(
      page.getByText(/^This is the signed version\. It stays as it is until both parties have signed version 2\./),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: 'Documents of the agreement' }))
    .toMatchTextContent(/Version 1 is signed by all\. Version 2: .*Nobody has signed/);
  await expect.element(page.getByRole('heading', { name: 'Who has signed version 1' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Not attested yet' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Attest the signatures' })).toBeVisible();
  leaveApp();

  await renderAt(`/agreement/${caseId}/compare?document=memorandum&from=1&to=2`, ruth);
  await expect.element(page.getByText('Signed by all')).toBeVisible();
  leaveApp();
});
