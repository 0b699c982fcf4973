// Guards packages/server/src/routes/agreement/** packages/server/src/agreement-files/** packages/agreement/src/**
import { createHash } from 'node:crypto';
import type { AgreementVersion } from '@mediation/api-client';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeAgreementFiles } from '../../../jobs/make-agreement-files.ts';
import {
  addClause,
  clause,
  endCoolingOff,
  insertVersion,
  prepare,
  release,
  sign,
  signature,
} from '../agreements.fixture.ts';
import { openFamily, remove, whoMay } from '../../../testing/family.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { plain, readDocx, readPdf } from '../../../testing/read-files.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';

const schoolDays = clause('School days', 'The children sleep at Ada’s home from Monday to Thursday.');

async function releasedCase() {
  const family = await openNegotiation(server);
  await addClause(family);
  await addClause(family, schoolDays);
  return { family, version: await release(family) };
}

const tools = { storage: server.backend.files.storage, openSeal: server.backend.openSeal };

const fileOf = async ({ api }: TestPerson, { id, case_id }: AgreementVersion, format: 'pdf' | 'docx' = 'pdf') =>
  api.downloadAgreement({ caseId: case_id, versionId: id, format });

const hashOf = async (file: File) =>
  createHash('sha256')
    .update(await file.bytes())
    .digest('hex');

test('a party downloads the signed version as a PDF and a DOCX with exactly its words', async () => {
  const { family, version } = await releasedCase();
  const { a, b } = family;
  await sign(server, version, a, b);

  const pdf = await fileOf(a, version);
  expect(pdf).toMatchObject({
    name: 'Reyes family – Memorandum of Understanding – version 1.pdf',
    type: 'application/pdf',
  });
  const { pages, language } = await readPdf(await pdf.bytes());
  expect(language).toBe('en');
  const docx = readDocx(await (await fileOf(a, version, 'docx')).bytes());
  const words = version.clauses
    .map(({ heading, text }, at) => plain(`${at + 1}. ${heading} Not agreed at the release: a draft. ${text}`))
    .join(' ');
  for (const text of [pages.join(' '), docx.text]) {
    expect(text).toContain(`Clauses ${words} `);
    expect(text).toContain(`Signatures Legal status ${version.status_text} Ada Reyes Signed on screen on `);
    expect(text).toContain('UTC Chosen when signing: “I was not pressed. I decide this myself.”');
    expect(text).toMatch(/Ben Reyes Signed on screen on \d+ \w+ \d{4} at \d\d:\d\d:\d\d UTC/);
    expect(text).toContain(version.hash);
  }
});

test('both files quote what a signer chose in the language in which they read it, else in that of the clauses', async () => {
  const { family, version } = await releasedCase();
  const { a, b } = family;
  await endCoolingOff(server, version);
  await prepare(version, a, b);
  await a.api.signAgreement({ ...signature(version, a), chosen_in: 'es' });
  await b.api.signAgreement(signature(version, b));
  for (const text of await textsOf(b, version))
    expect(text).toMatch(/“Nadie me presionó\. Lo decido yo\.”.*“I was not pressed\. I decide this myself\.”/);
});

test('both files of a version say which signed version it replaces, and those of any other say nothing of it', async () => {
  const { family, version } = await releasedCase();
  const { a, b } = family;
  const replaces = 'Once both parties have signed this version, it replaces version';
  await sign(server, version, a);
  await addClause(family, clause('The dog', 'The dog stays with Ada.'));
  const second = await release(family);
  await sign(server, second, a, b);
  await addClause(family, clause('The cat', 'The cat stays with Ben.'));
  const third = await release(family);
  for (const it of [version, second]) for (const text of await textsOf(a, it)) expect(text).not.toContain(replaces);
  for (const text of await textsOf(b, third))
    expect(text).toMatch(new RegExp(`${replaces} 2, signed by both on \\d+ \\w+ \\d{4}\\. Case`));
});

test('a file is called by the title of its case, without characters that a disk refuses', async () => {
  const { family, version } = await releasedCase();
  const { a, caseId } = family;
  await server.owner`update cases set title = ${'Reyes / Ada: "home"?'} where id = ${caseId}`;
  expect((await fileOf(a, version)).name).toBe('Reyes Ada home – Memorandum of Understanding – version 1.pdf');
});

test('a file stays the same for all readers when the brand changes, and a signature makes a new one', async () => {
  const { family, version } = await releasedCase();
  const { a, b, lawyerA, mediator, admin, organization } = family;
  const before = await hashOf(await fileOf(mediator, version));
  const { organization: office } = await admin.api.getOrganization({ orgId: organization });
  await admin.api.updateBranding({ orgId: organization, version: office.version, displayName: 'New Name' });
  for (const person of [a, b, lawyerA]) expect(await hashOf(await fileOf(person, version))).toBe(before);
  await sign(server, version, a);
  expect(await hashOf(await fileOf(b, version))).not.toBe(before);
});

