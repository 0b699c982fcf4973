// Guards packages/app/src/features/profile/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const address = page.getByLabelText('Secret address');

const tokenIn = () => (address.element() as HTMLInputElement).value.split('/').at(-1) ?? '';

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

test('a person makes a calendar address, sees it once, replaces it and removes it', async () => {
  const person = await newPerson('divorcee');
  const read = (token: string) => person.api.readCalendarFeed({ token });
  await renderAt(calendar, person);
  await button('Make an address').click();
  await expect.element(address).toHaveFocus();
  const first = tokenIn();
  expect((await read(first)).size).toBeGreaterThan(0);
  await expect.element(page.getByText('Not yet')).toBeVisible();

  await button('Make a new address').click();
  await button('Keep the old one').click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect((await read(first)).size).toBeGreaterThan(0);
  await button('Make a new address').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect.poll(tokenIn).not.toBe(first);
  const second = tokenIn();
  await expect(read(first)).rejects.toMatchObject({ code: 'not_found' });
  expect((await read(second)).size).toBeGreaterThan(0);

  await button('Remove the address').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the address' }).click();
  await expect.element(button('Make an address')).toBeVisible();
  await expect.element(address).not.toBeInTheDocument();
  await expect(read(second)).rejects.toMatchObject({ code: 'not_found' });
});

test('the calendar address is not shown again on the next visit, but when it was last read', async () => {
  const person = await newPerson('mediator');
  const { path } = await person.api.makeCalendarFeed();
  await person.api.readCalendarFeed({ token: path.split('/').at(-1) ?? '' });
  await renderAt(calendar, person);
  await expect.element(page.getByText('Just now')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(address).not.toBeInTheDocument();
});
