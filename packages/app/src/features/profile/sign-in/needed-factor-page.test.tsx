import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { codeOf } from '../../../testing/code-app.ts';
import { newPerson, password, signIn } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name });
const notice = page.getByText('You need a second step to sign in. You have 7 days left to set it up.');

async function typePassword(email: string) {
  await page.getByLabelText('Email').fill(email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await button('Sign In').click();
}

test('a mediator without a second step reads at each sign-in how many days are left, and goes to set it up', async () => {
  const { email } = await newPerson('mediator');
  const { path } = await renderAt(paths.signIn());
  await typePassword(email);
  await expect.element(notice).toBeVisible();
  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect.element(button('Set up an app')).toBeVisible();
  expect(path()).toBe(paths.profile());
  await button('Dismiss').click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a party reads nothing of it', async () => {
  const { email } = await newPerson('divorcee');
  const { path } = await renderAt(paths.signIn());
  await typePassword(email);
  await expect.poll(path).toBe('/divorcee');
  await expect.element(page.getByText(/second step/)).not.toBeInTheDocument();
});

test('a mediator whose time is over sees the set-up alone, and goes on after it', async () => {
  const email = await commands.prepare('overdueMediator');
  await renderAt(paths.signIn());
  await typePassword(email);
  await expect.element(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Quick exit' })).toBeVisible();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await button('Set up an app').click();
  const key = page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
  await expect.element(key).toBeVisible();
  await page.getByLabelText('Code that the app shows').fill(codeOf(key.element().textContent));
  await button('Turn on the second step').click();
  await expect.element(page.getByRole('region', { name: 'Your recovery codes' })).toBeVisible();
  await button('I have kept them').click();
  await expect.element(page.getByRole('heading', { name: 'Set up your second step' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('complementary', { name: 'Main menu' })).toBeVisible();
});

test('a mediator whose time is over sees the set-up again after a reload, and signs out', async () => {
  const person = await signIn(await commands.prepare('overdueMediator'));
  const { factor_days_left: _, ...user } = person.user;
  await renderAt(paths.profile(), { ...person, user });
  await expect.element(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
  await button('Sign out').click();
  await expect.element(page.getByRole('heading', { name: 'Set up your second step' })).not.toBeInTheDocument();
});
