// Guards packages/app/src/active-case/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../testing/parties.ts';
import { newCase } from '../testing/people.ts';
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

test('a lawyer lands with the first case active and its pages in the menu', async () => {
  const { caseId, tomas } = await newParty();
  await renderAt('/lawyer', tomas);
  await expect.poll(stored).toBe(caseId);
  const menu = page.getByRole('complementary', { name: 'Main menu' });
  await expect.element(menu.getByRole('link', { name: 'My case' })).toBeVisible();
  await expect.element(menu.getByText('Lawyer', { exact: true })).toBeVisible();
});
