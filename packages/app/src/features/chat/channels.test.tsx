import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';
import { threeCases } from './channels.testing.ts';

const channels = page.getByRole('navigation', { name: 'Channels' });
const groupOf = (title: string) => channels.getByRole('list', { name: title });

test('an admin who opens the chat of a case sees its open channel and none of the private ones', async () => {
  const { caseId } = await threeCases();
  const admin = await newPerson('admin');
  await renderAt(`/cases/${caseId}?panel=chat&case=${caseId}`, admin);
  await expect.element(groupOf('Okafor family').getByRole('button').first()).toMatchTextContent('Okafor family');
  expect(groupOf('Okafor family').getByRole('button').elements()).toHaveLength(1);
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
  await expect.element(log.getByText('Try it again now.'), { timeout: 10_000 }).toBeVisible();
  await expect.element(log.getByText('Platform support'), { timeout: 10_000 }).toBeVisible();
  await expect.element(promise, { timeout: 10_000 }).not.toBeInTheDocument();
});
