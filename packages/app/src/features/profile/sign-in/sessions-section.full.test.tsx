// Guards packages/app/src/features/profile/** packages/app/src/shared/** packages/app/src/backend/**
import { createApiClient } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newPerson, password, type Person } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const list = page.getByRole('list', { name: 'Where you are signed in' });
const rows = list.getByRole('listitem');

/** Signs in once more, with the cookies of this browser. */
const signInElsewhere = ({ email }: Person) =>
  createApiClient({ baseUrl: '', token: () => null }).login({ email, password });

test('a person ends a sign-in session, and its device stays in the list', async () => {
  const person = await newPerson('divorcee');
  await signInElsewhere(person);
  await renderAt(`${paths.profile()}?part=sign-in`, person);
  await expect.element(rows.nth(0)).toMatchTextContent('This device');
  await expect.element(rows.nth(1)).toMatchTextContent(/Chrome on \w+/);
  await userEvent.click(rows.nth(1).getByRole('button', { name: /^End the sign-in of / }));
  await expect.element(rows.nth(1)).toMatchTextContent(/Not signed in there\. Last used: .*\d:\d\d/);
  await expect
    .element(rows.nth(1).getByRole('button', { name: /^Forget Chrome on .*, last used .*\d:\d\d/ }))
    .toHaveFocus();
  expect((await person.api.listMySessions({})).sessions).toHaveLength(1);
});

test('a person forgets a device, which ends its sign-in session at once', async () => {
  const person = await newPerson('divorcee');
  const { token } = await signInElsewhere(person);
  await renderAt(`${paths.profile()}?part=sign-in`, person);
  await userEvent.click(rows.nth(1).getByRole('button', { name: /^Forget / }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }));
  await expect.element(rows.nth(1)).not.toBeInTheDocument();
  expect(rows.nth(0).getByRole('button').query()).toBeNull();
  await expect.element(list).toHaveFocus();
  const there = createApiClient({ baseUrl: '', token: () => token });
  await expect(there.getMe({})).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a person reads in the app that somebody signed in on a new device, and is led to their devices', async () => {
  const person = await newPerson('divorcee');
  await signInElsewhere(person);
  const { path } = await renderAt(`${paths.profile()}?panel=notifications`, person);
  await userEvent.click(page.getByRole('link', { name: /Somebody signed in to your account on a new device/ }));
  await expect.poll(path).toBe(paths.profile());
  await expect.element(rows.nth(1)).toBeVisible();
});
