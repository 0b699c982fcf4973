import { expect, test } from 'vitest';
import { newCase, newPerson } from '../testing/people.ts';
import { renderAt } from '../testing/render-app.tsx';

const stored = () => localStorage.getItem('activeCaseId');

test('a mediator without an active case gets the first one', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt('/mediator', mediator);
  await expect.poll(stored).toBe(caseId);
});

test('an active case id that is too short is replaced by the first case', async () => {
  const { mediator, caseId } = await newCase();
  localStorage.setItem('activeCaseId', 'case-1');
  await renderAt('/mediator', mediator);
  await expect.poll(stored).toBe(caseId);
});

test('a lawyer gets no active case automatically', async () => {
  await renderAt('/lawyer', await newPerson('lawyer'));
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
  expect(stored()).toBeNull();
});

test('an active case whose conversations the person may not read is replaced by their own', async () => {
  const { caseId: foreign } = await newCase();
  const { mediator, caseId } = await newCase();
  localStorage.setItem('activeCaseId', foreign);
  await renderAt('/mediator', mediator);
  await expect.poll(stored).toBe(caseId);
});
