// Guards packages/server/src/routes/agreement/** packages/server/src/agreement-files/**
import type { Recitals } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { type Family, openFamily, overRest, whoMay, whoSees } from '../../../testing/family.ts';
import { readDocx, readPdf } from '../../../testing/read-files.ts';
import { server } from '../../../testing/server.ts';
import { addClause, clause, documentOf, release } from '../agreements.fixture.ts';
import { confirmRecitals, recitalsOf } from './recitals.fixture.ts';

const printed = (address: string) => ({ address, address_use: 'printed' as const });

/** The pages of a version’s PDF, and the text of its DOCX. */
async function filesOf({ b: { api }, caseId }: Family, versionId: string) {
  const pdf = await api.downloadAgreement({ caseId, versionId, format: 'pdf' });
  const docx = await api.downloadAgreement({ caseId, versionId, format: 'docx' });
  return { pages: (await readPdf(await pdf.bytes())).pages, docx: readDocx(await docx.bytes()).text };
}

test('only the mediators of a case read and save its recitals', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  const input = { caseId, recitals: recitalsOf(family), is_confirmed: true };
  expect(await whoMay(family, ({ api }) => api.saveRecitals(input))).toEqual(['mediator']);
  expect(await whoMay(family, ({ api }) => api.getRecitals({ caseId }))).toEqual(['mediator']);
  expect(await whoSees(family, (it) => overRest(it, 'recitals', 'case_id', ['case_id', caseId]))).toEqual(['mediator']);
});

test('a fact of the intakes is offered once both parties wrote it alike, and neither sees a private answer', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, caseId } = family;
  const known = async () => (await mediator.api.getRecitals({ caseId })).known;
  for (const { id, married_on, children } of [
    { id: a.id, married_on: '2013-06-22', children: [{ first_name: 'Nora', born: '2016-02' }] },
    { id: b.id, married_on: '2013-06-22', children: [{ first_name: 'Nora', born: '2016-03' }] },
  ]) {
    const before = await known();
    expect(before).toMatchObject({ wedding_on: null, children: [] });
    await server.owner`
      insert into case_intakes (case_id, user_id, status, submitted_at, name, email, phone, date_of_birth, address, marriage_details, children)
      values (${caseId}, ${id}, 'accepted', now(), 'Ada', 'ada@test.example', '0117 496 0233', '1985-01-01', 'Lane 1',
        ${JSON.stringify({ married_on })}::jsonb, ${JSON.stringify(children)}::jsonb)
      on conflict (case_id, user_id) do update set marriage_details = excluded.marriage_details, children = excluded.children,
        status = excluded.status, submitted_at = excluded.submitted_at`;
  }
  expect(await known()).toMatchObject({ wedding_on: '2013-06-22', children: [{ name: 'Nora', born: null }] });
});

test('recitals with dates that contradict each other are refused whole, with a sentence for each field', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const recitals = {
    ...recitalsOf(family),
    separation_on: '2012-01-01',
    disclosed_on: '2999-01-01',
    children: [{ name: 'Nora', born: '2999' }],
  };
  await expect(mediator.api.saveRecitals({ caseId, recitals, is_confirmed: false })).rejects.toMatchObject({
    code: 'invalid',
    details: [
      { path: 'recitals.disclosed_on', message: 'This day is in the future.' },
      { path: 'recitals.children.0.born', message: 'This day is in the future.' },
      { path: 'recitals.separation_on', message: 'The separation cannot come before the wedding.' },
    ],
  });
  expect(await mediator.api.getRecitals({ caseId })).toMatchObject({ recitals: null, version: 0 });
});

test('saved recitals are kept with their version, without an address that is not printed, and an older one conflicts', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  const a = { address: '3 Hidden Lane', address_use: 'withheld' as const };
  const recitals: Recitals = { ...recitalsOf(family, { a }), disclosure: 'not_made', has_children: false };
  const saved = await mediator.api.saveRecitals({ caseId, recitals, is_confirmed: false });
  expect(saved).toMatchObject({ is_confirmed: false, version: 1 });
  expect(saved.recitals).toMatchObject({ children: [], disclosed_on: null });
  expect(saved.recitals?.parties[0]).toMatchObject({ address: '', address_use: 'withheld' });
  const input = { caseId, recitals, is_confirmed: true };
  await expect(mediator.api.saveRecitals(input)).rejects.toMatchObject({ code: 'conflict' });
  await mediator.api.saveRecitals({ ...input, version: 1 });
  await expect(mediator.api.saveRecitals({ ...input, version: 1 })).rejects.toMatchObject({ code: 'conflict' });
});

