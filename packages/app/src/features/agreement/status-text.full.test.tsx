// Guards packages/app/src/features/agreement/**
import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

afterEach(leaveApp);

test('the mediator reads what a paper is in law before the release, and a party where they read, decide and have signed', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const heading = 'The home';
  const text = 'The home is sold, and what is left is shared equally.';
  await ruth.api.addClause({
    caseId,
    document: 'memorandum',
    issue: 'home',
    plain_text: '',
    state: 'agreed',
    heading,
    text,
  });
  await renderAt(`/agreement/${caseId}`, ruth);
  await page.getByRole('button', { name: 'Release version 1' }).click();
  const dialog = page.getByRole('dialog');
  const status = page.getByRole('region', { name: 'Legal status' });
  await expect
    .element(dialog.getByRole('region', { name: 'Legal status' }))
    .toMatchTextContent(/It is not a court order\./);
  await dialog.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(page.getByText('Version 1 is released; nothing has changed since.')).toBeVisible();
  leaveApp();
  const { documents } = await maya.api.getAgreement({ caseId });
  const words = documents[0]!.newest!.status_text!;
  expect(words).toContain('It is not a court order.');

  await renderAt(`/agreement/${caseId}`, maya);
  await expect.element(status.getByText(words)).toBeVisible();
  leaveApp();

  await renderAt(`/agreement/${caseId}/sign?document=memorandum`, maya);
  await expect.element(status.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'I have read it to the end' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Is this your own decision?' })).toBeVisible();
  await expect.element(status.getByText(words)).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Write your full name to sign' });
  expect(status.element().compareDocumentPosition(name.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.getByRole('radio', { name: 'I was not pressed. I decide this myself.' }).click();
  await name.fill(maya.name);
  await page.getByRole('button', { name: 'Sign version 1' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^You have signed/ })).toBeVisible();
  await expect.element(status.getByText(words)).toBeVisible();
});
