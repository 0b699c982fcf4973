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

test('the roles page names every right in Spanish to those who read it', async () => {
  await renderAt('/admin/roles', await newPerson('lawyer'), '', 'es');
  await expect.element(page.getByText('Leer los casos en los que está.', { exact: true })).toBeVisible();
  const rights = page.getByRole('main').getByRole('listitem').elements();
  expect(rights.map((it) => it.textContent).filter((it) => /\b(the|and|your|of)\b/i.test(it ?? ''))).toEqual([]);
});
