// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../../testing/parties.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newAsker } from './support-page.testing.ts';

const inbox = page.getByRole('navigation', { name: 'People who wrote to the support' });
const log = page.getByRole('log', { name: 'Messages' });

const ask = ({ api: { postMessage }, user }: Person, content: string) =>
  postMessage({ channelId: `support-${user.id}`, content });

const rowOf = ({ name }: Person) => inbox.getByRole('button', { name: new RegExp(name) });

test('an admin sees who waits for the support, their role, newest words and unread count', async () => {
  const peter = await newAsker('lawyer');
  await ask(peter, 'I have a new phone.');
  await ask(peter, 'The code is not accepted.');
  await renderAt('/admin/support', await newPerson('admin'));
  await expect.element(rowOf(peter)).toMatchTextContent(/The code is not accepted\..*Lawyer.*2 unread/);
  await expect.element(page.getByRole('link', { name: /^Support.*waiting/ })).toBeInTheDocument();
});

test('an admin marks a thread as done, and the next message of its person opens it again', async () => {
  const peter = await newAsker();
  await ask(peter, 'Where do I change my address?');
  await renderAt(`/admin/support?person=${peter.user.id}`, await newPerson('admin', 'Alex Morgan'));
  await expect.element(log.getByText('Where do I change my address?')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect.element(rowOf(peter)).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Done' }).click();
  await rowOf(peter).click();
  await expect.element(page.getByText('Done by Alex Morgan')).toBeVisible();
  await ask(peter, 'And my telephone number?');
  await expect.element(log.getByText('And my telephone number?')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
});

test('an admin passes a question on to the mediator, and the party reads so', async () => {
  const { mediator, maya } = await newParty();
  await ask(maya, 'When does Ruth answer me?');
  await renderAt(`/admin/support?person=${maya.user.id}`, await newPerson('admin'));
  await page.getByRole('button', { name: 'Pass on to the mediator' }).click();
  const dialog = page.getByRole('dialog');
  const message = dialog.getByLabelText(/^Message to/);
  await message.fill('I told your mediator \u{13000}.');
  await expect.element(dialog.getByText(/^A PDF has no letter for a part of “\u{13000}\.”/u)).toBeVisible();
  await message.fill('I told your mediator that you have a question.');
  await dialog.getByRole('button', { name: 'Pass on', exact: true }).click();
  await expect.element(log.getByText(/I told your mediator that you have a question/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const { notifications } = await mediator.api.listNotifications();
  expect(notifications[0]?.message).toBe('A party has a question for you that the support cannot answer.');
});

test('an admin sees the account of a person who asks', async () => {
  const peter = await newAsker();
  await ask(peter, 'Where do I change my address?');
  await renderAt(`/admin/support?person=${peter.user.id}`, await newPerson('admin'));
  const account = page.getByRole('complementary', { name: 'Account' });
  await expect.element(account).toMatchTextContent('Divorcee');
  await expect.element(account).not.toMatchTextContent('Email');
  await expect.element(account).toMatchTextContent('You see no case text here.');
});

test('an admin on a phone opens the account of a person who asks', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(async () => page.viewport(width, height));
  await page.viewport(390, 844);
  const peter = await newAsker();
  await ask(peter, 'Where do I change my address?');
  await renderAt(`/admin/support?person=${peter.user.id}`, await newPerson('admin'));
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toMatchTextContent('Divorcee');
});

test('an admin saves what they wrote as an answer, and uses it for somebody else with the keyboard', async () => {
  const [peter, priya, admin] = [await newAsker(), await newAsker('lawyer'), await newPerson('admin')];
  for (const person of [peter, priya]) await ask(person, 'The code is not accepted.');
  const title = `A new phone ${crypto.randomUUID()}`;
  const words = 'I sent you a link to set up your new phone.';
  const text = (name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
  const openAnswers = async (name: string) => {
    await expect.element(text(name)).toBeVisible();
    text(name).element().focus();
    while (document.activeElement?.textContent !== 'Use a saved answer') await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
  };
  await renderAt(`/admin/support?person=${peter.user.id}`, admin);
  await text(peter.name).fill(words);
  await openAnswers(peter.name);
  await page.getByRole('button', { name: 'Add an answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an answer' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Write a title.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Answer', { exact: true })).toHaveValue(words);
  await dialog.getByLabelText('Title').fill(title);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: `Use ${title}` })).toBeVisible();
  leaveApp();

  await renderAt(`/admin/support?person=${priya.user.id}`, admin);
  await text(priya.name).fill('Good morning.');
  await openAnswers(priya.name);
  const use = page.getByRole('button', { name: `Use ${title}` });
  await expect.element(use).toBeVisible();
  while (document.activeElement !== use.element()) await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  await expect.element(text(priya.name)).toHaveFocus();
  await expect.element(text(priya.name)).toHaveValue(`Good morning.\n\n${words}`);
});

test('an admin changes and deletes a saved answer', async () => {
  const [peter, admin] = [await newAsker(), await newPerson('admin')];
  await ask(peter, 'The code is not accepted.');
  const title = `A new phone ${crypto.randomUUID()}`;
  await admin.api.addSavedAnswer({ userId: peter.user.id, title, content: 'I sent you a link.' });
  await renderAt(`/admin/support?person=${peter.user.id}`, admin);
  await page.getByRole('button', { name: 'Use a saved answer' }).click();
  await page.getByRole('button', { name: `Change ${title}` }).click();
  await page.getByRole('dialog').getByLabelText('Answer', { exact: true }).fill('I sent you two links.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('list', { name: 'Saved answers' })).toMatchTextContent('I sent you two links.');
  await page.getByRole('button', { name: `Change ${title}` }).click();
  await page.getByRole('button', { name: 'Delete the answer' }).click();
  await expect.element(page.getByRole('button', { name: `Change ${title}` })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add an answer' })).toHaveFocus();
});

test('the focus of an admin on a phone follows into a thread, back to the list and after the thread is done', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(async () => page.viewport(width, height));
  await page.viewport(390, 844);
  const peter = await newAsker();
  await ask(peter, 'Where do I change my address?');
  await renderAt('/admin/support', await newPerson('admin'));
  await expect.element(rowOf(peter)).toBeVisible();
  (rowOf(peter).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const back = page.getByRole('button', { name: 'Back to the channels' });
  await expect.element(back).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(rowOf(peter)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect.element(rowOf(peter)).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /^Open/ })).toHaveFocus();
});

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

test('a question of a lawyer is not forwarded to a mediator', async () => {
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
