import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../testing/render-app.tsx';
import { tuesdayIn, oneSession } from './schedule-page.testing.ts';

const dialog = page.getByRole('dialog');
const calendar = page.getByRole('grid', { name: 'Your sessions' });

test('a dragged session moves only after the confirmation', async () => {
  const { mediator, maya, schedule } = await oneSession();
  const { id: sessionId, starts_at } = await schedule(tuesdayIn(2));
  await renderAt('/mediator/schedule?view=week', mediator);
  const session = calendar.getByRole('button', { name: /^Okafor family/ });
  const wednesday = calendar.getByRole('row').nth(2);
  await session.dropTo(wednesday);
  await expect.element(dialog.getByText(/^Now: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await maya.api.getSession({ sessionId })).session.starts_at).toBe(starts_at);
});

test('a mediator lists the sessions to come, the next one first', async () => {
  const { mediator, schedule } = await oneSession();
  const next = await schedule(tuesdayIn(2));
  await schedule(tuesdayIn(3));
  await renderAt('/mediator/sessions', mediator);
  const table = page.getByRole('region', { name: 'Your sessions' });
  const first = table.getByRole('link').first();
  await expect.element(first).not.toHaveAttribute('href', `/sessions/${next.id}`);
  await page.getByLabelText('When').selectOptions('To come');
  await expect.element(first).toHaveAttribute('href', `/sessions/${next.id}`);
  await expect.element(table.getByText('Showing 2')).toBeVisible();
  await page.getByLabelText('When').selectOptions('In the past');
  await expect.element(page.getByText('No session fits')).toBeVisible();
});
