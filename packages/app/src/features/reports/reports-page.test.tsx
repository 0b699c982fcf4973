import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

test('a mediator limits the figures of their cases to a period, and days that make no report keep the last one', async () => {
  const { mediator, caseId } = await newCase();
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await renderAt('/mediator/reports', mediator);
  await expect.element(page.getByText('1 closed case, by reason')).toBeVisible();
  await expect.element(page.getByText('No case is open')).toBeVisible();
  await page.getByRole('radio', { name: 'Other dates' }).click();
  await page.getByLabelText('To').fill('2020-01-01');
  await expect.element(page.getByText('The last day is before the first one.')).toBeVisible();
  await expect.element(page.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('1 closed case, by reason')).toBeVisible();
  await page.getByLabelText('From').fill('0019-06-01');
  await expect.element(page.getByText('A report covers 20 years at most.')).toBeVisible();
  await expect.element(page.getByText('1 closed case, by reason')).toBeVisible();
  await page.getByLabelText('From').fill('2019-06-01');
  await expect.element(page.getByText('1 closed case, by reason')).not.toBeInTheDocument();
  await expect.element(page.getByText('Nothing to count yet').first()).toBeVisible();
});

test('a mediator sees their cases by highest risk, without words, and an admin does not', async () => {
  const { mediator, caseId } = await newCase();
  const risk = page.getByRole('heading', { name: 'Highest risk in your cases' });
  await renderAt('/mediator/reports', mediator);
  await expect.element(risk).toBeVisible();
  await mediator.api.assessRisk({
    case_id: caseId,
    conversation_text: 'I will kill you if you come to the house again.',
    save: true,
  });
  leaveApp();
  await renderAt('/mediator/reports', mediator);
  await expect
    .element(page.getByRole('heading', { name: 'One case with high or critical risk in the latest month' }))
    .toBeVisible();
  await expect.element(page.getByText('Cases by highest risk in the month. 1 case')).toBeVisible();
  await expect.element(page.getByText(/kill/)).not.toBeInTheDocument();
  leaveApp();
  await renderAt('/mediator/reports', await newPerson('admin'));
  await expect.element(page.getByText('How we count')).toBeVisible();
  await expect.element(page.getByText(/highest risk/i)).not.toBeInTheDocument();
});
