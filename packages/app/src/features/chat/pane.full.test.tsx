// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import type { Person } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const log = () => page.getByRole('log', { name: 'Messages' });

test('a party sees under the newest own message that the mediator has read it', async () => {
  const { maya, mediator, caseId } = await newParty();
  const channelId = `private-${caseId}-${maya.user.id}`;
  const { postMessage } = maya.api;
  await postMessage({ channelId, content: 'First.' });
  const { message } = await postMessage({ channelId, content: 'Second.' });
  await mediator.api.markRead({ channelId, messageId: message.id });
  await renderAt('/divorcee/messages', maya);
  const read = log().getByRole('listitem').filter({ hasText: 'Read by Ruth' });
  await expect.element(read).toMatchTextContent('Second.');
});

const say = async ({ api: { postMessage } }: Person, channelId: string, content: string) =>
  (await postMessage({ channelId, content })).message;

/** The texts of the log below its "New" line. */
const belowNew = () => (log().element() as HTMLElement).innerText.split(/^New$/m)[1] ?? '';

test('a party finds a line above the first message that they have not read, and writing moves no line', async () => {
  const { maya, mediator, caseId } = await newParty();
  const channelId = `private-${caseId}-${maya.user.id}`;
  const message = await say(mediator, channelId, 'Read before.');
  await maya.api.markRead({ channelId, messageId: message.id });
  await say(mediator, channelId, 'First unread.');
  await say(mediator, channelId, 'Second unread.');
  await renderAt('/divorcee/messages', maya);
  await expect.poll(belowNew).toMatch(/First unread\.[^]*Second unread\./);
  expect(belowNew()).not.toContain('Read before.');
  await say(mediator, channelId, 'While the party looks.');
  await expect.poll(belowNew).toMatch(/First unread\.[^]*While the party looks\./);
  expect(log().getByText('New', { exact: true }).elements()).toHaveLength(1);
});

test('a party who looks away and comes back to nothing unread sees no line above a message that arrives afterwards', async () => {
  const { maya, mediator, caseId } = await newParty();
  const channelId = `private-${caseId}-${maya.user.id}`;
  await say(mediator, channelId, 'First unread.');
  await renderAt('/divorcee/messages', maya);
  await expect.poll(belowNew).toContain('First unread.');
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  visibility.mockRestore();
  await say(mediator, channelId, 'While the party looks.');
  await expect.poll(belowNew).toMatch(/First unread\.[^]*While the party looks\./);
});

test('a case on hold says so, and a party can still write', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.changeCaseStatus({ caseId, status: 'on_hold', version });
  await renderAt('/divorcee/messages', maya);
  await expect.element(page.getByText('This case is on hold. You can still write messages.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Message to/ }), 'I am still here.');
  await userEvent.keyboard('{Enter}');
  await expect.element(log().getByText('I am still here.')).toBeVisible();
});

test('a reader saves the messages of a channel as JSON', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { postMessage } = mediator.api;
  await postMessage({ channelId: `private-${caseId}-${maya.user.id}`, content: 'Good morning, Maya.' });
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  await renderAt('/divorcee/messages', maya);
  await userEvent.click(page.getByRole('button', { name: 'More for this channel' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Save the messages as JSON' }));
  await expect.poll(() => saved).toEqual([expect.stringMatching(/^messages-.+\.json$/)]);
});
