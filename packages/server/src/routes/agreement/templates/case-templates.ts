import { createHash } from 'node:crypto';
import { filledFields } from '@mediation/agreement';
import type { CaseTemplate } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import { fileOf } from '../../../files/answer-file.ts';
import type { Files } from '../../../files/files.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { caseValues } from '../../../templates/case-values.ts';
import { templateFileName } from '../../../templates/template-file-name.ts';

const fillers = {
  form: async () => (await import('../../../templates/fill-form.ts')).fillForm,
  letter: async () => (await import('../../../templates/fill-letter.ts')).fillLetter,
};

/** Court forms and letters that the mediators of a case fill in. The database refuses everybody else. */
export const caseTemplates = ({ files: { storage } }: { files: Files }) =>
  ({
    listCaseTemplates: async ({ input: { caseId }, sql }) => {
      if (!(await isMediated(sql, caseId))) return undefined;
      const found = await caseValues(sql, caseId);
      if (!found) return undefined;
      const { values, released } = found;
      const sources = released.map(({ document, number, is_in_force }) => ({ document, number, is_in_force }));
      return { templates: await offered(sql, caseId), values, sources };
    },

    downloadFilledTemplate: async ({ input: { caseId, templateVersionId }, asCaller }) => {
      const found = await asCaller(async (sql) => {
        const [it] = await sql<{ key: string }>`select private.use_template(${caseId}, ${templateVersionId}) as key`;
        const template = (await offered(sql, caseId)).find(({ id }) => id === templateVersionId);
        const about = await caseValues(sql, caseId);
        return it && template && about && { key: it.key, template, about };
      });
      if (!found) return undefined;
      const { key, template, about } = found;
      const { language, name, number, kind } = template;
      const fill = await fillers[kind]();
      const fields = filledFields(template, about.values[language]);
      const madeFrom = `${name}, v${number}`;
      const bytes = await fill(new Uint8Array(await storage.read(key)), fields, madeFrom);
      const subject = about.title || about.values[language].case_reference || '';
      const tag = createHash('sha256').update(bytes).digest('hex');
      return fileOf(bytes, { ...templateFileName({ kind, name, number }, subject), tag });
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/agreement/case-templates')>;

async function isMediated(sql: Sql, caseId: string) {
  const [it] = await sql`select from cases where id = ${caseId} and id in (select private.my_mediated_case_ids())`;
  return it !== undefined;
}

/** The newest saved version of each template that is not retired. */
const offered = (sql: Sql, caseId: string) => sql<CaseTemplate>`
  select distinct on (t.kind, lower(t.name), t.id) v.id, v.number, v.language, v.pages, v.bytes, v.fields, v.mapping, v.saved_at,
    (select p.name from profiles p where p.id = v.saved_by) as saved_by_name, t.id as template_id, t.kind, t.name
  from cases c join office_templates t on t.organization_id = c.organization_id and t.retired_at is null
  join office_template_versions v on v.template_id = t.id and v.number is not null
  where c.id = ${caseId} order by t.kind, lower(t.name), t.id, v.number desc`;
