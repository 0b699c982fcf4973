// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../testing/people.ts';
import { holdRequests } from '../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

test('a mediator sees the shape of the workspace at once while it loads', async () => {
  const { id: caseId, mediator } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const release = holdRequests(`/api/cases/${caseId}/agreement`);
  const loading = page.getByText('Loading the agreement');
  const rendered = renderAt(`/agreement/${caseId}?document=memorandum`, ruth);
  await expect.poll(() => loading.query()).not.toBeNull();
  expect(loading.element().checkVisibility({ visibilityProperty: true })).toBe(true);
  release();
  await rendered;
  await expect.element(page.getByRole('heading', { name: 'Agreement', level: 1 })).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  leaveApp();
});