test('a PDF shows the logo that the organization had at the release', async () => {
  const family = await openNegotiation(server);
  const { a, admin, organization } = family;
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await admin.api.uploadLogo({ orgId: organization, file: new File([png], 'logo.png', { type: 'image/png' }) });
  await addClause(family);
  const version = await release(family);
  expect((await readPdf(await (await fileOf(a, version)).bytes())).roles).toContain('Figure');
});

/** The text of both files of a version, as somebody downloads them now. */
async function textsOf(person: TestPerson, version: AgreementVersion) {
  const { pages } = await readPdf(await (await fileOf(person, version)).bytes());
  return [pages.join(' '), readDocx(await (await fileOf(person, version, 'docx')).bytes()).text] as const;
}

test('both files name the parties as at the release when one of them has another name by now', async () => {
  const { family, version } = await releasedCase();
  const { a, b } = family;
  const kept = await hashOf(await fileOf(b, version));
  await a.api.updateMe({ name: 'Ada Marsh' });
  expect(await hashOf(await fileOf(b, version))).toBe(kept);
  for (const text of await textsOf(b, version)) {
    expect(text).toContain('Between Ada Reyes and Ben Reyes');
    expect(text).not.toContain('Marsh');
  }
  for (const text of await textsOf(b, await release(family))) expect(text).toContain('Between Ada Marsh and Ben Reyes');
});

test('the files of a version name both parties when nobody of them is in the case any more', async () => {
  const { family, version } = await releasedCase();
  const { a, b, mediator, lawyerA, admin, caseId } = family;
  await sign(server, version, a, b);
  await remove(server, caseId, b);
  await admin.api.deleteUser({ userId: a.id });
  for (const reader of [mediator, lawyerA]) {
    for (const text of await textsOf(reader, version)) {
      expect(text).toContain('Between Ada Reyes and Ben Reyes');
      expect(text).not.toContain('Not signed yet');
    }
    const page = await reader.api.downloadFileCheck({ caseId, versionId: version.id, language: 'en' });
    const known = knownIn(await page.text());
    expect(known.get(await hashOf(await fileOf(reader, version)))).toMatch(/^Yes\. .*signed by both parties/);
    const [memorandum] = (await reader.api.getAgreement({ caseId })).documents;
    expect(memorandum).toMatchObject({ in_force_number: 1, newest: { parties: [{ name: a.name }, { name: b.name }] } });
  }
});

