import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { signInAs } from '../../testing/agreements.ts';
import { holdRequests } from '../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

test('a mediator sees the shape of the workspace at once while it loads', async () => {
  const { id: caseId, mediator } = inject('readCase');
  const ruth = await signInAs(mediator);
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
