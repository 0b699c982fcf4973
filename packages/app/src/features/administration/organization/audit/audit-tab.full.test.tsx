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
  await expect.element(row(new RegExp(`^${admin.name} Set or lifted Legal hold`)).first()).toBeVisible();
  await expect.element(row(new RegExp(`^${admin.name} Changed Case Legal hold`)).first()).toBeVisible();
  expect(page.getByRole('table').element().textContent).not.toContain('_');
  leaveApp();

  await admin.api.updateMe({ language: 'es' });
  await renderAt(audit, admin, '', 'es');
  await expect.element(row(/Activada o retirada Retención legal/).first()).toBeVisible();
});
