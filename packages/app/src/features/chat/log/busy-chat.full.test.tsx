// Guards packages/app/src/features/chat/** packages/app/src/shared/** packages/app/src/backend/**
import { listMessages, type AnswerOf } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { queryKey } from '../../../backend/use-endpoint.ts';
import { manyMessages } from '../../../testing/busy-chat.ts';
import { signIn } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

const { caseId, mediator, party } = await commands.prepare('busyChat');
const channelId = `case-${caseId}`;
const log = page.getByRole('log', { name: 'Messages' });
const perSecond = 20;
const seconds = 10;

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

test(`20 new messages a second arrive once and in order among 60 channels, through two reconnects`, async () => {
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const { backend } = await renderAt(`/mediator?panel=chat&case=${caseId}`, ruth);
  await expect.element(log.getByText(`Message ${manyMessages}`, { exact: true })).toBeVisible();

  const sent = Array.from({ length: perSecond * seconds }, async (_, at) => {
    await after((at * 1000) / perSecond);
    const { postMessage } = (at % 2 === 0 ? maya : ruth).api;
    return (await postMessage({ channelId, content: `News ${at + 1}` })).message.id;
  });
  for (const start of [3000, 6000]) {
    void after(start).then(() => dispatchEvent(new Event('offline')));
    void after(start + 1500).then(() => dispatchEvent(new Event('online')));
  }
  const ids = new Set(await Promise.all(sent));
  expect(ids.size).toBe(perSecond * seconds);

  const stored: string[] = [];
  for (let before: string | undefined; stored.length < ids.size; before = stored[0]) {
    const { messages } = await ruth.api.listMessages({ channelId, limit: 100, ...(before && { before }) });
    stored.unshift(...messages.map(({ id }) => id));
  }
  const shown = () =>
    backend.queries
      .getQueryData<AnswerOf<typeof listMessages>>(queryKey(listMessages, { channelId }))
      ?.messages.map(({ id }) => id)
      .slice(-ids.size);
  await expect.poll(shown).toEqual(stored.slice(-ids.size));
  expect(new Set(shown())).toEqual(ids);
  await expect.element(log.getByText('News 200', { exact: true })).toBeVisible();
  expect(log.element().querySelectorAll('p, li').length).toBeLessThan(1000);
});
