import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('a mediator reads on a case what it waits for and what happened, and finds its file', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(page.getByRole('link', { name: '0 of 2 parties have joined' })).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Case opened' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the file' }).click();
  await expect.element(page.getByRole('link', { name: 'Activity' })).toBeVisible();
});

test('a party reads what of it is theirs to do, and nothing about the other party', async () => {
  const { mediator, caseId } = await newCase();
  const ada = await newPerson('divorcee', 'Ada Reyes');
  const { token } = await mediator.api.invite({
    caseId,
    email: ada.email,
    name: 'Ada Reyes',
    role: 'divorcee',
    side: 'A',
  });
  await ada.api.acceptInvitation({ token });
  await renderAt(`/case/${caseId}`, ada);
  await expect.element(page.getByRole('link', { name: 'Your intake form' })).toBeVisible();
  await expect.element(page.getByText('1 of 2 parties have joined')).toBeVisible();
  expect(page.getByRole('link', { name: /parties have joined/ }).query()).toBeNull();
  expect(page.getByText('AI summary').query()).toBeNull();
});

test('what a mediator notes as agreed, everybody in the case reads', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/cases/${caseId}`, mediator);
  await page.getByLabelText('Parenting').selectOptions('Agreed');
  await expect
    .poll(async () => (await mediator.api.getCase({ caseId })).case.issues)
    .toEqual([{ issue: 'parenting', state: 'agreed' }]);
});
