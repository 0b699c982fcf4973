import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { codeOf, withCodeApp } from '../../../testing/code-app.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name });
const open = async () => {
  const person = await newPerson('mediator');
  return { person, show: () => renderAt(`${paths.profile()}?part=sign-in`, person) };
};

test('a person sets up an app, sees ten recovery codes once, and saves them', async () => {
  const { person, show } = await open();
  await show();
  await button('Set up an app').click();
  await expect.element(page.getByRole('img', { name: 'Picture to scan with your app' })).toBeVisible();
  const key = page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
  await page.getByLabelText('Code that the app shows').fill('000 000');
  await button('Turn on the second step').click();
  await expect.element(page.getByText(/^This code is not right/)).toBeVisible();
  await page.getByLabelText('Code that the app shows').fill(codeOf(key.element().textContent));
  await button('Turn on the second step').click();

  const codes = page.getByRole('region', { name: 'Your recovery codes' });
  await expect.poll(() => codes.element().contains(document.activeElement)).toBe(true);
  expect(codes.getByRole('listitem').elements()).toHaveLength(10);
  const saved = vi.spyOn(URL, 'createObjectURL');
  await button('Download').click();
  const [file] = saved.mock.lastCall ?? [];
  saved.mockRestore();
  expect((await (file as Blob).text()).trim().split('\n')).toHaveLength(10);
  await button('I have kept them').click();
  await expect.element(codes).not.toBeInTheDocument();
  await expect.element(page.getByText('The app is set up')).toBeVisible();
  await expect.element(page.getByText('Recovery codes left: 10')).toBeVisible();
  expect(await person.api.getMyFactors()).toEqual({ has_app: true, recovery_codes_left: 10, passkeys: [] });
});

test('a person makes new recovery codes, and removes the app', async () => {
  const { person, show } = await open();
  const before = await withCodeApp(person);
  await show();
  await button('Make new recovery codes').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new recovery codes' }).click();
  const codes = page.getByRole('region', { name: 'Your recovery codes' });
  await expect.element(codes.getByRole('listitem').first()).toBeVisible();
  expect(before.recovery_codes).not.toContain(codes.getByRole('listitem').first().element().textContent);
  await button('I have kept them').click();
  await button('Remove the app').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the app' }).click();
  await expect.element(button('Set up an app')).toBeVisible();
  expect(await person.api.getMyFactors()).toEqual({ has_app: false, recovery_codes_left: 0, passkeys: [] });
});
