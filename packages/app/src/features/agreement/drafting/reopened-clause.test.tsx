import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name });
const card = page.getByRole('region', { name: /From the signed/ });

afterEach(leaveApp);

test('a mediator opens the clause whose review is due, reads that the others stand, and leaves it as signed', async () => {
  const { caseId, mediator } = await commands.prepare('signedAgreement');
  await renderAt(`/cases/${caseId}`, await signIn(mediator));
  await expect.element(card.getByText('Review due')).toBeVisible();
  await userEvent.click(card.getByRole('link', { name: 'Open clause 2' }));
  await userEvent.click(button('Open this clause again'));
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/Version 1 stays in force until both parties have signed/);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Open this clause' }));
  await expect.element(page.getByText(/^Only clause 2 is open\./)).toBeVisible();
  await expect
    .element(page.getByLabelText('Words to sign'))
    .toHaveValue('Maya pays for a school trip first. Daniel pays half back within 14 days.');
  await expect.element(button('Add an empty clause')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('link', { name: /The home/ }));
  await expect.element(page.getByText('Stands as signed')).toBeVisible();
  await expect.element(page.getByLabelText('Words to sign')).not.toBeInTheDocument();
  await userEvent.click(button('Leave it as signed'));
  await expect.element(page.getByText(/^Only clause 2 is open\./)).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Words to sign')).toBeVisible();
});
