// Guards packages/app/src/features/administration/organization/audit/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newCase, newOfficeAdmin, newPerson } from '../../../../testing/people.ts';
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

test('an admin reads on whom somebody acted, and opens that person', async () => {
  const admin = await newPerson('admin');
  const person = await newPerson('divorcee', `Ada ${crypto.randomUUID().slice(0, 8)}`);
  await admin.api.endSessionsOf({ userId: person.user.id });
  const { path } = await renderAt(`/admin/audit?person=${admin.user.id}&kind=session&action=delete`, admin);
  const row = page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent(/Ended.*Sign-in session/);
  await userEvent.click(row.getByRole('link', { name: person.name }));
  await expect.poll(path).toBe(`/admin/users/${person.user.id}`);
});

test('an admin whose filters match nothing reads so and clears them, and the keyboard stays at the filters', async () => {
  await renderAt('/admin/audit?from=2026-11-02&to=2026-11-01&kind=passkey', await newPerson('admin'));
  await expect.element(page.getByText('The last day is before the first one.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('First day'), '2001-01-01');
  await userEvent.fill(page.getByLabelText('Last day'), '2001-01-02');
  await expect.element(page.getByText('No entry matches')).toBeVisible();
  expect(page.getByText('The last day is before the first one.').query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Clear the filters' }));
  await expect.element(page.getByLabelText('What')).toHaveFocus();
  await expect.element(page.getByLabelText('First day')).toHaveValue('');
  await expect.poll(() => page.getByRole('table').getByRole('row').elements().length).toBeGreaterThan(1);
});

test('an admin of an organization reads its audit log from the menu, with its own number of entries', async () => {
  await newCase();
  await renderAt('/admin', await newOfficeAdmin());
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Audit log' }).click();
  await expect.element(page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1)).toBeVisible();
  await expect.element(page.getByText(/^The entries of your organization are chained: \d+ so far\./)).toBeVisible();
});
