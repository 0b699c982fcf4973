// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addressOf } from '../../../testing/interruptions.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { threeCases } from './channels.testing.ts';
import { newParty } from '../../../testing/parties.ts';

const channels = page.getByRole('navigation', { name: 'Channels' });
const groupOf = (title: string) => channels.getByRole('list', { name: title });

test('a mediator sees the channels of each case together, the private ones with their party', async () => {
  const { mediator } = await threeCases();
  await renderAt('/mediator/messages', mediator);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
  const okafor = groupOf('Okafor family').getByRole('button');
  await expect.element(okafor.nth(0)).toMatchTextContent('Okafor family');
  await expect.element(okafor.nth(1)).toMatchTextContent('Maya Okafor · private');
  await expect.element(groupOf('Brennan – Castillo').getByRole('button').nth(1)).toMatchTextContent('Ana Castillo');
});

test('a mediator shows and hides closed cases', async () => {
  const { mediator } = await threeCases();
  await renderAt('/mediator/messages', mediator);
  await expect.element(groupOf('Okafor family')).toBeInTheDocument();
  expect(groupOf('Whitfield family').query()).toBeNull();
  await channels.getByRole('button', { name: 'Show 1 closed case' }).click();
  await groupOf('Whitfield family').getByRole('button').first().click();
  await expect.element(page.getByText(/This case is closed\./)).toBeInTheDocument();
  await groupOf('Okafor family').getByRole('button').first().click();
  await channels.getByRole('button', { name: 'Hide closed cases' }).click();
  await expect.element(groupOf('Whitfield family')).not.toBeInTheDocument();
});

test('a mediator finds a channel by the name of a party, and learns when nothing is found', async () => {
  const { mediator } = await threeCases();
  await renderAt('/mediator/messages', mediator);
  await groupOf('Okafor family').getByRole('button').first().click();
  const field = page.getByRole('searchbox', { name: 'Search channels' });
  await field.fill('castillo');
  await groupOf('Brennan – Castillo')
    .getByRole('button', { name: /Ana Castillo/ })
    .click();
  await expect.element(page.getByRole('heading', { name: 'Ana Castillo · private' })).toBeVisible();
  await field.fill('maya');
  await expect.element(groupOf('Okafor family')).toBeInTheDocument();
  await field.fill('zzz');
  await expect.element(groupOf('Okafor family')).not.toBeInTheDocument();
});

test('the unread filter shows a mediator the channels with unread messages', async () => {
  const { mediator, maya, ana, caseId, secondId } = await threeCases();
  const say = ({ api: { postMessage }, user }: Person, ofCase: string) =>
    postMessage({ channelId: `private-${ofCase}-${user.id}`, content: 'Good morning.' });
  await say(maya, caseId);
  await say(ana, secondId);
  await renderAt(`/mediator/messages`, mediator);
  await groupOf('Okafor family').getByRole('button').first().click();
  await page.getByRole('radio', { name: 'Unread' }).click();
  const brennan = groupOf('Brennan – Castillo').getByRole('button');
  await expect.element(brennan.first()).toMatchTextContent(/Ana Castillo.*1 unread/);
  await expect.poll(() => brennan.elements().length).toBe(1);
});

test('the channels of all cases arrive with one request', async () => {
  const { mediator } = await threeCases();
  const fetching = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetching.mockRestore());
  await renderAt('/mediator?panel=chat', mediator);
  await expect.element(groupOf('Brennan – Castillo')).toBeInTheDocument();
  const asked = fetching.mock.calls.map(([input]) => new URL(addressOf(input), location.href).pathname);
  expect(asked).toContain('/api/chat/channels');
  const perCase = asked.filter((it) => it.startsWith('/api/conversations/case/'));
  expect(new Set(perCase).size).toBeLessThanOrEqual(1);
});

test('a message to an unopened channel is shown and counted in the list without a reload', async () => {
  const { mediator, ana, secondId } = await threeCases();
  await renderAt('/mediator/messages', mediator);
  await groupOf('Okafor family').getByRole('button').first().click();
  await expect.element(page.getByRole('textbox', { name: 'Message to Okafor family' })).toBeVisible();
  const { postMessage } = ana.api;
  await postMessage({ channelId: `private-${secondId}-${ana.user.id}`, content: 'Could we talk alone?' });
  const row = groupOf('Brennan – Castillo').getByRole('button', { name: /Ana Castillo/ });
  await expect.element(row).toMatchTextContent(/Ana: Could we talk alone\?.*1 unread/);
});

test('everybody has Ask AI and Admin Support in their list, also without a case', async () => {
  const lawyer = await newPerson('lawyer');
  await renderAt('/divorcee/messages', lawyer);
  await expect.element(channels.getByRole('heading', { name: 'Support' })).toBeVisible();
  await expect.element(channels.getByRole('button', { name: /Admin Support/ })).toBeVisible();
  await expect
    .element(page.getByText('When you are in a case, you write to the people in it here.'))
    .toBeInTheDocument();
  await channels.getByRole('link', { name: /Ask AI/ }).click();
  const panel = page.getByRole('dialog');
  await expect.element(panel.getByText('You are talking to an AI. Only you can read this.')).toBeVisible();
});

test('a person writes to the support and reads who sees it, when an answer comes, and the answer', async () => {
  const { maya } = await newParty();
  const admin = await newPerson('admin', 'Alex Morgan');
  await renderAt('/divorcee/messages', maya);
  const back = page.getByRole('button', { name: 'Back to the channels' });
  if (back.query()?.checkVisibility()) await back.click();
  await channels.getByRole('button', { name: /Admin Support/ }).click();
  await expect.element(page.getByText('You and the admins. Nobody in your case.')).toBeVisible();
  const promise = page.getByText('An admin replies within one working day.');
  await expect.element(promise).toBeVisible();
  await page.getByRole('textbox', { name: 'Message to Admin Support' }).fill('The code is not accepted.');
  await userEvent.keyboard('{Enter}');
  const log = page.getByRole('log', { name: 'Messages' });
  await expect.element(log.getByText('The code is not accepted.')).toBeVisible();
  await expect.element(promise).toBeVisible();
  const { postMessage } = admin.api;
  await postMessage({ channelId: `support-${maya.user.id}`, content: 'Try it again now.' });
  await expect.element(log.getByText('Try it again now.')).toBeVisible();
  await expect.element(log.getByText('Platform support')).toBeVisible();
  await expect.element(promise).not.toBeInTheDocument();
});
