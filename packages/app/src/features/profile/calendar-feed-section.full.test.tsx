// Guards packages/app/src/features/profile/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../paths.ts';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const calendar = `${paths.profile()}?part=calendar`;

test('a party chooses that their calendar shows when the children are with them', async () => {
  const person = await newPerson('divorcee');
  await renderAt(calendar, person);
  const choice = page.getByRole('checkbox', { name: 'Show when the children are with me' });
  await expect.element(button('Make an address')).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
  await button('Make an address').click();
  await choice.click();
  await expect.element(choice).toBeChecked();
  await expect.poll(() => person.api.getCalendarFeed()).toMatchObject({ shows_nights: true });
});

test('an admin, who attends no sessions, has no calendar in the profile', async () => {
  await renderAt(calendar, await newPerson('admin'));
  await expect.element(page.getByRole('link', { name: 'Your data' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Your calendar' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Name')).toBeVisible();
});
