import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('a party reads on the sign page how many comments are open, and the other party only those for both', async () => {
  const { caseId, versionId, mediator, party, other } = await commands.prepare('waitingAgreement');
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const daniel = await signIn(other);
  const { documents } = await maya.api.getAgreement({ caseId });
  const clause_id = documents[0]!.newest!.clauses[0]!.id;
  const comment = { caseId, versionId, clause_id };
  await maya.api.addClauseComment({ ...comment, audience: 'mediator', text: 'Is this the whole loan?' });
  const { comment: shared } = await maya.api.addClauseComment({
    ...comment,
    audience: 'everyone',
    text: 'Which bank?',
  });
  const main = page.getByRole('main');
  const address = `/agreement/${caseId}/sign?document=memorandum`;

  await renderAt(address, maya);
  await expect
    .element(main)
    .toMatchTextContent('2 questions of yours wait for an answer. You can ask Ruth before you sign. Read the comments');
  await page.getByRole('link', { name: 'Read the comments' }).click();
  await expect.element(main).toMatchTextContent('Is this the whole loan?');
  leaveApp();

  await renderAt(address, daniel);
  await expect.element(main).toMatchTextContent('1 comment is still open. You can ask Ruth before you sign.');
  leaveApp();

  await ruth.api.settleClauseComment({ commentId: shared.id, outcome: 'The bank is named now.' });
  await renderAt(address, maya);
  await expect.element(main).toMatchTextContent('1 question of yours waits for an answer.');
  await expect
    .element(page.getByRole('link', { name: 'Read the comments' }))
    .toHaveAttribute('href', expect.stringContaining(`#clause-${clause_id}`));
});
