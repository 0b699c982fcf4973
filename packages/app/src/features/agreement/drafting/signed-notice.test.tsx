import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name });
const card = page.getByRole('region', { name: /From the signed/ });

afterEach(leaveApp);

async function leaveAsSigned() {
  await userEvent.click(button('Leave it as signed'));
  await userEvent.click(button('Lose the draft'));
}

test('a mediator changes a clause whose review is due, reads that the signed version stays, and leaves it as signed', async () => {
  const { caseId, mediator } = await commands.prepare('signedAgreement');
  await renderAt(`/cases/${caseId}`, await signIn(mediator));
  await expect.element(card.getByText('Review due')).toBeVisible();
  await userEvent.click(card.getByRole('link', { name: 'Open clause 2' }));
  const signed = 'Maya pays for a school trip first. Daniel pays half back within 14 days.';
  await expect.element(page.getByText(/^Both parties signed version 1\. It stays as it is until/)).toBeVisible();
  await expect.element(button('Leave it as signed')).toBeVisible();
  await leaveAsSigned();
  const words = page.getByLabelText('Words to sign');
  await expect.element(words).toHaveValue(signed);
  await expect.element(button('Leave it as signed')).not.toBeInTheDocument();
  await userEvent.fill(words, 'Each pays half of a school trip.');
  await expect.element(button('Release version 2')).toBeEnabled();
  await userEvent.click(button('Leave it as signed'));
  await userEvent.click(button('Keep the draft'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(words).toHaveValue('Each pays half of a school trip.');
  await leaveAsSigned();
  await expect.element(words).toHaveValue(signed);
});
