// Guards packages/app/src/features/administration/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

test('the roles page marks a lawyer’s own role and offers them no role change', async () => {
  await renderAt('/admin/roles', await newPerson('lawyer'));
  await expect.element(page.getByRole('region', { name: 'Lawyer' }).getByText('Your role')).toBeVisible();
  expect(page.getByText('Your role').elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: /Change role/ }).elements()).toEqual([]);
});
