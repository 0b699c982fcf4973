// Guards packages/server/src/routes/money/calculators/** packages/server/src/agreement-files/estimates/** supabase/migrations/20261201102200_calculators.sql
import { expect, test } from 'vitest';
import { type Family, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { readDocx, readPdf } from '../../../testing/read-files.ts';
import { addClause, clause, documentOf, release, sign } from '../../agreement/agreements.fixture.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { enter, openBoth } from '../money.fixture.ts';

const maintenance = 'gb-child-maintenance';
const shares = 'us-income-shares';
const conflict = { code: 'conflict' };
const support = clause('Child support', 'Ben pays Ada support for the children each month.', { issue: 'support' });
const values = { payer: 'B', income: 60_000, children: 2, other_children: 0, nights: 104, benefits: false } as const;

const switched = ({ officeAdmin, organization: orgId }: Family, is_on = true, calculator = maintenance) =>
  officeAdmin.api.switchCalculator({ orgId, calculator, is_on });

async function familyWithClause() {
  const family = await openNegotiation(server);
  await switched(family);
  return { family, made: await addClause(family, support) };
}

const put = ({ mediator }: Family, { id: clauseId, version }: { id: string; version: number }, figures = values) =>
  mediator.api.setClauseEstimate({ clauseId, version, estimate: { calculator: maintenance, values: figures } });

test('calculators take income from both statements once they are open, and nothing of either before', async () => {
  const { family } = await familyWithClause();
  const { a, b, mediator, caseId } = family;
  const offered = async () => (await mediator.api.listCaseCalculators({ caseId })).offered;
  const before = await offered();
  expect(before).toEqual({ income: { A: null, B: null }, nights: null, children: null });
  // Two worlds: another private figure of the other side changes nothing that is offered or worked out.
  await enter(a, family, { category: 'comes_in', label: 'Wages', amount_minor: 300_000 });
  await enter(b, family, { category: 'comes_in', label: 'Pay', amount_minor: 250_000 });
  expect(await offered()).toEqual(before);
  const { estimate } = await mediator.api.calculateSupport({ caseId, calculator: maintenance, values });
  expect(estimate.inputs.map(({ is_offered }) => is_offered)).toEqual(Array(6).fill(false));
  await openBoth(family);
  expect((await offered()).income).toEqual({ A: 3_600_000, B: 3_000_000 });
});

test('an estimate says its source, its country, its days and which inputs both parties read elsewhere', async () => {
  const { family } = await familyWithClause();
  const { a, b, mediator, caseId } = family;
  await enter(a, family, { category: 'comes_in', label: 'Wages', amount_minor: 300_000 });
  await enter(b, family, { category: 'comes_in', label: 'Pay', amount_minor: 260_000 });
  await openBoth(family);
  const { estimate } = await mediator.api.calculateSupport({ caseId, calculator: maintenance, values });
  expect(estimate).toMatchObject({
    id: maintenance,
    country: 'GB',
    source: { url: 'https://www.gov.uk/how-child-maintenance-is-worked-out' },
    valid_from: '2012-12-10',
    currency: 'GBP',
    result: { amount_minor: 6900, rhythm: 'weekly', paid_by: 'B' },
  });
  expect(estimate.inputs[1]).toMatchObject({ of: 'B', value: 60_000, is_offered: true });
  expect(estimate.inputs[4]).toMatchObject({ of: 'B', value: 104, is_offered: false });
});

test('only mediators of the case see its calculators, work out an estimate and put it into the paper', async () => {
  const { family, made } = await familyWithClause();
  const { caseId, otherCaseId, mediator } = family;
  const calculator = maintenance;
  expect(await whoMay(family, ({ api }) => api.listCaseCalculators({ caseId }))).toEqual(['mediator']);
  expect(await whoMay(family, ({ api }) => api.calculateSupport({ caseId, calculator, values }))).toEqual(['mediator']);
  const set = ({ api }: typeof mediator) =>
    api.setClauseEstimate({ clauseId: made.id, version: made.version, estimate: null });
  expect(await whoMay(family, set)).toEqual(['mediator']);
  await expect(mediator.api.calculateSupport({ caseId: otherCaseId, calculator, values })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a calculator that is off, counts in another currency, gets a wrong value or lacks one is refused', async () => {
  const { family, made } = await familyWithClause();
  const { mediator, officeAdmin, caseId, organization: orgId } = family;
  const work = (calculator: string, figures: object) =>
    mediator.api.calculateSupport({ caseId, calculator, values: figures as typeof values });
  await expect(work(shares, {})).rejects.toMatchObject(conflict);
  const table = { csv: 'income,1\n1000,200\n', source: 'Schedule', valid_from: '2026-01-01' };
  await officeAdmin.api.addSupportTable({ orgId, calculator: shares, ...table });
  await switched(family, true, shares);
  await expect(work(shares, {})).rejects.toMatchObject({
    message: 'This calculator counts in USD, and this case does not.',
  });
  await expect(work(maintenance, { ...values, nights: 400 })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'values.nights' }],
  });
  const { income: _, ...rest } = values;
  expect((await work(maintenance, rest)).estimate.result).toBeNull();
  await expect(put(family, made, rest as typeof values)).rejects.toMatchObject(conflict);
  await put(family, made);
  await expect(put(family, made)).rejects.toMatchObject(conflict);
});