test('the files are made when the last signature is in, and stay byte for byte whatever changes later', async () => {
  const { family, version } = await releasedCase();
  const { a, b, mediator, admin, organization, caseId } = family;
  const { id: versionId } = version;
  await sign(server, version, a, b);
  await makeAgreementFiles(server.owner, tools);
  const made = await server.owner<{ format: 'pdf' | 'docx'; sha256: string }>`
    select format, sha256 from private.agreement_files where version_id = ${versionId} and signatures = 2 order by format`;
  expect(made.map(({ format }) => format)).toEqual(['docx', 'pdf']);
  const { organization: office } = await admin.api.getOrganization({ orgId: organization });
  await admin.api.updateBranding({ orgId: organization, version: office.version, displayName: 'New Name' });
  await a.api.updateMe({ name: 'Ada Marsh' });
  await remove(server, caseId, b);
  for (const { format, sha256 } of made)
    for (const reader of [a, mediator, a]) expect(await hashOf(await fileOf(reader, version, format))).toBe(sha256);
  const page = await a.api.downloadFileCheck({ caseId, versionId, language: 'en' });
  const known = knownIn(await page.text());
  for (const { sha256 } of made) expect(known.get(sha256)).toMatch(/^Yes\. .*Ada Reyes \(.*Ben Reyes \(/);
});

test('a file that is made late is the one that would have been made at the release', async () => {
  const { family, version } = await releasedCase();
  const { a, admin, organization } = family;
  const early = [await hashOf(await fileOf(a, version)), await hashOf(await fileOf(a, version, 'docx'))];
  await server.owner`delete from private.agreement_files where version_id = ${version.id}`;
  const { organization: office } = await admin.api.getOrganization({ orgId: organization });
  await admin.api.updateBranding({ orgId: organization, version: office.version, displayName: 'New Name' });
  await server.owner`update organization_settings set time_zone = 'Asia/Tokyo' where organization_id = ${organization}`;
  expect([await hashOf(await fileOf(a, version)), await hashOf(await fileOf(a, version, 'docx'))]).toEqual(early);
});

test('the check page knows the files of the document, who signed them, and which version is newest', async () => {
  const { family, version } = await releasedCase();
  const { a, b, caseId } = family;
  const unsigned = await hashOf(await fileOf(a, version));
  await sign(server, version, a, b);
  const signed = [await hashOf(await fileOf(b, version)), await hashOf(await fileOf(b, version, 'docx'))];
  await addClause(family);
  const { id: versionId } = await release(family);

  const page = await a.api.downloadFileCheck({ caseId, versionId, language: 'en' });
  expect(page).toMatchObject({ name: 'Check a file.html', type: 'text/html; charset=utf-8' });
  const known = knownIn(await page.text());
  expect(known.get(unsigned)).toMatch(/^This is version 1\. Nobody had signed it.*There is a newer version\.$/);
  for (const hash of signed)
    expect(known.get(hash)).toMatch(/^Yes\. This is version 1, signed by both parties\..*Ada Reyes \(.*Ben Reyes \(/);
  expect(known.size).toBe(5);
  const spanish = await b.api.downloadFileCheck({ caseId, versionId, language: 'es-MX' });
  expect(spanish.name).toBe('Comprobar un archivo.html');
  expect(await spanish.text()).toContain('lang="es"');
});

/** What the page says about the files that it knows, by their hashes. */
function knownIn(html: string): Map<string, string> {
  const [, json = ''] = /id="known">([^<]*)</.exec(html) ?? [];
  const { files } = JSON.parse(json) as { files: { sha256: string; verdict: string; lines: string[] }[] };
  return new Map(files.map(({ sha256, verdict, lines }) => [sha256, [verdict, ...lines].join(' ')]));
}

test('only the readers of a version download its files and its check page', async () => {
  const family = await openFamily(server);
  const { caseId, otherCaseId, a } = family;
  const forEverybody = { caseId, versionId: await insertVersion(server, family) };
  const forParties = { caseId, versionId: await insertVersion(server, family, 'parties') };
  const everybody = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'];
  for (const [version, readers] of [
    [forEverybody, everybody],
    [forParties, ['mediator', 'a', 'b']],
  ] as const) {
    for (const format of ['pdf', 'docx'] as const)
      expect(await whoMay(family, ({ api }) => api.downloadAgreement({ ...version, format }))).toEqual(readers);
    expect(await whoMay(family, ({ api }) => api.downloadFileCheck(version))).toEqual(readers);
  }
  const elsewhere = { ...forEverybody, caseId: otherCaseId, format: 'pdf' } as const;
  await expect(a.api.downloadAgreement(elsewhere)).rejects.toMatchObject({ code: 'not_found' });
  await expect(server.guest.downloadAgreement({ ...forEverybody, format: 'pdf' })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('the database keeps and returns files for the readers of their version only', async () => {
  const { family, version } = await releasedCase();
  const { a, outsider, former } = family;
  const kept = await fileOf(a, version);
  for (const person of [outsider, former])
    await person.sql(async (sql) => {
      const bytes = await sql`select private.agreement_file(${version.id}, 'pdf', 0, 0) as bytes`;
      expect(bytes).toEqual([{ bytes: null }]);
      expect(await sql`select * from private.agreement_file_facts(${version.id})`).toEqual([]);
      expect(await sql`select * from private.made_agreement_files(${version.id})`).toEqual([]);
      await sql`select private.keep_agreement_file(${version.id}, 'docx', 0, 0, 'AAAA')`;
    });
  await a.sql((sql) => sql`select private.keep_agreement_file(${version.id}, 'pdf', 0, 0, 'AAAA')`);
  await a.sql((sql) => sql`select private.keep_agreement_file(${version.id}, 'pdf', 1, 0, 'AAAA')`);
  await a.sql((sql) => sql`select private.keep_agreement_file(${version.id}, 'pdf', 0, 1, 'AAAA')`);
  const files = await server.owner`
    select format, signatures, sha256 from private.agreement_files where version_id = ${version.id}`;
  expect(files).toEqual([{ format: 'pdf', signatures: 0, sha256: await hashOf(kept) }]);
  await expect(a.sql((sql) => sql`select content from private.agreement_files`)).rejects.toThrow('permission denied');
});

test('a file that cannot be made holds up no other, and the job says that it failed', async () => {
  const { version } = await releasedCase();
  const { version: newer } = await releasedCase();
  const logo = JSON.stringify({ logo_url: '/logo?v=00000000' });
  await server.owner`update agreement_versions set file_facts = file_facts || ${logo}::jsonb where id = ${newer.id}`;
  const silent = { ...tools.storage, has: () => Promise.reject(new Error('It does not answer.')) };
  await expect(makeAgreementFiles(server.owner, { ...tools, storage: silent })).rejects.toThrow('It does not answer.');
  const made = await server.owner`select format from private.agreement_files where version_id = ${version.id}`;
  expect(made).toHaveLength(2);
});
