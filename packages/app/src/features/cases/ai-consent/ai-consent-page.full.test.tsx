// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newParty } from '../../../testing/parties.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const question = 'May AI read what you write?';
const heading = page.getByRole('heading', { level: 1, name: question });
const answer = (name: 'Yes' | 'No') => page.getByRole('radio', { name });
const save = page.getByRole('button', { name: 'Save my answer' });

afterEach(leaveApp);

test('the profile lists every answer with its date and leads to changing it', async () => {
  const { caseId, maya } = await newParty();
  for (const said of ['yes', 'no'] as const) await maya.api.answerAiConsent({ caseId, answer: said });
  await renderAt(`${paths.profile()}?part=safety`, maya);
  await expect.element(page.getByText(/^Yes, /)).toBeVisible();
  await expect.element(page.getByText(/^No, /)).toBeVisible();
  await page.getByRole('link', { name: 'Change your answer for Okafor family' }).click();
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(/^You said no on /)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Quick exit' })).toBeVisible();
  expect(page.getByText('If you answer later').query()).toBeNull();
  await answer('Yes').click();
  await save.click();
  await expect.element(page.getByText(/^Yes, /).nth(1)).toBeVisible();
});
