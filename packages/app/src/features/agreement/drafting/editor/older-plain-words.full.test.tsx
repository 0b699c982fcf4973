// Guards packages/app/src/features/agreement/drafting/** packages/server/src/routes/agreement/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name });
const notice = page.getByText(/^These plain words were written before the words to sign changed/);
const saved = page.getByText('Saved just now');

test('a mediator who changes words to sign settles the plain words or keeps them, and readers then read the words to sign first', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  await ruth.api.addClause({
    caseId,
    document: 'parenting',
    issue: 'parenting',
    heading: 'School days',
    text: 'Ada is with Daniel on Thursday and Friday.',
    plain_text: 'Daniel has Thursday and Friday.',
    state: 'agreed',
  });
  const at = `/agreement/${caseId}?document=parenting`;
  await renderAt(at, ruth);
  const field = page.getByLabelText('Words to sign');
  await expect.element(field).toBeVisible();
  expect(notice.query()).toBeNull();
  await field.fill('Ada is with Daniel on Thursday and Friday from school.');
  await expect.element(notice).toBeVisible();
  await button('They still fit').click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(saved).toBeVisible();
  await field.fill('Ada is with Daniel on Wednesday and Thursday.');
  await expect.element(notice).toBeVisible();
  await button('It is still agreed').click();

  await button('Release version 1').click();
  await expect
    .element(dialog)
    .toMatchTextContent(
      /1 School days: The plain words say Friday\. The words to sign say Wednesday\..*Plain words older than the words to sign.*1 School days: The words to sign changed after the plain words\./,
    );
  const release = dialog.getByRole('button', { name: 'Release version 1' });
  const keep = dialog.getByRole('button', { name: 'Keep the older plain words: School days' });
  await release.click();
  await expect.element(keep).toHaveFocus();
  await expect
    .element(keep)
    .toHaveAccessibleDescription('Settle the plain words in the draft, or keep them as they are.');
  await keep.click();
  await release.click();
  await expect.element(page.getByText('Version 1 is released; nothing has changed since.')).toBeVisible();
  leaveApp();

  const older =
    /on Wednesday and Thursday\..*The plain words are older than the words above.*Daniel has Thursday and Friday\./;
  await renderAt(at, maya);
  await expect.element(page.getByRole('region', { name: '1 School days' })).toMatchTextContent(older);
  const changes = page.getByRole('region', { name: 'What changes for you' });
  await expect
    .element(changes)
    .toMatchTextContent('The plain words of clause 1 are older than its words to sign: read it in full');
  await expect.element(changes).not.toMatchTextContent('Friday');
  leaveApp();
  await renderAt(`/agreement/${caseId}/sign?document=parenting`, maya);
  await expect.element(page.getByRole('main')).toMatchTextContent(older);
  leaveApp();
});
