import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

test('a mediator sees the concern of an invited person first, reads it behind a click and marks it as dealt with', async () => {
  const { mediator, caseId } = await newCase();
  const dana = { email: `${caseId}@test.example`, name: 'Dana Reyes' };
  const { token } = await mediator.api.invite({ caseId, ...dana, role: 'divorcee', side: 'A' });
  const { api } = await newPerson('divorcee');
  await api.raiseConcern({ token, note: 'He reads my mail.' });
  await api.declineInvitation({ token });

  await renderAt('/mediator', mediator);
  const needs = page.getByRole('region', { name: 'Cases needing attention' });
  await expect.element(needs).toMatchTextContent('Somebody has to hear from you first');
  await needs.getByRole('link', { name: /^Read request/ }).click();
  const said = page.getByRole('region', { name: 'Concerns before joining' });
  await expect.element(said).not.toMatchTextContent('He reads my mail.');
  await said.getByRole('button', { name: /^Dana Reyes/ }).click();
  await expect.element(said).toMatchTextContent('He reads my mail.');
  await said.getByRole('button', { name: 'Mark as dealt with' }).click();
  await expect.element(said.getByRole('button', { name: /^Dana Reyes.*, dealt with$/ })).toBeVisible();
  const { cases } = await mediator.api.rankCases();
  expect(cases[0]?.reason?.kind).toBe('uninvited');
});
