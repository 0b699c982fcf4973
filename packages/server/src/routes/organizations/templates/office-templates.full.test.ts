// Guards packages/server/src/routes/organizations/templates/** packages/server/src/routes/agreement/templates/** packages/server/src/templates/** packages/agreement/src/merge/** supabase/migrations/20261201102000_office_forms.sql
import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  childrenStatement,
  courtLetter,
  coverSheet,
  sampleForm,
  sampleLetter,
} from '../../../demo/templates/sample-templates.ts';
import { sweepFiles } from '../../../files/sweep.ts';
import { openFamily, overRest, whoMay } from '../../../testing/family.ts';
import { plain } from '../../../testing/read-files.ts';
import { server } from '../../../testing/server.ts';
import { addClause, clause, release, sign } from '../../agreement/agreements.fixture.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { addTemplate, fileOf, mappingOf, saveTemplate, templateOf } from './templates.fixture.ts';

const conflict = { code: 'conflict' };
const notFound = { code: 'not_found' };

const coverMapping = mappingOf({
  case_reference: 'case_reference',
  'applicant.name': 'party_a',
  'respondent.name': 'party_b',
  mediator: 'mediator',
  service: ':Hearthside',
  signed: 'memorandum_signed_on',
  court: ':Bristol',
  by_consent: 'memorandum_signed_on',
  court_number: 'case_title',
});

const formOf = async (file: File) => (await PDFDocument.load(await file.bytes())).getForm();

test('an admin of the office adds a form, sees its fields, and saves what they hold as versions that never change', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId, mediator } = family;
  const { id: templateId, draft, saved, version } = await addTemplate(family, await coverSheet());
  expect(saved).toEqual([]);
  expect(draft).toMatchObject({ number: null, pages: 1, language: 'en', saved_at: null });
  expect(draft!.fields).toContainEqual({
    name: 'court',
    page: 1,
    kind: 'choice',
    options: ['Bristol', 'London', 'Cardiff'],
    most: null,
    has_lines: false,
  });
  expect(draft!.fields.find(({ name }) => name === 'court_number')).toMatchObject({ most: 10 });
  expect(draft!.mapping).toContainEqual({ field: 'case_reference', value: 'case_reference', text: null });
  expect((await mediator.api.listOfficeTemplates({ orgId })).templates).toEqual([]);

  const save = (changes: object) =>
    officeAdmin.api.saveOfficeTemplate({
      templateId,
      name: 'Cover sheet',
      language: 'en',
      mapping: coverMapping,
      version,
      ...changes,
    });
  await save({});
  await expect(save({})).rejects.toMatchObject(conflict);
  const first = await templateOf(officeAdmin, orgId, templateId);
  expect(first).toMatchObject({
    name: 'Cover sheet',
    draft: null,
    saved: [{ number: 1, saved_by_name: 'Nadia Office' }],
  });
  await expect(save({ version: first.version })).rejects.toMatchObject(conflict);
  await save({ version: first.version, mapping: coverMapping.slice(1) });
  const second = await templateOf(officeAdmin, orgId, templateId);
  expect(second.saved.map(({ number }) => number)).toEqual([2, 1]);
  expect(second.saved[1]).toEqual(first.saved[0]);
  expect((await mediator.api.listOfficeTemplates({ orgId })).templates).toMatchObject([{ id: templateId }]);
});

