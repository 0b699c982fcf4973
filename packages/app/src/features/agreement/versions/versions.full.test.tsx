// Guards packages/app/src/features/agreement/versions/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { releaseDraft } from '../../../testing/agreements.ts';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const document = 'finances';
const words = { issue: null, heading: 'Our figures', plain_text: '', state: 'agreed' as const };
const compare = (caseId: string) => `/agreement/${caseId}/compare?document=${document}&from=2&to=draft`;

test('a party reads, compares and downloads every version; the draft is compared by its mediators alone', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  const { clause } = await ruth.api.addClause({ caseId, document, ...words, text: 'Both have shown their figures.' });
  const write = (text: string, version: number) =>
    ruth.api.updateClause({ clauseId: clause.id, ...words, text, version });
  await releaseDraft(ruth.api, caseId, document);
  await write('Both have shown all their figures.', 1);
  await releaseDraft(ruth.api, caseId, document);
  await write('Both have shown all their figures on 1 May 2027.', 2);

  await renderAt(`/agreement/${caseId}?document=${document}`, maya);
  const all = page.getByRole('region', { name: 'All versions' });
  await expect
    .element(all)
    .toMatchTextContent(/Version 2: .*Newest.*Version 1: .*Replaced by version 2.*Nobody has signed/);
  await expect.element(all.getByRole('button', { name: 'Download version 1' })).toBeVisible();
  await expect
    .element(all.getByRole('link', { name: 'Compare with version 1' }))
    .toHaveAttribute('href', `/agreement/${caseId}/compare?document=${document}&from=1&to=2`);
  expect(all.getByRole('link', { name: 'Read version 2' }).query()).toBeNull();
  await all.getByRole('link', { name: 'Read version 1' }).click();
  await expect.element(page.getByText(/^You are reading version 1, an earlier one\./)).toBeVisible();
  const clauses = page.getByRole('region', { name: 'Clause by clause' });
  await expect.element(clauses).toMatchTextContent('Both have shown their figures.');
  expect(page.getByRole('link', { name: /^Go on to signing/ }).query()).toBeNull();
  await page.getByRole('link', { name: 'Read version 2, the newest' }).click();
  await expect.element(clauses).toMatchTextContent('Both have shown all their figures.');
  await expect.element(page.getByRole('link', { name: 'Go on to signing version 2' })).toBeVisible();
  leaveApp();

  await renderAt(compare(caseId), maya);
  await expect.element(page.getByText('Only mediators read a draft')).toBeVisible();
  expect(page.getByText('1 May 2027').query()).toBeNull();
  leaveApp();

  await renderAt(`/agreement/${caseId}?document=${document}`, ruth);
  await page.getByRole('button', { name: 'Release version 3' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Compare the draft with version 2' }))
    .toHaveAttribute('href', compare(caseId));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Compare with version 2' }).click();
  await expect.element(page.getByRole('heading', { name: 'What would change, version 2 to the draft' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: '1 Our figures' }))
    .toMatchTextContent(/Draft:.*Now: on 1 May 2027/);
  leaveApp();
});
