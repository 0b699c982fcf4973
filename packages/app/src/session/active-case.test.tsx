import { expect, test } from 'vitest';
import { newCase, newPerson } from '../testing/people.ts';
import { renderAt } from '../testing/render-app.tsx';

const stored = () => localStorage.getItem('activeCaseId');

test('a mediator who has no active case gets the first one', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt('/mediator', mediator);
  await expect.poll(stored).toBe(caseId);
});

test('what is too short to be an id counts for nothing', async () => {
  const { mediator, caseId } = await newCase();
  localStorage.setItem('activeCaseId', 'case-1');
  await renderAt('/mediator', mediator);
  await expect.poll(stored).toBe(caseId);
});

test('a lawyer’s case is not chosen for them', async () => {
  await renderAt('/lawyer', await newPerson('lawyer'));
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
  expect(stored()).toBeNull();
});

test('a case whose conversations are closed to the person is forgotten', async () => {
  const { caseId: foreign } = await newCase();
  const { mediator, caseId } = await newCase();
  localStorage.setItem('activeCaseId', foreign);
  await renderAt('/mediator', mediator);
  await expect.poll(stored).toBe(caseId);
});
