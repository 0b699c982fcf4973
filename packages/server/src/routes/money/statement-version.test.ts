import type { AgreementVersion } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { addClause, clause, documentOf, release, sign } from '../agreement/agreements.fixture.ts';
import { sendDocument } from '../documents/documents.fixture.ts';
import { type Family, whoMay } from '../../testing/family.ts';
import { enter, openBoth } from './money.fixture.ts';
import { openNegotiation } from '../negotiation/negotiation.fixture.ts';
import { readDocx, readPdf } from '../../testing/read-files.ts';
import { server } from '../../testing/server.ts';

const keeps = clause('Savings', 'Each party keeps their own savings. The flat is sold by 1 March 2027.');

/** A family in negotiation whose figures are entered: own ones, estimated and written on a page, and joint ones. */
async function openFigures() {
  const family = await openNegotiation(server);
  const { a, b } = family;
  const { id: upload_id } = await sendDocument(a, family.caseId);
  await enter(a, family, { amount_minor: 1_234_567, evidence: { upload_id, page: 2 } });
  await enter(b, family, { amount_minor: 890_105 });
  await enter(a, family, { label: 'Flat', is_joint: true, amount_minor: 41_200_001 });
  await enter(b, family, { label: 'Mortgage', is_joint: true, category: 'owes', amount_minor: 14_822_000 });
  await enter(b, family, { label: 'Pay', category: 'comes_in', amount_minor: 331_000 });
  await addClause(family, keeps, 'finances');
  return family;
}

/** The words of both files that a party downloads. */
async function filesOf({ a, caseId }: Family, { id: versionId }: AgreementVersion) {
  const [pdf, docx] = await Promise.all(
    (['pdf', 'docx'] as const).map(async (format) => a.api.downloadAgreement({ caseId, versionId, format })),
  );
  return [(await readPdf(await pdf!.bytes())).pages.join(' '), readDocx(await docx!.bytes()).text];
}

/** The amounts in a text, in the smallest unit, in the order of reading. */
const amountsIn = (text: string) =>
  [...text.matchAll(/GBP\s?([\d,]+)\.(\d\d)/g)].map(([, whole, rest]) => Number(`${whole}${rest}`.replaceAll(',', '')));

test('both parties sign a financial statement with the figures that were opened together, and its files hold them', async () => {
  const family = await openFigures();
  const { a, b, mediator, caseId } = family;
  await openBoth(family);
  const version = await release(family, 'finances');
  const { figures, opened_at } = await mediator.api.getMoney({ caseId });
  expect(version.statement!.currency).toBe('GBP');
  expect(Date.parse(version.statement!.opened_at)).toBe(Date.parse(opened_at!));
  const plain = (its: readonly { id: string; amount_minor: number }[]) =>
    its.map(({ id, amount_minor }) => ({ id, amount_minor }));
  expect(plain(version.statement!.figures)).toEqual(plain(figures));

  await sign(server, version, a, b);
  const signed = (await documentOf(b, family, 'finances')).newest!;
  expect(signed.signatures.map(({ hash }) => hash)).toEqual([version.hash, version.hash]);
  for (const text of await filesOf(family, version)) {
    expect(text).toContain(keeps.text);
    expect(text).toMatch(/Savings\s+GBP.12,345\.67\s+1 November 2026\s+Bank statements, p\. 2\s+GBP.8,901\.05/);
    const [flat, ofA, ofB, mortgage, pay, ...totals] = amountsIn(text);
    expect([ofA, ofB, flat, mortgage, pay]).toEqual(figures.map(({ amount_minor }) => amount_minor));
    // Half of 412,000.01 less 148,220.00 is not even: one party has a penny more.
    expect(totals.slice(0, 2).reduce((sum, it) => sum + it)).toBe(1_234_567 + 890_105 + 41_200_001 - 14_822_000);
    expect(text.match(/Signed on screen on/g)).toHaveLength(2);
  }
});

test('a figure that changes after the release leaves the signed statement and its files as they are', async () => {
  const family = await openFigures();
  const { a, b, caseId } = family;
  await openBoth(family);
  const version = await release(family, 'finances');
  const [before] = await filesOf(family, version);
  const [savings] = (await a.api.getMoney({ caseId })).figures;
  const { id: figureId, label, category, as_of, is_joint } = savings!;
  await a.api.updateFigure({ figureId, label, category, as_of, is_joint, amount_minor: 1, version: savings!.version });
  expect((await filesOf(family, version))[0]).toBe(before);
  expect((await documentOf(b, family, 'finances')).newest!.statement).toEqual(version.statement);
  expect((await release(family, 'finances')).statement!.figures[0]).toMatchObject({ amount_minor: 1 });
});

test('a statement that is released before both are open holds no figure, and its readers alone download it', async () => {
  const family = await openFigures();
  const { caseId } = family;
  const version = await release(family, 'finances');
  expect(version.statement).toBeNull();
  for (const text of await filesOf(family, version)) expect(amountsIn(text)).toEqual([]);
  const file = { caseId, versionId: version.id, format: 'pdf' } as const;
  expect(await whoMay(family, ({ api }) => api.downloadAgreement(file))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
  ]);
});
