import { expect, test } from 'vitest';
import { newCase } from '../testing/people.ts';
import { renderAt } from '../testing/render-app.tsx';

const stored = () => localStorage.getItem('activeCaseId');

test('an active case whose conversations the person may not read is replaced by their own', async () => {
  const { caseId: foreign } = await newCase();
  const { mediator, caseId } = await newCase();
  localStorage.setItem('activeCaseId', foreign);
  await renderAt('/mediator', mediator);
  await expect.poll(stored).toBe(caseId);
});
