import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { releaseDraft } from '../../testing/agreements.ts';
import { signIn } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

test('a party sees wherever they read a version which of its clauses is not agreed', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  const add = (heading: string, state: 'agreed' | 'draft') =>
    ruth.api.addClause({
      caseId,
      document: 'parenting',
      issue: 'parenting',
      heading,
      text: `Both talk about ${heading} on Mondays.`,
      plain_text: `You talk about ${heading}.`,
      state,
    });
  await add('school', 'agreed');
  await releaseDraft(ruth.api, caseId, 'parenting');
  await add('sports', 'draft');
  await releaseDraft(ruth.api, caseId, 'parenting');

  const mark = 'Not agreed yet';
  await renderAt(`/agreement/${caseId}?document=parenting`, maya);
  const changes = page.getByRole('region', { name: 'What changes for you' });
  await expect.element(changes).toMatchTextContent(/You talk about school\..*Not agreed yet.*You talk about sports\./);
  await expect.element(changes.getByText(mark)).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^2 sports/ })).toMatchTextContent(mark);
  await expect.element(page.getByRole('region', { name: '1 school' })).not.toMatchTextContent(mark);
  leaveApp();

  await renderAt(`/agreement/${caseId}/compare?document=parenting&from=1&to=2`, maya);
  await expect.element(page.getByRole('region', { name: '2 sports' })).toMatchTextContent(/New clause.*Not agreed yet/);
  leaveApp();

  await renderAt(`/agreement/${caseId}/sign?document=parenting`, maya);
  await expect.element(page.getByRole('heading', { name: `2. sports ${mark}` })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1. school', exact: true })).toBeVisible();
  leaveApp();
});
