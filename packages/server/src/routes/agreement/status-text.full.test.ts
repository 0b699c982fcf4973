// Guards packages/server/src/routes/agreement/** packages/server/src/agreement-files/** packages/server/src/routes/organizations/**
import { limits, type StatusTextSettings } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { addClause, clause, documentOf, home, insertVersion, release, sign } from './agreements.fixture.ts';
import { openNegotiation } from '../negotiation/negotiation.fixture.ts';
import { type Family, openFamily, whoMay } from '../../testing/family.ts';
import { readDocx, readPdf } from '../../testing/read-files.ts';
import { server } from '../../testing/server.ts';

const kinds = ['memorandum', 'finances', 'parenting'] as const;
const own = (language: string): StatusTextSettings['en'] => ({
  memorandum: `${language}: a memorandum.`,
  finances: `${language}: a statement.`,
  parenting: `${language}: a plan.`,
});

async function change({ admin, organization: orgId }: Family, status_texts: Partial<StatusTextSettings>) {
  const { settings } = await admin.api.getOrganizationSettings({ orgId });
  const changed = { ...settings.status_texts!, ...status_texts };
  const { version } = settings;
  return (await admin.api.updateOrganizationSettings({ orgId, status_texts: changed, version })).settings.status_texts!;
}

/** The pages of a version’s PDF, and the text of its DOCX. */
async function filesOf({ a: { api }, caseId }: Family, versionId: string) {
  const pdf = await api.downloadAgreement({ caseId, versionId, format: 'pdf' });
  const docx = await api.downloadAgreement({ caseId, versionId, format: 'docx' });
  return { pages: (await readPdf(await pdf.bytes())).pages, docx: readDocx(await docx.bytes()).text };
}

test('an organization starts with a text for each kind of paper, and an emptied one becomes the starting text again', async () => {
  const family = await openFamily(server);
  const { settings } = await family.admin.api.getOrganizationSettings({ orgId: family.organization });
  const starting = settings.status_texts!;
  for (const kind of kinds) {
    expect(starting.en[kind]).toMatch(/not a court order|not an agreement/i);
    expect(starting.es[kind]).toMatch(/resolución judicial/i);
  }
  expect(await change(family, { en: own('en') })).toEqual({ en: own('en'), es: starting.es });
  expect(await change(family, { en: { ...own('en'), finances: ' \n ' } })).toEqual({
    en: { ...own('en'), finances: starting.en.finances },
    es: starting.es,
  });
});

test('only an admin changes what papers say, mediators read it in the settings, and a long text is refused', async () => {
  const family = await openFamily(server);
  const { organization: orgId, mediator, a, lawyerB, admin } = family;
  const status_texts = { en: own('en'), es: own('es') };
  const nobody = { ...family, people: { ...family.people, admin: family.outsider, officeAdmin: family.outsider } };
  expect(
    await whoMay(nobody, ({ api }) => api.updateOrganizationSettings({ orgId, status_texts, version: 1 })),
  ).toEqual([]);
  await expect(
    admin.api.updateOrganizationSettings({
      orgId,
      status_texts: { ...status_texts, es: { ...own('es'), parenting: 'a'.repeat(limits.statusTextMax + 1) } },
      version: 1,
    }),
  ).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'status_texts.es.parenting' }] });
  await change(family, status_texts);
  const read = async ({ api }: typeof a) => (await api.getOrganizationSettings({ orgId })).settings.status_texts;
  expect(await read(mediator)).toEqual(status_texts);
  for (const person of [a, lawyerB]) expect(await read(person)).toBeNull();
});

test('a version keeps the text of its kind as at its release, for all its readers, and its hash covers it', async () => {
  const family = await openNegotiation(server);
  const { a, b, lawyerA, caseId } = family;
  await change(family, { en: own('en') });
  await addClause(family);
  await addClause(family, home, 'parenting');
  const plan = await release(family, 'parenting');
  expect(plan.status_text).toBe('en: a plan.');
  const version = await release(family);
  expect(version.status_text).toBe('en: a memorandum.');
  await change(family, { en: { ...own('en'), memorandum: 'Another text.' } });
  for (const person of [a, b, lawyerA]) expect((await documentOf(person, family)).newest).toEqual(version);
  const hashes = await server.owner<{ hash: string; status_text: string; whole: string }>`
    select hash, status_text, encode(sha256(convert_to(
      concat_ws(' ', case_id, document, number, parties, clauses, annex, status_text), 'UTF8')), 'hex') as whole
    from agreement_versions where case_id = ${caseId}`;
  for (const { hash, whole } of hashes) expect(hash).toBe(whole);
  await addClause(family, clause('The dog', 'The dog stays with Ada.'));
  expect((await release(family)).status_text).toBe('Another text.');
});

test('both files say it on the first page and above the signatures, signed or not', async () => {
  const family = await openNegotiation(server);
  const text = `${'This paper says what we agreed. '.repeat(46)}The end.`;
  await change(family, { en: { ...own('en'), memorandum: text } });
  for (let at = 1; at <= 25; at += 1)
    await addClause(family, clause(`Point ${at}`, 'It is shared equally. '.repeat(9)));
  const version = await release(family);
  for (const after of [/Not signed yet/, /Ada Reyes Signed on screen/]) {
    const { pages, docx } = await filesOf(family, version.id);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toContain(`Legal status ${text} Clauses`);
    const above = new RegExp(`Signatures Legal status ${text} ${after.source}`);
    expect(pages.find((it) => it.includes('Signatures'))).toMatch(above);
    expect(docx).toMatch(above);
    expect(docx).toContain(`Legal status ${text} Clauses`);
    if (after.source.startsWith('Not')) await sign(server, version, family.a);
  }
});

test('a paper in Spanish has the Spanish text in an organization that works in English', async () => {
  const family = await openNegotiation(server);
  await change(family, { es: own('es') });
  await addClause(family, clause('La casa', 'La casa se vende, y lo que queda es de los dos.'));
  const version = await release(family);
  expect(version.status_text).toBe('es: a memorandum.');
  const { pages, docx } = await filesOf(family, version.id);
  for (const words of [pages[0], docx]) expect(words).toContain('Situación jurídica es: a memorandum. Cláusulas');
});

test('a version from before there were such texts says nothing of its status, on screen and in its files', async () => {
  const family = await openFamily(server);
  const versionId = await insertVersion(server, family);
  expect((await documentOf(family.a, family)).newest).toMatchObject({ id: versionId, status_text: null });
  const { pages, docx } = await filesOf(family, versionId);
  for (const words of [pages.join(' '), docx]) expect(words).not.toContain('Legal status');
});
