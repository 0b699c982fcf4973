import { createHash, randomUUID } from 'node:crypto';
import { firstMapping, type MappingProblem, mappingProblem } from '@mediation/agreement';
import {
  ApiError,
  type FieldMapping,
  MergeKey,
  type OfficeTemplate,
  type TemplateField,
  type TemplateVersion,
  templateContentTypes,
} from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import { fileOf } from '../../../files/answer-file.ts';
import type { Files } from '../../../files/files.ts';
import { scanBytes } from '../../../files/scan.ts';
import type { AsCaller, Handlers } from '../../../http/handlers.ts';
import { toApiError } from '../../../http/answer/to-api-error.ts';
import { readTemplate } from '../../../templates/read-template.ts';
import type { TemplateFacts } from '../../../templates/template-facts.ts';
import { templateFileName } from '../../../templates/template-file-name.ts';

/** The templates of an organization. The database lets its admins change them and its mediators read what was saved. */
export const officeTemplates = ({ files }: { files: Files }) =>
  ({
    listOfficeTemplates: async ({ input: { orgId }, sql }) => {
      const [reader] = await sql`
        select where private.administers(${orgId}) or private.my_role() = 'mediator' and private.my_organization_id() = ${orgId}`;
      const [organization] = await sql`select where exists (select from organizations where id = ${orgId})`;
      return reader && organization && { templates: await read(sql, orgId) };
    },

    addOfficeTemplate: async ({ input: { orgId, file }, asCaller, asCallerWithKey }) => {
      if (!(await asCaller((sql) => administers(sql, orgId)))) return undefined;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = await readTemplate(bytes);
      return keep(files, orgId, bytes, found, asCallerWithKey, async (sql, row) => {
        const facts = JSON.stringify({ ...row, mapping: firstMapping(found.fields, MergeKey.options) });
        const [made] = await sql<{ id: string }>`
          select private.add_template(${orgId}, ${found.kind}, ${facts}::jsonb) as id`;
        return made && { template_id: made.id };
      });
    },

    replaceTemplateFile: async ({ input: { templateId, file }, asCaller }) => {
      const template = await asCaller((sql) => administered(sql, templateId));
      if (!template) return undefined;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = await readTemplate(bytes);
      return keep(files, template.organization_id, bytes, found, asCaller, async (sql, row) => {
        const newest = await newestOf(sql, templateId);
        const mapping = firstMapping(found.fields, MergeKey.options, newest?.mapping);
        const facts = JSON.stringify({ ...row, language: newest?.language ?? row.language, mapping });
        await sql`select private.replace_template_file(${templateId}, ${found.kind}, ${facts}::jsonb)`;
        return { ok: true as const };
      });
    },

    saveOfficeTemplate: async ({ input: { templateId, name, language, mapping, version }, sql }) => {
      if (!(await administered(sql, templateId))) return undefined;
      const newest = await newestOf(sql, templateId);
      const wrong = mappingProblem(newest?.fields ?? [], mapping);
      if (wrong) throw refused(wrong.problem, wrong.field, mapping);
      await sql`
        select private.save_template(${templateId}, ${name}, ${language}, ${JSON.stringify(mapping)}::jsonb, ${version})`;
      return { ok: true as const };
    },

    retireOfficeTemplate: async ({ input: { templateId, is_retired }, sql }) => {
      await sql`select private.retire_template(${templateId}, ${is_retired})`;
      return { ok: true as const };
    },

    removeOfficeTemplate: async ({ input: { templateId, only_unsaved }, sql }) => {
      await sql`select private.remove_template(${templateId}, ${only_unsaved})`;
      return { ok: true as const };
    },

    downloadOfficeTemplate: async ({ input: { templateVersionId }, asCaller }) => {
      const found = await asCaller(async (sql) => {
        const [version] = await sql<{
          key: string | null;
          name: string;
          kind: TemplateFacts['kind'];
          number: number | null;
        }>`
          select private.template_key(v.id) as key, t.name, t.kind, v.number
          from office_template_versions v join office_templates t on t.id = v.template_id where v.id = ${templateVersionId}`;
        return version;
      });
      if (!found?.key) return undefined;
      const bytes = await files.storage.read(found.key);
      return fileOf(bytes, { ...templateFileName(found), tag: hashOf(bytes) });
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/organizations/office-templates')>;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface FileRow {
  file_key: string;
  bytes: number;
  sha256: string;
  pages: number | null;
  language: 'en' | 'es';
  fields: TemplateField[];
}

/** Keeps the file of a template together with its row, or neither. */
async function keep<T>(
  { storage, scanner }: Files,
  organizationId: string,
  bytes: Uint8Array,
  { kind, pages, fields }: TemplateFacts,
  inTransaction: AsCaller,
  insert: (sql: Sql, row: FileRow) => Promise<T>,
): Promise<T> {
  await scanBytes(scanner, bytes);
  const key = `templates/${organizationId}/${randomUUID()}`;
  await storage.keepBytes(key, bytes, templateContentTypes[kind === 'form' ? 0 : 1]);
  let isReferenced = false;
  try {
    return await inTransaction(async (sql) => {
      const [settings] = await sql<{ locale: string }>`
        select locale from organization_settings where organization_id = ${organizationId}`;
      const language = settings?.locale.startsWith('es') ? 'es' : 'en';
      const row = { file_key: key, bytes: bytes.length, sha256: hashOf(bytes), pages, language, fields } as const;
      const made = await insert(sql, row);
      isReferenced = true;
      return made;
    });
  } catch (error) {
    // After an unclear failure the row may exist; then the sweep decides whether to delete the file.
    isReferenced = ['unavailable', 'unexpected'].includes(toApiError(error).code);
    throw error;
  } finally {
    if (!isReferenced) await storage.remove(key).catch(() => undefined);
  }
}

function refused(problem: MappingProblem, field: string, mapping: FieldMapping[]): ApiError {
  const message = {
    unknown_field: `The file has no field with the name “${field}”.`,
    twice: `The field “${field}” is named twice.`,
    not_a_text: `The field “${field}” is no text, so it cannot hold this value.`,
    not_an_option: `The field “${field}” has no such choice.`,
    both: `The field “${field}” holds a value or a text, not both.`,
  }[problem];
  const at = mapping.findIndex((it) => it.field === field);
  return new ApiError('invalid', message, { details: [{ path: `mapping.${at}`, message }] });
}

async function administers(sql: Sql, organizationId: string) {
  const [organization] = await sql`
    select from organizations where id = ${organizationId} and private.administers(${organizationId})`;
  return organization !== undefined;
}

/** The organization of a template, for its admins. */
async function administered(sql: Sql, templateId: string) {
  const [template] = await sql<{ organization_id: string }>`
    select organization_id from office_templates where id = ${templateId} and private.administers(organization_id)`;
  return template;
}

/** The file that is not saved yet, or the newest saved version. */
async function newestOf(sql: Sql, templateId: string) {
  const [newest] = await sql<Pick<TemplateVersion, 'fields' | 'mapping' | 'language'>>`
    select fields, mapping, language from office_template_versions
    where template_id = ${templateId} order by number desc nulls first limit 1`;
  return newest;
}

type Row = Omit<OfficeTemplate, 'draft' | 'saved'> & { versions: TemplateVersion[] };

async function read(sql: Sql, organizationId: string): Promise<OfficeTemplate[]> {
  const rows = await sql<Row>`
    select t.id, t.kind, t.name, t.retired_at, t.version,
      exists (select from office_template_versions u where u.template_id = t.id and u.used_at is not null) as is_used,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', v.id, 'number', v.number, 'language', v.language, 'pages', v.pages,
          'bytes', v.bytes, 'fields', v.fields, 'mapping', v.mapping, 'saved_at', v.saved_at,
          'saved_by_name', (select p.name from profiles p where p.id = v.saved_by)) order by v.number desc nulls first)
        from office_template_versions v where v.template_id = t.id), '[]') as versions
    from office_templates t where t.organization_id = ${organizationId}
    order by t.retired_at is not null, t.kind, lower(t.name), t.created_at, t.id`;
  return rows
    .filter(({ versions }) => versions.length > 0)
    .map(({ versions, ...template }) => ({
      ...template,
      draft: versions.find(({ number }) => number === null) ?? null,
      saved: versions.filter(({ number }) => number !== null),
    }));
}