test('a newer file keeps what fields of the same name hold, and counts once it is saved', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId, mediator, caseId } = family;
  const { id: templateId } = await saveTemplate(family, 'Cover sheet', await coverSheet(), coverMapping);
  const newer = await sampleForm('Newer', [
    [
      { label: 'Applicant', name: 'applicant.name' },
      { label: 'Office', name: 'office' },
    ],
  ]);
  await officeAdmin.api.replaceTemplateFile({ templateId, file: fileOf(newer) });
  const { draft, version } = await templateOf(officeAdmin, orgId, templateId);
  expect(draft!.mapping).toEqual(mappingOf({ 'applicant.name': 'party_a', office: 'office' }));
  const offered = async () => (await mediator.api.listCaseTemplates({ caseId })).templates;
  expect(await offered()).toMatchObject([{ number: 1 }]);
  const letter = fileOf(await sampleLetter(courtLetter));
  await expect(officeAdmin.api.replaceTemplateFile({ templateId, file: letter })).rejects.toMatchObject({
    code: 'invalid',
  });
  await officeAdmin.api.saveOfficeTemplate({
    templateId,
    name: 'Cover sheet',
    language: 'en',
    mapping: draft!.mapping,
    version,
  });
  expect(await offered()).toMatchObject([{ number: 2, fields: [{ name: 'applicant.name' }, { name: 'office' }] }]);
  await officeAdmin.api.replaceTemplateFile({ templateId, file: fileOf(newer) });
  await officeAdmin.api.removeOfficeTemplate({ templateId, only_unsaved: true });
  expect(await templateOf(officeAdmin, orgId, templateId)).toMatchObject({ draft: null, saved: [{}, {}] });
});

/** A PDF as it is, changed. */
async function changed(change: (pdf: PDFDocument) => void) {
  const pdf = await PDFDocument.load(await coverSheet());
  change(pdf);
  return pdf.save();
}

test('a file that nobody could fill in is refused in a sentence of its own, and nothing of it is kept', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId } = family;
  const encrypted = await changed((pdf) => pdf.encrypt({ userPassword: 'secret', ownerPassword: 'more' }));
  const restricted = await changed((pdf) => pdf.encrypt({ userPassword: '', ownerPassword: 'more' }));
  const flattened = await changed((pdf) => pdf.getForm().flatten());
  const xfa = await changed((pdf) =>
    pdf.catalog.getAcroForm()!.dict.set(PDFName.of('XFA'), PDFHexString.fromText('x')),
  );
  const twice = await changed((pdf) =>
    pdf.getForm().getTextField('mediator').acroField.dict.set(PDFName.of('T'), PDFHexString.fromText('service')),
  );
  const long = await sampleForm(
    'Long',
    Array.from({ length: 61 }, (_, at) => [{ label: 'A', name: `a${at}` }]),
  );
  const refusals: [Uint8Array, string][] = [
    [Buffer.from('Hello'), 'Choose a PDF with fields, or a letter as a DOCX.'],
    [Buffer.from('%PDF-1.7 and then nothing'), 'We could not read this PDF.'],
    [encrypted, 'This PDF is encrypted.'],
    [restricted, 'This PDF is encrypted.'],
    [flattened, 'This PDF has no fields to fill in.'],
    [xfa, 'This is an XFA form'],
    [twice, 'Two fields of this form have the name “service”'],
    [long, 'This form has more than 60 pages.'],
    [Buffer.concat([await coverSheet(), Buffer.alloc(5 * 1024 * 1024)]), 'Choose a file of at most 5 MB.'],
    [await sampleLetter(['{mediator}, {brith_date}']), '“{brith_date}” is not a field we know.'],
    [await sampleLetter(['{one} and {two}']), 'These are not fields we know: “{one}”, “{two}”.'],
    [await sampleLetter(['Dear {mediator']), 'A field in this letter has only one brace.'],
    [await sampleLetter(['Dear all']), 'This letter has no fields.'],
    [zipSync({ 'a.txt': Buffer.from('a') }), 'We could not read this letter.'],
  ];
  for (const [bytes, sentence] of refusals) {
    const refused = await officeAdmin.api.addOfficeTemplate({ orgId, file: fileOf(bytes) }).catch((it: unknown) => it);
    expect((refused as Error).message).toContain(sentence);
  }
  expect((await officeAdmin.api.listOfficeTemplates({ orgId })).templates).toEqual([]);
  const [rows] =
    await server.owner`select count(*)::int as count from office_templates where organization_id = ${orgId}`;
  expect(rows).toEqual({ count: 0 });
});

