// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { withCodeApp } from '../../../testing/code-app.ts';
import { newPerson, password, signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const question = page.getByRole('alertdialog');
const card = page.getByRole('region', { name: 'Lost second steps' });

test('a person who can give no second step asks for help, and an admin begins to remove it and stops that', async () => {
  const name = `Ada ${crypto.randomUUID()}`;
  const [person, admin] = [await newPerson('divorcee', name), await newPerson('admin')];
  await withCodeApp(person);
  await renderAt(paths.signIn());
  await page.getByLabelText('Email').fill(person.email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await button('Sign In').click();
  await button('I cannot use any of these').click();
  await button('Ask for help').click();
  await expect.element(page.getByText('We told the people who look after accounts.')).toBeVisible();
  leaveApp();

  await renderAt(paths.adminUsers(), admin);
  await expect.element(card.getByText(name)).toBeVisible();
  await card.getByRole('button', { name: `Remove the second step of ${name}` }).click();
  await question.getByRole('button', { name: 'Begin removal' }).click();
  await expect.element(card.getByText(/^You began the removal\./)).toBeVisible();
  await expect.element(card.getByRole('button', { name: `Confirm the removal for ${name}` })).not.toBeInTheDocument();
  leaveApp();

  await renderAt(paths.adminUser(person.user.id), admin);
  const own = page.getByRole('region', { name: 'Lost second step' });
  await expect.element(own.getByText(/^You began the removal\. .* else it happens on /)).toBeVisible();
  expect(page.getByRole('region', { name: 'What you can do' }).getByText('Second step lost').query()).toBeNull();
  await own.getByRole('button', { name: `Stop the removal for ${name}` }).click();
  await expect.element(own).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect.element(page.getByRole('region', { name: 'What you can do' })).toMatchTextContent('Second step lost');
  expect((await admin.api.listLostFactors()).lost.map((it) => it.name)).not.toContain(name);
});

test('a party reads in the profile that their second step is about to be removed', async () => {
  const { party } = await commands.prepare('lostFactors');
  await renderAt(`${paths.profile()}?part=sign-in`, { ...(await newPerson('divorcee')), ...party });
  await expect.element(page.getByText('Your second step is about to be removed.')).toBeVisible();
  await expect.element(button('Keep my second step')).toBeVisible();
});

test('a second admin confirms the removal', async () => {
  const { admin } = await commands.prepare('lostFactors');
  await renderAt(paths.adminUsers(), await signIn(admin));
  await expect.element(card.getByText(/^Nadia Rahman began the removal\./)).toBeVisible();
  await card.getByRole('button', { name: 'Confirm the removal for Maya Okafor' }).click();
  await question.getByRole('button', { name: 'Remove it now' }).click();
  await expect.element(card).not.toBeInTheDocument();
});
