import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { join, newParty } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const question = 'May AI read what you write?';
const heading = page.getByRole('heading', { level: 1, name: question });
const answer = (name: 'Yes' | 'No') => page.getByRole('radio', { name });
const save = page.getByRole('button', { name: 'Save my answer' });
/** The row on the home of a lawyer. */
const asked = page.getByRole('link', { name: /^Say whether AI may read what you write/ });
/** The row on the home of a party. */
const waits = page.getByRole('link', { name: 'Say whether AI may read what you write' });

afterEach(leaveApp);

test('a party opens the question from home, answers it with the keyboard, and is not asked again', async () => {
  const { mediator, caseId, maya } = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(mediator, caseId, daniel, 'divorcee', 'B');
  await renderAt(paths.divorcee(), maya);
  await waits.click();
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(/Daniel does not, and you do not see Daniel’s/)).toBeVisible();
  for (const name of ['Yes', 'No'] as const) await expect.element(answer(name)).not.toBeChecked();
  await save.click();
  await expect.element(page.getByText('Choose one of the two.')).toBeVisible();
  await expect.element(answer('No')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(answer('Yes')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(answer('Yes')).toBeChecked();
  await save.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  await expect.element(waits).not.toBeInTheDocument();
  expect(await maya.api.getAiConsents({ caseId })).toMatchObject({ mine: { answer: 'yes' } });
  expect(await daniel.api.getAiConsents({ caseId })).toMatchObject({ mine: { answer: null }, people: [] });
});

test('a lawyer can decide later and stays asked', async () => {
  const { caseId, tomas } = await newParty();
  await renderAt(paths.lawyer(), tomas);
  await asked.click();
  await page.getByRole('link', { name: 'Decide later' }).click();
  await expect.element(asked).toBeVisible();
  expect(await tomas.api.getAiConsents({ caseId })).toMatchObject({ mine: { answer: null } });
});

test('a person outside of the case sees that there is no such case', async () => {
  const { caseId } = await newParty();
  await renderAt(paths.aiConsent(caseId), await newPerson('divorcee', 'Pat Other'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'We can’t find this case' })).toBeVisible();
});
