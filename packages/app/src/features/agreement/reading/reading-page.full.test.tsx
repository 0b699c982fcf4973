// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { releaseDraft } from '../../../testing/agreements.ts';
import { signIn } from '../../../testing/people.ts';
import { cutConnection } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { words } from './reading-page.testing.ts';

const document = 'parenting';

test('a party reads plain words and clauses, asks the mediator alone, and compares the next version', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const text = 'Ada sleeps at Maya’s soon.';
  const duty = { id: crypto.randomUUID(), kind: 'payment' as const, due_on: '2027-05-01', repeats: 'none' as const };
  const duties = [
    { ...duty, who: 'A' as const, what: 'Pay for the lunches' },
    { ...duty, id: crypto.randomUUID(), who: 'B' as const, what: 'Buy the shoes' },
  ];
  const { clause } = await ruth.api.addClause({ caseId, document, ...words, text, duties });
  await ruth.api.addClause({ caseId, document, ...words, heading: 'Half-terms', text, plain_text: '' });
  const version = await releaseDraft(ruth.api, caseId, document, { open_points: ['Holidays'] });

  await renderAt(`/agreement/${caseId}?document=${document}`, maya);
  await expect.element(page.getByRole('heading', { name: 'Your agreement, Maya' })).toBeVisible();
  const changes = page.getByRole('region', { name: 'What changes for you' });
  await expect
    .element(changes)
    .toMatchTextContent(
      /Parenting.*Maya \(you\) takes the children.*You: Pay for the lunches\. By May 1, 2027.*Clause 2 has no plain words yet: read it in full.*Stays open.*Holidays/,
    );
  expect(changes.getByText('Buy the shoes').query()).toBeNull();
  await changes.getByRole('link', { name: 'read it in full' }).click();
  await expect.element(page.getByRole('heading', { name: '2 Half-terms' })).toBeInViewport();
  await expect.element(page.getByText('Nobody sees when you read this, or how often.')).toBeVisible();
  const read = page.getByRole('region', { name: '1 School days' });
  await expect.element(read.getByText(text)).toBeVisible();

  await read.getByRole('button', { name: 'Ask a question' }).click();
  await read.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(read.getByRole('button', { name: 'Ask a question' })).toHaveFocus();
  await read.getByRole('button', { name: 'Ask a question' }).click();
  await read.getByRole('button', { name: 'Send to Ruth' }).click();
  await expect.element(read.getByText('Write a few words.')).toBeVisible();
  await read.getByLabelText('Your question about clause 1 of version 1').fill('Which night is the first?');
  await expect.element(read.getByText('Visible to: you and Ruth. Daniel won’t see it.')).toBeVisible();
  const reconnect = cutConnection();
  await read.getByRole('button', { name: 'Send to Ruth' }).click();
  await expect.element(read.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  reconnect();
  await expect
    .element(read.getByLabelText('Your question about clause 1 of version 1'))
    .toHaveValue('Which night is the first?');
  await read.getByRole('button', { name: 'Send to Ruth' }).click();
  await expect.element(read).toMatchTextContent(/Which night is the first\?.*Visible to: you and Ruth/);
  await expect.element(read.getByRole('listitem').filter({ hasText: 'Which night is the first?' })).toHaveFocus();
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible();
  const { comments } = await ruth.api.listClauseComments({ caseId, versionId: version.id });
  expect(comments).toMatchObject([{ audience: 'mediator', clause_id: clause.id }]);
  leaveApp();

  const later = {
    ...words,
    text: 'Ada sleeps at Maya’s from Monday.',
    plain_still_fits: true,
    version: clause.version,
  };
  await ruth.api.updateClause({ clauseId: clause.id, ...later });
  await releaseDraft(ruth.api, caseId, document);
  await renderAt(`/agreement/${caseId}?document=${document}`, maya);
  await expect
    .element(page.getByRole('region', { name: '1 School days' }))
    .toMatchTextContent(/you, .*, on version 1, still open.*Which night is the first\?.*Visible to: you and Ruth/);
  await page.getByRole('link', { name: 'What changed since version 1' }).click();
  await expect.element(page.getByRole('heading', { name: 'What changed, version 1 to 2' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: '1 School days' }))
    .toMatchTextContent(/Before: soon\..*Now: from Monday\./);
  leaveApp();
});