test('a mapping to an unknown field, to a choice that is not there or to a value that a box cannot hold is refused whole', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId } = family;
  const { id: templateId, version } = await addTemplate(family, await coverSheet());
  const save = (mapping: object[]) =>
    officeAdmin.api.saveOfficeTemplate({
      templateId,
      name: 'Cover',
      language: 'en',
      mapping: mapping as never,
      version,
    });
  const refusals: [object[], string][] = [
    [mappingOf({ nobody: 'party_a' }), 'The file has no field with the name “nobody”.'],
    [mappingOf({ court: ':Paris' }), 'The field “court” has no such choice.'],
    [mappingOf({ by_consent: 'party_a' }), 'The field “by_consent” is no text'],
    [[...mappingOf({ court: ':London' }), ...mappingOf({ court: ':London' })], 'The field “court” is named twice.'],
    [[{ field: 'service', value: 'office', text: 'Us' }], 'The field “service” holds a value or a text'],
    [[{ field: 'service', value: 'home_address', text: null }], 'Choose one of the offered values.'],
  ];
  for (const [mapping, sentence] of refusals) {
    const refused = await save(mapping).catch((it: unknown) => it);
    expect((refused as Error).message).toContain(sentence);
  }
  expect(await templateOf(officeAdmin, orgId, templateId)).toMatchObject({ name: '', saved: [], version });
});

async function agreedFamily() {
  const family = await openNegotiation(server);
  await addClause(family, clause('School days', 'The children sleep at Ada’s home from Monday to Thursday.'));
  return { family, version: await release(family) };
}

test('a mediator fills in a form with what was released and signed; its fields stay fields and the file names the version', async () => {
  const { family, version } = await agreedFamily();
  const { a, b, mediator, caseId, organization: orgId, officeAdmin } = family;
  await sign(server, version, a, b);
  const { saved, id } = await saveTemplate(family, 'Cover sheet', await coverSheet(), coverMapping);
  const { values } = await mediator.api.listCaseTemplates({ caseId });
  const file = await mediator.api.downloadFilledTemplate({ caseId, templateVersionId: saved[0]!.id });
  expect(file).toMatchObject({ name: 'Reyes family – Cover sheet – v1.pdf', type: 'application/pdf' });
  const form = await formOf(file);
  const text = (name: string) => form.getTextField(name).getText();
  expect(text('case_reference')).toBe(values.en.case_reference);
  expect([text('applicant.name'), text('respondent.name'), text('service')]).toEqual([
    'Ada Reyes',
    'Ben Reyes',
    'Hearthside',
  ]);
  expect(text('signed')).toMatch(/^\d+ \w+ \d{4}$/);
  expect(form.getDropdown('court').getSelected()).toEqual(['Bristol']);
  expect(form.getCheckBox('by_consent').isChecked()).toBe(true);
  // Its value has more characters than fit.
  expect(text('court_number')).toBeUndefined();
  expect((await PDFDocument.load(await file.bytes())).getSubject()).toBe('Cover sheet, v1');
  expect((await templateOf(officeAdmin, orgId, id)).is_used).toBe(true);
  const [entry] = await server.owner`
    select action, case_id from private.audit_log where object_id = ${saved[0]!.id} and case_id is not null`;
  expect(entry).toEqual({ action: 'download', case_id: caseId });
});

test('a form takes the version that both signed while a newer one waits, and has no consent before both signed', async () => {
  const { family, version } = await agreedFamily();
  const { a, b, mediator, caseId } = family;
  const { saved } = await saveTemplate(family, 'Cover sheet', await coverSheet(), coverMapping);
  const consents = async () =>
    (await formOf(await mediator.api.downloadFilledTemplate({ caseId, templateVersionId: saved[0]!.id })))
      .getCheckBox('by_consent')
      .isChecked();
  await sign(server, version, a);
  expect(await consents()).toBe(false);
  await sign(server, version, b);
  await addClause(family, clause('The car', 'Ada keeps the car.'));
  await release(family);
  const { sources, values } = await mediator.api.listCaseTemplates({ caseId });
  expect(sources).toEqual([{ document: 'memorandum', number: 1, is_in_force: true }]);
  expect(values.en.memorandum_signed_on).not.toBeNull();
  expect(await consents()).toBe(true);
});

