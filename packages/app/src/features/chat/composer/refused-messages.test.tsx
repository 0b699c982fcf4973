import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../../testing/parties.ts';
import { refuseRequests } from '../../../testing/refusals.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const log = () => page.getByRole('log', { name: 'Messages' });
const calls = /\/api\/chat\/channels\/[^/]+\/messages/;

test('the chat shows the server’s message or ‘Failed to send message’ and keeps the message for a retry when sending fails', async () => {
  const { maya } = await newParty();
  await renderAt('/divorcee/messages', maya);
  for (const [message, words] of [
    ['The line was busy.', 'Could we meet on Friday?'],
    [undefined, 'Could we meet on Monday?'],
  ] as const) {
    const accept = refuseRequests('POST', calls, { message });
    await userEvent.fill(page.getByRole('textbox', { name: /^Message to/ }), words);
    await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
    const toast = page.getByRole('alert').filter({ hasText: message ?? 'Failed to send message' });
    await expect.element(toast).toBeVisible();
    const line = log().getByRole('listitem').filter({ hasText: words });
    await expect.element(line).toMatchTextContent('Failed to send message');
    accept();
    await userEvent.click(log().getByRole('button', { name: 'Try again' }));
    await expect.poll(() => log().getByText('Failed to send message').query()).toBeNull();
    expect(log().getByText(words).elements()).toHaveLength(1);
  }
});

test('the chat shows the server’s message or ‘Failed to load messages’ in place of the messages when loading fails', async () => {
  const { maya } = await newParty();
  for (const message of ['The archive is closed.', undefined]) {
    const accept = refuseRequests('GET', calls, { message });
    await renderAt('/divorcee/messages', maya);
    const failed = page.getByRole('alert').filter({ hasText: message ?? 'Failed to load messages' });
    await expect.element(failed.getByRole('button', { name: 'Try Again' })).toBeVisible();
    leaveApp();
    accept();
  }
});