test('an estimate in US dollars names the table of the office that it was made with, also after there is a newer one', async () => {
  const { family, made } = await familyWithClause();
  const { mediator, officeAdmin, caseId, organization: orgId } = family;
  const add = (source: string, valid_from: string) =>
    officeAdmin.api.addSupportTable({ orgId, calculator: shares, csv: 'income,1\n1000,200\n', source, valid_from });
  await add('Schedule of 2025', '2025-01-01');
  await switched(family, true, shares);
  await mediator.api.setCaseCurrency({ caseId, currency: 'USD' });
  const figures = { income_a: 100_000, income_b: 300_000, children: 1, nights_a: 365 };
  const first = await mediator.api.setClauseEstimate({
    clauseId: made.id,
    version: made.version,
    estimate: { calculator: shares, values: figures },
  });
  await add('Schedule of 2026', '2026-01-01');
  const { estimate } = await mediator.api.calculateSupport({ caseId, calculator: shares, values: figures });
  expect([first.clause.estimate, estimate]).toMatchObject([
    {
      table: 1,
      source: { name: 'Schedule of 2025' },
      valid_from: '2025-01-01',
      result: { amount_minor: 15_000, paid_by: 'B' },
    },
    { table: 2, source: { name: 'Schedule of 2026' }, valid_from: '2026-01-01' },
  ]);
});

test('an estimate that is put into the paper is a change of the draft, is released and signed with it, and stays once the calculator is off', async () => {
  const { family, made } = await familyWithClause();
  const { a, b, lawyerA, mediator } = family;
  const first = await release(family);
  expect(first.clauses[0]!.estimate ?? null).toBeNull();
  const { clause: withEstimate } = await put(family, made);
  expect(withEstimate).toMatchObject({ version: made.version + 1, estimate: { result: { amount_minor: 6900 } } });
  expect((await documentOf(mediator, family)).draft?.is_changed).toBe(true);
  const version = await release(family);
  expect(version.hash).not.toBe(first.hash);
  const fileOf = (format: 'pdf' | 'docx') =>
    b.api.downloadAgreement({ caseId: family.caseId, versionId: version.id, format });
  const { pages } = await readPdf(await (await fileOf('pdf')).bytes());
  const { text: docx } = readDocx(await (await fileOf('docx')).bytes());
  const said =
    /Annex: an estimate for clause 1, “Child support” An estimate, not advice\..* Income before tax each week of Ben Reyes .*600\.00.* Ben Reyes would pay .*69\.00 a week.* GOV\.UK, .* United Kingdom/;
  expect(pages.join(' ')).toMatch(said);
  expect(docx).toMatch(said);
  await switched(family, false);
  for (const person of [a, lawyerA])
    expect((await documentOf(person, family)).newest?.clauses[0]?.estimate).toEqual(withEstimate.estimate);
  await sign(server, version, a, b);
  await mediator.api.setClauseEstimate({ clauseId: made.id, version: withEstimate.version, estimate: null });
  expect((await documentOf(mediator, family)).draft?.is_changed).toBe(true);
  await mediator.api.restoreDraft({ caseId: family.caseId, document: 'memorandum' });
  const { draft } = await documentOf(mediator, family);
  expect(draft).toMatchObject({ is_changed: false, clauses: [{ estimate: withEstimate.estimate }] });
});
