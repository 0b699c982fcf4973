// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newParty } from '../../../testing/parties.ts';
import { client, newCase, type Person, newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { table, rows } from './case-list-page.testing.ts';

const open = async ({ api }: Person, title: string) => (await api.createCase({ title, personalInfo: client })).case;

test('a case names its most pressing reason and links to the others that the list leaves out', async () => {
  const { mediator, caseId, maya } = await newParty();
  const { postMessage } = maya.api;
  await postMessage({ channelId: `case-${caseId}`, content: 'Hello.' });
  await maya.api.askMediator({ caseId, kind: 'pause' });
  const { path } = await renderAt('/mediator/cases', mediator);
  await expect.element(table.getByText(/^Asks for a pause/)).toBeVisible();
  await table.getByRole('link', { name: /^2 more: / }).click();
  const needs = page.getByRole('region', { name: 'What needs you' });
  await expect.element(needs).toMatchTextContent(/One party is not invited.*1 message not read/);
  expect(path()).toBe(`/case/${caseId}`);
});

test('search, filters and order of the case list are in the address, and come back from it', async () => {
  const { mediator } = await newCase('Reyes family');
  await open(mediator, 'Okafor family');
  await renderAt('/mediator/cases?q=okaf&sort=title', mediator);
  await expect.element(table.getByRole('link', { name: 'Okafor family', exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Sort')).toHaveValue('title');
  expect(rows().join()).not.toContain('Reyes family');
  await userEvent.fill(page.getByRole('searchbox', { name: 'Find a case' }), 'nobody');
  await expect.element(page.getByText('No case found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.element(table.getByRole('link', { name: 'Reyes family', exact: true })).toBeVisible();
});

test('a mediator’s list shows the cases that need them first, with a reason and one action, and folds closed ones', async () => {
  const { mediator } = await newCase('Reyes family');
  const closed = await open(mediator, 'Lowe family');
  await mediator.api.closeCase({ caseId: closed.id, reason: 'withdrawn', version: closed.version });
  await renderAt('/mediator/cases', mediator);
  await expect
    .element(table.getByRole('row', { name: /Reyes family.*2 parties are not invited.*Invite/ }))
    .toBeVisible();
  expect(rows().join()).not.toContain('Lowe family');
  await page.getByRole('button', { name: '1 closed' }).click();
  await expect.element(page.getByRole('link', { name: 'Lowe family' })).toBeVisible();
});

test('a mediator with more cases than a page shows the rest on request, also while the list is read again', async () => {
  const mediator = await newPerson('mediator');
  for (let n = 10; n < 37; n += 1) await open(mediator, `Case ${n}`);
  const { backend } = await renderAt('/mediator/cases?sort=title', mediator);
  const { fetch } = globalThis;
  let isFirst = true;
  using _ = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isNextPage = String(input instanceof Request ? input.url : input).includes('cursor=');
    if (isNextPage && isFirst) {
      isFirst = false;
      backend.refresh(['cases']);
    }
    return fetch(input, init);
  });
  await expect.element(page.getByText('Showing 25 of 27')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(table.getByRole('link', { name: 'Case 36', exact: true })).toBeVisible();
});
