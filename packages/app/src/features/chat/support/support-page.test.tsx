import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newPerson, type Person } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { newAsker } from './support-page.testing.ts';

const inbox = page.getByRole('navigation', { name: 'People who wrote to the support' });
const log = page.getByRole('log', { name: 'Messages' });

const ask = ({ api: { postMessage }, user }: Person, content: string) =>
  postMessage({ channelId: `support-${user.id}`, content });

const rowOf = ({ name }: Person) => inbox.getByRole('button', { name: new RegExp(name) });

test('an admin answers a person and finds the thread among the answered ones', async () => {
  const peter = await newAsker();
  await ask(peter, 'The code is not accepted.');
  await renderAt('/admin/support', await newPerson('admin'));
  await rowOf(peter).click();
  await expect.element(log.getByText('The code is not accepted.')).toBeVisible();
  await expect.element(page.getByText('Peter and the admins. Nobody in their case.')).toBeVisible();
  await page.getByRole('textbox', { name: `Message to ${peter.name}` }).fill('Try it again now.');
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('Try it again now.')).toBeVisible();
  await expect.element(rowOf(peter)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: peter.name })).toBeVisible();
  if (page.getByRole('button', { name: 'Back to the channels' }).query()?.checkVisibility())
    await page.getByRole('button', { name: 'Back to the channels' }).click();
  await page.getByRole('radio', { name: 'Answered' }).click();
  await expect.element(rowOf(peter)).toBeVisible();
});

test('a question of a lawyer is not passed on to a mediator', async () => {
  const peter = await newAsker('lawyer');
  await ask(peter, 'The code is not accepted.');
  await renderAt(`/admin/support?person=${peter.user.id}`, await newPerson('admin'));
  await expect.element(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Pass on to the mediator' }).query()).toBeNull();
});

test('an admin sends a person a link for a new password, and signs them out everywhere after a question', async () => {
  const peter = await newAsker();
  await ask(peter, 'My phone was stolen.');
  await renderAt(`/admin/support?person=${peter.user.id}`, await newPerson('admin'));
  const account = page.getByRole('complementary', { name: 'Account' });
  await account.getByRole('button', { name: 'Send a link for a new password' }).click();
  await expect.element(page.getByText('The link was sent')).toBeVisible();
  const end = account.getByRole('button', { name: 'End all sign-in sessions' });
  await end.click();
  const question = page.getByRole('dialog', { name: 'End all sign-in sessions of Peter?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(end).toHaveFocus();
  expect((await peter.api.getMe()).user.id).toBe(peter.user.id);
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: 'End the sessions' }).click();
  await expect.element(page.getByText('Peter is signed out everywhere')).toBeVisible();
  await expect(peter.api.getMe()).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('an admin reads why no link is sent to a person for whom mail is not safe', async () => {
  const peter = await newAsker();
  await ask(peter, 'My phone was stolen.');
  await peter.api.updateMe({
    safe_contact: { channels: ['app'], hours: '', voicemail: false, neutral: true, code_word: '' },
  });
  await renderAt(`/admin/support?person=${peter.user.id}`, await newPerson('admin'));
  await page.getByRole('button', { name: 'Send a link for a new password' }).click();
  await expect.element(page.getByText('Mail is not a safe way to reach this person.')).toBeVisible();
});

test('a mediator is led away from the support inbox', async () => {
  const { path } = await renderAt('/admin/support', await newPerson('mediator'));
  await expect.poll(path).toBe('/mediator');
});
