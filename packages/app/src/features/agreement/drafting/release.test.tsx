import { createApiClient } from '@mediation/api-client';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const guest = createApiClient({ baseUrl: '', token: () => null });

async function signIn(email: string) {
  const session = await guest.login({ email, password: inject('negotiatedCase').password });
  const api = createApiClient({ baseUrl: '', token: () => session.token });
  return { ...session, email, name: session.user.name, api };
}

test('a mediator releases a version to its readers, with its open points; the next one ends its signatures', async () => {
  const { id: caseId, mediator, party } = inject('negotiatedCase');
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const at = `/agreement/${caseId}`;
  const dialog = page.getByRole('dialog');
  const tab = page.getByRole('region', { name: 'The three documents' });
  await ruth.api.addClause({
    caseId,
    document: 'memorandum',
    issue: 'home',
    heading: 'The home',
    text: 'Maya moves out soon.',
    plain_text: '',
    state: 'agreed',
  });
  await renderAt(at, ruth);
  await expect.element(page.getByText('Draft of version 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await dialog.getByRole('radio', { name: /^Both parties/ }).click();
  await expect.element(dialog.getByText('1 place to settle, in clause 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(page.getByText('Draft of version 2.')).toBeVisible();

  const { documents } = await maya.api.getAgreement({ caseId });
  const newest = documents[0]!.newest!;
  expect(newest).toMatchObject({ number: 1, readers: 'parties', clauses: [{ text: 'Maya moves out soon.' }] });
  expect(newest.open_points).toContain('1 place to settle, in clause 1');
  const words = { caseId, versionId: newest.id };
  await maya.api.saveSigning({ ...words, has_read: true });
  await maya.api.signAgreement({ ...words, hash: newest.hash, name: maya.name, decides_freely: true });
  leaveApp();

  await renderAt(`/cases/${caseId}?tab=agreement`, maya);
  await expect.element(tab).toMatchTextContent(/Memorandum of Understanding.*Version 1.*Signed by Maya/);
  await expect.element(tab).toMatchTextContent(/Open Financial Statement.*Not needed so far/);
  await tab.getByRole('link', { name: /Memorandum/ }).click();
  await expect.element(page.getByText('Maya moves out soon.')).toBeVisible();
  leaveApp();

  await renderAt(at, ruth);
  await page.getByLabelText('Words to sign').fill('Maya moves out on 1 May 2027.');
  await page.getByRole('button', { name: 'Release version 2' }).click();
  await expect.element(dialog).toMatchTextContent(/Maya signed version 1\. That signature ends/);
  await dialog.getByRole('button', { name: 'Release version 2' }).click();
  await page.getByRole('button', { name: 'All versions' }).click();
  await expect.element(dialog).toMatchTextContent(/Version 2.*Nobody has signed.*Version 1.*Signed by Maya/);
  await expect
    .element(dialog.getByRole('link', { name: 'Compare with version 1' }))
    .toHaveAttribute('href', `${at}/compare?document=memorandum&from=1&to=2`);
});
