import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { client, newCase, newPerson, type Person } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { table, rows } from './case-list-page.testing.ts';

const open = async ({ api }: Person, title: string) => (await api.createCase({ title, personalInfo: client })).case;

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
