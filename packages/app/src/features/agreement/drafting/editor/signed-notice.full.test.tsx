// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { signIn } from '../../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name });

async function leaveAsSigned() {
  await userEvent.click(button('Leave it as signed'));
  await userEvent.click(button('Lose the draft'));
}

const card = page.getByRole('region', { name: /From the signed/ });

afterEach(leaveApp);

test('a party ticks what they have done on their home, and the other party sees it in the case', async () => {
  const { caseId, party, other } = await commands.prepare('signedAgreement');
  await renderAt('/divorcee', await signIn(party));
  const waiting = page.getByRole('region', { name: 'Waiting on you' });
  await expect
    .element(waiting)
    .toMatchTextContent(/Pay Daniel 40,000 pounds.*Late.*It was due on September 30.*Clause 1, The home/);
  const tick = waiting.getByRole('checkbox', { name: 'Pay Daniel 40,000 pounds' });
  await userEvent.click(tick);
  await expect.element(waiting).toMatchTextContent('Done by you.');
  await expect.element(tick).toBeChecked();
  await expect.element(tick).toHaveFocus();
  leaveApp();

  const daniel = await signIn(other);
  await renderAt('/divorcee', daniel);
  await expect.element(waiting).toMatchTextContent('Look at the school trips again');
  await expect.element(waiting).not.toMatchTextContent('40,000 pounds');
  leaveApp();
  await renderAt(`/cases/${caseId}`, daniel);
  await expect.element(card).toMatchTextContent(/Maya: Pay Daniel 40,000 pounds.*Done by Maya\./);
});

test('a party reads that the signed version stays until the next one is signed, and what changed in it', async () => {
  const { caseId, party } = await commands.prepare('nextAgreement');
  await renderAt(`/agreement/${caseId}?document=memorandum`, await signIn(party));
  await expect
    .element(page.getByText(/^Both parties signed version 1\. It stays as it is until both have signed version 2\./))
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Clause by clause' })).toMatchTextContent('By March 31, 2027');
  await userEvent.click(page.getByRole('link', { name: 'See what changed' }));
  const changed = page.getByRole('list', { name: 'To do, and by when' }).first();
  await expect
    .element(changed)
    .toMatchTextContent(/Pay Daniel 40,000 pounds\. Before: By September 30, 2026 Now: By March 31, 2027/);
});

afterEach(leaveApp);

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
