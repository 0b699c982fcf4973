// Guards packages/app/src/features/agreement/compare/**
import { topics } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../testing/people.ts';
import { holdRequests } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('a page whose read failed keeps its error while everything is read again', async () => {
  const nobodysId = '00000000-0000-4000-8000-000000000000';
  const { mediator } = await commands.prepare('negotiatedCase');
  const { backend } = await renderAt(`/agreement/${nobodysId}/compare`, await signIn(mediator));
  const title = page.getByRole('heading', { name: 'We can’t find this case', level: 1 });
  await expect.element(title).toBeVisible();
  const shown: boolean[] = [];
  const watch = new MutationObserver(() => shown.push(title.query() !== null));
  watch.observe(document.body, { childList: true, subtree: true });
  const release = holdRequests(`/api/cases/${nobodysId}/agreement`);
  backend.refresh(topics);
  await expect.poll(() => backend.queries.isFetching()).toBeGreaterThan(0);
  await expect.element(title).toBeVisible();
  release();
  await backend.settled();
  await expect.element(title).toBeVisible();
  expect(shown).not.toContain(false);
  watch.disconnect();
  leaveApp();
});
