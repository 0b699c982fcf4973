import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('a party who is asked to sign a new version reads that a signed version stays until both have signed the next', async () => {
  const { caseId, party } = await commands.prepare('nextAgreement');
  await renderAt(`/agreement/${caseId}/sign?document=memorandum`, await signIn(party));
  await expect
    .element(
      page.getByText(
        /If both of you have signed this one, it stays the signed one until both have signed the new one\./,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/signature then ends/)).not.toBeInTheDocument();
  leaveApp();
});
