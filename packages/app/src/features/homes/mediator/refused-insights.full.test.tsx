// Guards packages/app/src/features/homes/mediator/**
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerRequests } from '../../../testing/interruptions.ts';
import { newCase } from '../../../testing/people.ts';
import { refusal } from '../../../testing/refusals.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('the AI insights card shows the server’s message or ‘Failed to get insights’ and a retry when the insights fail to load', async () => {
  const { mediator } = await newCase();
  const card = page.getByRole('region', { name: 'AI insights' });
  const answer = vi.fn<typeof refusal>(refusal);
  for (const message of ['The AI is resting.', undefined]) {
    const accept = answerRequests('/api/ai/insights/', () => answer({ message }));
    await renderAt('/mediator', mediator);
    await expect.element(card.getByRole('alert')).toMatchTextContent(message ?? 'Failed to get insights');
    answer.mockClear();
    await card.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => answer.mock.calls.length).toBeGreaterThan(0);
    leaveApp();
    accept();
  }
  await renderAt('/mediator', mediator);
  await expect.element(card.getByText('Nothing new')).toBeVisible();
  await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
});
