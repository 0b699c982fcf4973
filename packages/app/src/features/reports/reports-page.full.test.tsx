// Guards packages/app/src/features/reports/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newCase, newPerson } from '../../testing/people.ts';
import { renderAt, leaveApp } from '../../testing/render-app.tsx';

test('a report on few cases lists only what it counts and names the rest in one line', async () => {
  const { mediator } = await newCase();
  await renderAt('/mediator/reports', mediator);
  const steps = page.getByRole('table', { name: '“Intake” has the most open cases' });
  await expect.element(steps.getByRole('row', { name: 'Intake 1' })).toBeVisible();
  expect(steps.getByRole('row').elements()).toHaveLength(2);
  await expect.element(page.getByText(/^Nothing to count yet: .*First answer to a message\.$/)).toBeVisible();
});

/** The text of each file that the page saves. */
function savedTables() {
  const saved: { name: string; text: Promise<string> }[] = [];
  const creating = vi.spyOn(URL, 'createObjectURL');
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: (creating.mock.lastCall![0] as Blob).text() });
  });
  onTestFinished(() => {
    creating.mockRestore();
    clicking.mockRestore();
  });
  return saved;
}

test('the table of a report has the words of the page and plain numbers', async () => {
  const { mediator } = await newCase();
  const saved = savedTables();
  await renderAt('/mediator/reports', mediator);
  await page.getByRole('button', { name: 'Save as a table' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['report.csv']);
  const lines = (await saved[0]!.text).split('\r\n');
  expect(lines).toContain('What,Which,Month,Number,Unit,Counted');
  expect(lines).toContain('Open cases by step,Intake,,1,cases,');
  expect(lines).toContain('Open cases by step,Agreement draft,,0,cases,');
  expect(lines).toContain('How cases ended,Agreed in part,,0,cases,');
  expect(lines).toContain('Open cases of each mediator,Ruth Lindqvist,,1,cases,');
  expect(lines.join()).not.toMatch(/[a-z]_[a-z]/);
});

test('an admin who reads Spanish gets the table of a report in Spanish', async () => {
  const { mediator } = await newCase();
  const admin = await newPerson('admin');
  await admin.api.updateMe({ language: 'es' });
  const saved = savedTables();
  await renderAt(`/mediator/reports?mediator=${mediator.user.id}`, admin);
  await page.getByRole('button', { name: 'Guardar como tabla' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['informe.csv']);
  const lines = (await saved[0]!.text).split('\r\n');
  expect(lines).toContain('Casos abiertos por paso,Primera sesión,,0,casos,');
  expect(lines).toContain('Casos abiertos de cada mediador,Ruth Lindqvist,,1,casos,');
  expect(lines.join()).not.toMatch(/[a-z]_[a-z]/);
});

test('a mediator without cases sees the empty state of the reports page', async () => {
  await renderAt('/mediator/reports', await newPerson('mediator'));
  await expect.element(page.getByText('No figures yet')).toBeVisible();
});

test('a mediator sees only the cases about one issue', async () => {
  const { mediator, caseId } = await newCase();
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.updateCase({ caseId, issues: [{ issue: 'debts', state: 'in_discussion' }], version });
  await renderAt('/mediator/reports', mediator);
  const issue = page.getByRole('combobox', { name: 'Cases about' });
  await issue.selectOptions('Debts');
  await expect.element(page.getByText('1 open case, by step')).toBeVisible();
  await issue.selectOptions('Pensions');
  await expect.element(page.getByText('No figures yet')).toBeVisible();
});

test('a mediator makes the summary of a case for a court', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt('/mediator/summary', mediator);
  await expect.element(page.getByRole('button', { name: 'Make the summary' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Case' }).selectOptions(caseId);
  await page.getByRole('button', { name: 'Make the summary' }).click();
  await expect.element(page.getByText('No session with both parties has been held.')).toBeVisible();
  await expect.element(page.getByText('Ruth Lindqvist, Mediator')).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^Case / })).toMatchTextContent(/Written on.*\d{4}$/);
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('an admin sees the three filters of a report equally wide when an organization has a long name', async () => {
  const admin = await newPerson('admin');
  await admin.api.createOrganization({ name: `Mediation for the ${'Northern '.repeat(10)}Counties` });
  await renderAt('/mediator/reports', admin);
  await expect.element(page.getByRole('option', { name: /Northern Northern/ })).toBeInTheDocument();
  const widths = ['Organization', 'Mediator', 'Cases about'].map(
    (name) => page.getByRole('combobox', { name }).element().getBoundingClientRect().width,
  );
  expect(new Set(widths).size).toBe(1);
  expect(widths[0]).toBeLessThan(300);
});

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
  await page.getByLabelText('From').fill('1999-06-01');
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
