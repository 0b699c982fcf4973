// Guards packages/app/src/features/administration/organization/audit/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newPerson } from '../../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';

test('an admin reads in their language who did what to which record of an organization', async () => {
  const admin = await newPerson('admin');
  const { mediator, caseId } = await newCase();
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked.' });
  const { case: found } = await mediator.api.getCase({ caseId });
  const audit = `/admin/organizations/${found.organization_id}?tab=audit`;
  const row = (name: RegExp) => page.getByRole('table', { name: /Audit log|auditoría/ }).getByRole('row', { name });

  await renderAt(audit, admin);
  await expect.element(row(new RegExp(`${admin.name} did Set or lifted Legal hold`)).first()).toBeVisible();
  await expect.element(row(new RegExp(`${admin.name} did Changed Case Legal hold`)).first()).toBeVisible();
  expect(page.getByRole('table').element().textContent).not.toContain('_');
  leaveApp();

  await admin.api.updateMe({ language: 'es' });
  await renderAt(audit, admin, '', 'es');
  await expect.element(row(/Activada o retirada Retención legal/).first()).toBeVisible();
});

test('an admin narrows the audit log by what happened, a person and a case, and saves it as it is shown', async () => {
  const admin = await newPerson('admin');
  const { mediator, caseId } = await newCase();
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked.' });
  const { case: found } = await mediator.api.getCase({ caseId });
  const { search } = await renderAt(`/admin/audit?case=${caseId}&caseName=${found.reference}`, admin);
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect.element(rows.filter({ hasText: 'Case opened' }).or(rows.nth(1))).toBeVisible();
  await page
    .getByRole('button', { name: `Only what ${admin.name} did` })
    .first()
    .click();
  await expect.poll(() => new URLSearchParams(search()).get('person')).toBe(admin.user.id);
  await page.getByLabelText('Record').selectOptions('Legal hold');
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(new RegExp(`Set or lifted.*${found.reference}.*\\d:\\d\\d:\\d\\d`));
  await expect.element(page.getByText(/^The entries of the platform are chained/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'JSON lines' })).toBeEnabled();
});
