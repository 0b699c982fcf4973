// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../../testing/parties.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const log = () => page.getByRole('log', { name: 'Messages' });
const search = () => page.getByRole('searchbox', { name: 'Search these messages' });
const newest = () => page.getByRole('button', { name: 'Back to the newest' });

/** The numbers of the messages on screen, in order. */
const numbers = () =>
  [
    ...log()
      .element()
      .textContent.matchAll(/Number (\d+)/g),
  ].map(([, number]) => Number(number));

/** A channel with 120 numbered messages, of which the fifth names the pension. */
async function newLongChat() {
  const party = await newParty();
  const channelId = `private-${party.caseId}-${party.maya.user.id}`;
  const { postMessage } = party.mediator.api;
  const say = (content: string) => postMessage({ channelId, content });
  for (let number = 1; number <= 120; number += 1) await say(`Number ${number}${number === 5 ? ': the pension' : ''}`);
  return { ...party, channelId, say };
}

test('a party finds an old message by keyboard alone, reads around it, and goes back to the newest', async () => {
  const { maya, say } = await newLongChat();
  await renderAt('/divorcee/messages', maya);
  await expect.element(log().getByText('Number 120')).toBeVisible();
  (page.getByRole('button', { name: 'Search in this channel' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('PENSION');
  const result = page.getByRole('list', { name: 'Found messages' }).getByRole('button');
  await expect.element(result).toMatchTextContent('Number 5: the pension');
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('pension');
  (result.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');

  const message = log().getByRole('listitem').filter({ hasText: 'the pension' });
  await expect.element(message).toHaveFocus();
  await expect.element(message).toHaveAttribute('aria-current', 'true');
  expect(numbers()).not.toContain(120);

  await say('Number 121');
  await expect.element(newest()).toBeVisible();
  await userEvent.click(newest());
  await expect.element(log().getByText('Number 121')).toBeVisible();
  await expect.poll(() => newest().query()).toBeNull();
  const shown = numbers();
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(shown).not.toContain(5);
});

test('reading on from a found message leads to the newest, each message once and in order', async () => {
  const { maya, say } = await newLongChat();
  await renderAt('/divorcee/messages', maya);
  await userEvent.click(page.getByRole('button', { name: 'Search in this channel' }));
  await userEvent.fill(search(), 'pension');
  await userEvent.click(page.getByRole('list', { name: 'Found messages' }).getByRole('button'));
  await expect.element(log().getByRole('listitem').filter({ hasText: 'the pension' })).toHaveFocus();
  await say('Number 121');
  await expect
    .poll(
      () => {
        log().element().scrollTop = 0;
        return numbers().at(-1);
      },
      { timeout: 20_000 },
    )
    .toBe(121);
  const shown = numbers();
  expect(shown).toEqual(Array.from({ length: shown.length }, (_, at) => 122 - shown.length + at));
  expect(newest().query()).toBeNull();
});

test('a search without a result says so, and Escape closes it', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { postMessage } = mediator.api;
  await postMessage({ channelId: `private-${caseId}-${maya.user.id}`, content: 'Good morning.' });
  await renderAt('/divorcee/messages', maya);
  await userEvent.click(page.getByRole('button', { name: 'Search in this channel' }));
  await userEvent.keyboard('pension');
  await expect.element(page.getByText('No message has these words').last()).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(page.getByRole('button', { name: 'Search in this channel' })).toHaveFocus();
  await expect.element(log().getByText('Good morning.')).toBeVisible();
});

test('a party goes to a day, and the first message of it has the focus', async () => {
  const { maya, mediator, caseId } = await newParty();
  const channelId = `private-${caseId}-${maya.user.id}`;
  const { postMessage } = mediator.api;
  for (const content of ['First.', 'Second.']) await postMessage({ channelId, content });
  await renderAt('/divorcee/messages', maya);
  await userEvent.click(page.getByRole('button', { name: 'Search in this channel' }));
  await userEvent.click(page.getByRole('button', { name: /Go to a day/ }));
  await userEvent.click(page.getByRole('button', { name: /today/ }));
  await expect.element(log().getByRole('listitem').filter({ hasText: 'First.' })).toHaveFocus();
});