test('a version keeps confirmed recitals as at its release under its hash, and both files say them from page two', async () => {
  const family = await openNegotiation(server);
  const { b, lawyerA, mediator, caseId } = family;
  await addClause(family);
  await mediator.api.saveRecitals({ caseId, recitals: recitalsOf(family), is_confirmed: false });
  expect((await release(family)).recitals).toBeNull();
  await confirmRecitals(family);
  expect((await documentOf(mediator, family)).draft?.is_changed).toBe(true);
  const version = await release(family);
  expect(version.recitals).toMatchObject({
    parties: [
      { name: 'Ada Maria Reyes', address: null, advice: 'taken' },
      { name: b.name, address: null, advice: 'declined' },
    ],
    wedding_on: '2013-06-22',
    children: [{ name: 'Nora Maria Reyes', born: '2016' }],
    mediators: [mediator.name],
  });
  expect((await documentOf(mediator, family)).draft?.is_changed).toBe(false);
  await confirmRecitals(family, { ...recitalsOf(family), wedding_on: '2014-06-22' });
  for (const person of [b, lawyerA]) expect((await documentOf(person, family)).newest).toEqual(version);
  const [kept] = await server.owner<{ hash: string; whole: string; without: string }>`
    select hash, encode(sha256(convert_to(
      concat_ws(' ', case_id, document, number, parties, clauses, annex, status_text, recitals), 'UTF8')), 'hex') as whole,
      encode(sha256(convert_to(concat_ws(' ', case_id, document, number, parties, clauses, annex, status_text), 'UTF8')), 'hex') as without
    from agreement_versions where id = ${version.id}`;
  expect(kept!.hash).toBe(kept!.whole);
  expect(kept!.hash).not.toBe(kept!.without);
  const { pages, docx } = await filesOf(family, version.id);
  expect(pages[0]).not.toContain('Recitals');
  const said =
    /Recitals About .* Ada Maria Reyes and .* Not stated in this paper .* 22 June 2013 .* Nora Maria Reyes, born 2016 .* not a judge.* Clauses/;
  expect(pages[1]).toMatch(said);
  expect(docx).toMatch(said);
});

test('addresses are printed once both parties have theirs printed', async () => {
  const family = await openNegotiation(server);
  await addClause(family);
  const [a, b] = [printed('3 Lime Street, Bath'), printed('9 Mill Road, Bristol')];
  for (const one of [{ a }, { b }, { a, b: { ...b, address_use: 'withheld' as const } }]) {
    await confirmRecitals(family, recitalsOf(family, one));
    await addClause(family, clause('The dog', 'The dog stays with Ada.'));
    const { recitals } = await release(family);
    expect(recitals?.parties.map(({ address }) => address)).toEqual([null, null]);
  }
  await confirmRecitals(family, recitalsOf(family, { a, b }));
  const version = await release(family);
  expect(version.recitals?.parties.map(({ address }) => address)).toEqual([a.address, b.address]);
  expect((await filesOf(family, version.id)).pages[1]).toContain('Ada Maria Reyes: 3 Lime Street, Bath');
});

test.each([
  ['full', { name: 'Nora Maria Reyes', born: '2016-02-29' }, 'Nora Maria Reyes, born 29 February 2016'],
  ['year', { name: 'Nora Maria Reyes', born: '2016' }, 'Nora Maria Reyes, born 2016'],
  ['initials', { name: 'N. M. R.', born: '2016' }, 'N. M. R., born 2016'],
] as const)(
  'an office that shows birth dates as “%s” has just that in its papers',
  async (birth_dates, child, words) => {
    const family = await openNegotiation(server);
    const { admin, organization: orgId } = family;
    const { settings } = await admin.api.getOrganizationSettings({ orgId });
    await admin.api.updateOrganizationSettings({ orgId, birth_dates, version: settings.version });
    await addClause(family);
    await confirmRecitals(family);
    const version = await release(family);
    expect(version.recitals?.children).toEqual([child]);
    expect((await filesOf(family, version.id)).pages[1]).toContain(words);
  },
);

test('a paper in Spanish has its recitals in Spanish', async () => {
  const family = await openNegotiation(server);
  await addClause(family, clause('La casa', 'La casa se vende, y lo que queda es de los dos.'));
  await confirmRecitals(family);
  const { pages, docx } = await filesOf(family, (await release(family)).id);
  for (const words of [pages[1], docx])
    expect(words).toMatch(/Antecedentes .* No constan en este documento .* 22 de junio de 2013/);
});
