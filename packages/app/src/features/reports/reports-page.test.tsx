import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('a mediator sees the figures of their cases and limits them to a period', async () => {
  const { mediator, caseId } = await newCase();
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await renderAt('/mediator/reports', mediator);
  await expect.element(page.getByText('Closed cases by reason')).toBeVisible();
  await expect.element(page.getByText('No case is open')).toBeVisible();
  const times = page.getByRole('table', { name: 'How long it takes' });
  await expect.element(times.getByRole('row', { name: /First answer to a message/ })).toBeVisible();
  await page.getByLabelText('To').fill('2020-01-01');
  await expect.element(page.getByText('Nothing to count yet').first()).toBeVisible();
});

test('a mediator without cases sees the empty state of the reports page', async () => {
  await renderAt('/mediator/reports', await newPerson('mediator'));
  await expect.element(page.getByText('No figures yet')).toBeVisible();
});
