import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { Name, Text } from '../text.ts';
import { Timestamp } from '../values.ts';

/**
 * The values of a case that a template can hold. All of them may stand in a paper of both parties: what everybody in the case
 * reads, and what was released. There is no address.
 */
export const MergeKey = z.enum([
  'case_reference',
  'case_title',
  'case_opened_on',
  'today',
  'party_a',
  'party_b',
  'parties',
  'party_a_address',
  'party_b_address',
  'mediator',
  'wedding_on',
  'separation_on',
  'disclosed_on',
  'children',
  'child_1',
  'child_1_born',
  'child_2',
  'child_2_born',
  'child_3',
  'child_3_born',
  'child_4',
  'child_4_born',
  'office',
  'office_email',
  'office_phone',
  'office_website',
  'memorandum_released_on',
  'memorandum_signed_on',
  'finances_released_on',
  'finances_signed_on',
  'parenting_released_on',
  'parenting_signed_on',
  'agreed_parenting',
  'agreed_home',
  'agreed_pensions',
  'agreed_debts',
  'agreed_support',
  'agreed_other',
  'duties',
  'schedule_from',
  'nights_a',
  'nights_b',
  'worth_a',
  'worth_b',
  'monthly_a',
  'monthly_b',
]);
export type MergeKey = z.infer<typeof MergeKey>;

/** What a template may be: its file, its pages and fields, and a fixed text in one of them. */
export const templateLimits = { bytes: 5 * 1024 * 1024, pages: 60, fields: 500, text: 500 } as const;

/** A court form as a PDF with fields, or a letter as a DOCX with names of values in braces. */
export const TemplateKind = z.enum(['form', 'letter']);
export type TemplateKind = z.infer<typeof TemplateKind>;

/** The language in which a template is filled in: it decides how days and amounts are written. */
export const TemplateLanguage = z.enum(['en', 'es']);
export type TemplateLanguage = z.infer<typeof TemplateLanguage>;

/** A field of a template, as its file has it. */
export const TemplateField = z.object({
  name: z.string(),
  /** Of a form; null in a letter. */
  page: z.nullable(z.int()),
  kind: z.enum(['text', 'check', 'choice']),
  /** What can be chosen. */
  options: z.array(z.string()),
  /** The most characters of a text. */
  most: z.nullable(z.int()),
  /** Whether a text may have several lines. */
  has_lines: z.boolean(),
});
export type TemplateField = z.infer<typeof TemplateField>;

/**
 * What a field holds: a value of the case, a fixed text (for a box "yes"), or nothing where both are null. The value of a box
 * is the day by which both had signed a document: it is ticked once there is one.
 */
export const FieldMapping = z.object({
  field: z.string().check(z.maxLength(500)),
  value: z.nullable(MergeKey),
  text: z.nullable(Text(templateLimits.text)),
});
export type FieldMapping = z.infer<typeof FieldMapping>;

/** A version of a template. A saved one never changes. */
export const TemplateVersion = z.object({
  id: z.uuid(),
  /** Null before it is saved. */
  number: z.nullable(z.int()),
  language: TemplateLanguage,
  pages: z.nullable(z.int()),
  bytes: z.int(),
  fields: z.array(TemplateField),
  mapping: z.array(FieldMapping),
  saved_at: z.nullable(Timestamp),
  saved_by_name: z.nullable(z.string()),
});
export type TemplateVersion = z.infer<typeof TemplateVersion>;

/** A template with its versions, the newest first. */
export const OfficeTemplate = z.object({
  id: z.uuid(),
  kind: TemplateKind,
  /** Empty before it is saved. */
  name: z.string(),
  retired_at: z.nullable(Timestamp),
  /** Whether a mediator filled it in. It can then be retired, and not removed. */
  is_used: z.boolean(),
  version: z.int(),
  /** A file that is not saved yet. */
  draft: z.nullable(TemplateVersion),
  saved: z.array(TemplateVersion),
});
export type OfficeTemplate = z.infer<typeof OfficeTemplate>;

/** The content types of templates: PDF and DOCX. */
export const templateContentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

const byTemplate = { templateId: z.uuid() };
const output = z.object({ templates: z.array(OfficeTemplate) });

/** The templates of an organization, for its admins; its mediators read what was saved. */
export const listOfficeTemplates = endpoint({
  method: 'GET',
  path: '/api/organizations/:orgId/templates',
  reads: ['templates'],
  input: z.object({ orgId: z.uuid() }),
  output,
});

/**
 * Takes a fillable PDF or a DOCX and reads its fields; for admins. Mediators see it once it is saved. Answers `invalid` for a
 * PDF that is encrypted, has no fields or two of one name or is an XFA form, and for a letter with a field that is not known.
 */
export const addOfficeTemplate = endpoint({
  method: 'POST',
  path: '/api/organizations/:orgId/templates',
  changes: ['templates'],
  body: 'binary',
  contentTypes: templateContentTypes,
  input: z.object({ orgId: z.uuid(), file: z.file() }),
  output: z.object({ template_id: z.uuid() }),
});

/** Takes a newer file for a template; for admins. Fields of the same name keep what they hold. It counts once it is saved. */
export const replaceTemplateFile = endpoint({
  method: 'PUT',
  path: '/api/templates/:templateId/file',
  changes: ['templates'],
  body: 'binary',
  contentTypes: templateContentTypes,
  input: z.object({ ...byTemplate, file: z.file() }),
  output: z.object({ ok: z.literal(true) }),
});

/** Saves what the fields hold, as the next version; for admins. Answers `invalid` for a field that is not in the file. */
export const saveOfficeTemplate = endpoint({
  method: 'PUT',
  path: '/api/templates/:templateId',
  changes: ['templates'],
  input: z.object({
    ...byTemplate,
    name: Name(limits.titleMax),
    language: TemplateLanguage,
    mapping: z.array(FieldMapping).check(z.maxLength(templateLimits.fields)),
    version: Version,
  }),
  output: z.object({ ok: z.literal(true) }),
});

/** Retires a template, so that it is offered to nobody, or offers it again; for admins. */
export const retireOfficeTemplate = endpoint({
  method: 'PUT',
  path: '/api/templates/:templateId/retired',
  changes: ['templates'],
  input: z.object({ ...byTemplate, is_retired: z.boolean() }),
  output: z.object({ ok: z.literal(true) }),
});

/** Removes the file that is not saved yet, or the whole template; `conflict` for one that was used. For admins. */
export const removeOfficeTemplate = endpoint({
  method: 'POST',
  path: '/api/templates/:templateId/remove',
  changes: ['templates'],
  input: z.object({ ...byTemplate, only_unsaved: z.boolean() }),
  output: z.object({ ok: z.literal(true) }),
});

/** The file of a version as it was uploaded, for admins and, of a saved one, mediators of the organization. */
export const downloadOfficeTemplate = endpoint({
  method: 'GET',
  path: '/api/template-versions/:templateVersionId/file',
  reads: ['templates'],
  answer: 'file',
  contentTypes: templateContentTypes,
  input: z.object({ templateVersionId: z.uuid() }),
  output: z.file(),
});
