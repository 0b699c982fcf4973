// Guards packages/app/src/features/agreement/drafting/** packages/server/src/routes/agreement/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = page.getByRole('region', { name: 'The three documents' });

test('a mediator says that a document is not needed, everybody reads it, and takes that back', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  await ruth.api.addTopic({ caseId, issue: 'parenting', title: 'School nights' });
  await renderAt(`/agreement/${caseId}?document=memorandum`, ruth);
  await button('Not needed in this case').click();
  await page.getByRole('dialog').getByRole('button', { name: 'It is not needed' }).click();
  await expect.element(page.getByText(/^Not needed in this case\./)).toBeVisible();
  leaveApp();

  await renderAt(`/cases/${caseId}?tab=agreement`, maya);
  await expect.element(tab).toMatchTextContent(/Memorandum of Understanding.*Not needed/);
  leaveApp();
  await renderAt(`/agreement/${caseId}`, maya);
  const documents = page.getByRole('navigation', { name: 'Documents of the agreement' });
  await expect.element(documents).toBeVisible();
  await expect.element(documents).not.toMatchTextContent('Memorandum');
  leaveApp();

  await renderAt(`/agreement/${caseId}?document=memorandum`, ruth);
  await button('It is needed after all').click();
  await expect.element(button('Not needed in this case')).toBeVisible();
  leaveApp();
});

test('a mediator is not offered to go on without the only document that the case needs', async () => {
  const { id: caseId, mediator } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const { documents } = await ruth.api.getAgreement({ caseId });
  expect(documents.filter(({ is_needed }) => is_needed).map(({ document }) => document)).toEqual(['memorandum']);
  await renderAt(`/agreement/${caseId}?document=memorandum`, ruth);
  await expect.element(page.getByText(/^Draft of version 1\./)).toBeVisible();
  expect(button('Not needed in this case').query()).toBeNull();
  leaveApp();
});