test('a form is filled in with names in other alphabets', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  await a.api.updateMe({ name: 'Łucja Żółć' });
  const { saved } = await saveTemplate(family, 'Children', await childrenStatement());
  const form = await formOf(await mediator.api.downloadFilledTemplate({ caseId, templateVersionId: saved[0]!.id }));
  expect(form.getTextField('party_a').getText()).toBe('Łucja Żółć');
  expect(form.getTextField('nights_a').getText()).toBeUndefined();
});

test('a mediator fills in a letter in the language of the template, with a gap for what is not there', async () => {
  const { family } = await agreedFamily();
  const { mediator, caseId, officeAdmin } = family;
  const { id: templateId, draft, version } = await addTemplate(family, await sampleLetter(courtLetter));
  expect(draft!.mapping.map(({ value }) => value)).toContain('agreed_parenting');
  await officeAdmin.api.saveOfficeTemplate({
    templateId,
    name: 'Carta',
    language: 'es',
    mapping: draft!.mapping,
    version,
  });
  const [template] = (await mediator.api.listCaseTemplates({ caseId })).templates;
  const file = await mediator.api.downloadFilledTemplate({ caseId, templateVersionId: template!.id });
  expect(file.name).toBe('Reyes family – Carta – v1.docx');
  const body = strFromU8(unzipSync(await file.bytes())['word/document.xml']!);
  const text = plain(body.replaceAll(/<[^>]+>/g, ''));
  expect(text).toContain('We send you the agreement of Ada Reyes y Ben Reyes, which both signed on ________.');
  expect(text).not.toMatch(/[{}]/);
});

test('values come from what was released and never from an intake, a draft or an address', async () => {
  const family = await openNegotiation(server);
  const { mediator, caseId } = family;
  await addClause(family, clause('Secret', 'A draft that nobody released.'));
  const { values } = await mediator.api.listCaseTemplates({ caseId });
  expect(JSON.stringify(values)).not.toContain('draft that nobody');
  const there = Object.entries(values.en).filter(([, value]) => value !== null);
  const taken = /agreed|duties|signed|released|nights|worth|monthly|address|street|intake/;
  expect(there.map(([key]) => key).filter((key) => taken.test(key))).toEqual([]);
});

test('only admins of the office change its templates, its mediators read them, and mediators of the case fill them in', async () => {
  const family = await openFamily(server);
  const { caseId, otherCaseId, organization: orgId, officeAdmin, mediator } = family;
  const {
    id: templateId,
    saved,
    version,
  } = await saveTemplate(family, 'Cover sheet', await coverSheet(), coverMapping);
  const templateVersionId = saved[0]!.id;
  const admins = ['admin', 'officeAdmin'];
  const readers = ['mediator', 'colleague', ...admins];
  const file = fileOf(await coverSheet());
  expect(await whoMay(family, ({ api }) => api.listOfficeTemplates({ orgId }))).toEqual(readers);
  expect(await whoMay(family, ({ api }) => api.downloadOfficeTemplate({ templateVersionId }))).toEqual(readers);
  expect(await whoMay(family, ({ api }) => api.addOfficeTemplate({ orgId, file }))).toEqual(admins);
  expect(await whoMay(family, ({ api }) => api.retireOfficeTemplate({ templateId, is_retired: false }))).toEqual(
    admins,
  );
  expect(await whoMay(family, ({ api }) => api.replaceTemplateFile({ templateId, file }))).toEqual(admins);
  expect(await whoMay(family, ({ api }) => api.removeOfficeTemplate({ templateId, only_unsaved: true }))).toEqual(
    admins,
  );
  const stale = { templateId, name: 'A', language: 'en' as const, mapping: [], version: version + 99 };
  const save = ({ api }: typeof mediator) =>
    api.saveOfficeTemplate(stale).catch((error: unknown) => {
      if ((error as { code: string }).code !== 'conflict') throw error;
    });
  expect(await whoMay(family, save)).toEqual(admins);
  expect(await whoMay(family, ({ api }) => api.listCaseTemplates({ caseId }))).toEqual(['mediator']);
  expect(await whoMay(family, ({ api }) => api.downloadFilledTemplate({ caseId, templateVersionId }))).toEqual([
    'mediator',
  ]);
  for (const { api } of [mediator, officeAdmin])
    await expect(api.downloadFilledTemplate({ caseId: otherCaseId, templateVersionId })).rejects.toMatchObject({
      code: 'forbidden',
    });
  const elsewhere = await server.person('mediator', { organization: await server.organization() });
  await expect(elsewhere.api.downloadOfficeTemplate({ templateVersionId })).rejects.toMatchObject(notFound);
});

