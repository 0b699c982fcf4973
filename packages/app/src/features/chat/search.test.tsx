import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../../testing/render-app.tsx';
import { log, numbers, newLongChat } from './search.testing.ts';

const search = () => page.getByRole('searchbox', { name: 'Search these messages' });
const newest = () => page.getByRole('button', { name: 'Back to the newest' });

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
