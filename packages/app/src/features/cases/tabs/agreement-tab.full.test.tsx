// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('the agreement of a case says how far it is from what was released and signed', async () => {
  const [waiting, signed] = [await commands.prepare('waitingAgreement'), await commands.prepare('signedAgreement')];
  const way = page.getByRole('region', { name: 'How it becomes final' });
  const agreed = page.getByRole('region', { name: 'Agreed so far' });

  await renderAt(`/case/${waiting.caseId}?tab=agreement`, await signIn(waiting.party));
  await expect.element(way).toMatchTextContent(/what you agreed, in plain words\., Done.*Going on now.*Still to come/);
  await expect.element(agreed).toMatchTextContent('It is in the released documents');
  leaveApp();

  await renderAt(`/case/${signed.caseId}?tab=agreement`, await signIn(signed.party));
  await expect.element(way).toMatchTextContent(/Done.*Done.*Done/);
  await expect.element(way).not.toMatchTextContent('Still to come');
  await expect.element(agreed).toMatchTextContent('It is all in the signed documents');
  await expect
    .element(page.getByRole('region', { name: /From the signed/ }))
    .toMatchTextContent('Pay Daniel 40,000 pounds');
});