test('a template that was used is retired and not removed, and an older version is not filled in', async () => {
  const family = await openFamily(server);
  const { caseId, organization: orgId, officeAdmin, mediator } = family;
  const {
    id: templateId,
    saved,
    version,
  } = await saveTemplate(family, 'Cover sheet', await coverSheet(), coverMapping);
  const fill = (templateVersionId: string) => mediator.api.downloadFilledTemplate({ caseId, templateVersionId });
  await fill(saved[0]!.id);
  const remove = () => officeAdmin.api.removeOfficeTemplate({ templateId, only_unsaved: false });
  await expect(remove()).rejects.toMatchObject({
    code: 'conflict',
    message: 'This template has been used. Retire it instead.',
  });
  await officeAdmin.api.saveOfficeTemplate({
    templateId,
    name: 'Cover sheet',
    language: 'es',
    mapping: coverMapping,
    version,
  });
  await expect(fill(saved[0]!.id)).rejects.toMatchObject(conflict);
  const newest = (await templateOf(officeAdmin, orgId, templateId)).saved[0]!;
  await officeAdmin.api.retireOfficeTemplate({ templateId, is_retired: true });
  expect((await mediator.api.listCaseTemplates({ caseId })).templates).toEqual([]);
  await expect(fill(newest.id)).rejects.toMatchObject(conflict);
  await officeAdmin.api.retireOfficeTemplate({ templateId, is_retired: false });
  await fill(newest.id);
});

test('the sweep keeps the files of templates, and removes those of a template that was removed', async () => {
  const family = await openFamily(server);
  const { officeAdmin } = family;
  const { id: templateId, saved } = await saveTemplate(family, 'Cover sheet', await coverSheet(), coverMapping);
  const [{ file_key: key } = { file_key: '' }] = await server.owner<{ file_key: string }>`
    select file_key from office_template_versions where id = ${saved[0]!.id}`;
  const { files } = server.backend;
  await sweepFiles(server.owner, files, -1000);
  expect(await files.storage.has(key)).toBe(true);
  await officeAdmin.api.removeOfficeTemplate({ templateId, only_unsaved: false });
  await sweepFiles(server.owner, files, -1000);
  expect(await files.storage.has(key)).toBe(false);
});

test('REST returns no storage key of a template to anybody', async () => {
  const family = await openFamily(server);
  const { id } = await saveTemplate(family, 'Cover sheet', await coverSheet(), coverMapping);
  for (const person of [family.mediator, family.officeAdmin]) {
    const read = (columns: string) => overRest(person, 'office_template_versions', columns, ['template_id', id]);
    expect(await read('number')).toEqual([{ number: 1 }]);
    await expect(read('file_key')).rejects.toMatchObject({ code: '42501' });
  }
  expect(await overRest(family.a, 'office_template_versions', 'number', ['template_id', id])).toEqual([]);
});
