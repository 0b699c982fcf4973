// Guards packages/app/src/features/profile/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../paths.ts';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('a party has no working hours in the profile', async () => {
  await renderAt(paths.profile(), await newPerson('divorcee'));
  await expect.element(page.getByRole('button', { name: 'Save details' })).toBeVisible();
  expect(page.getByText('Working hours').query()).toBeNull();
});
