import type { Sql } from '../../../database/database.ts';
import type { TableAccess } from '../../../proofs/access/access.ts';

const versionOf = async (owner: Sql, organization: string, number: number | null) => {
  const [made] = await owner<{ id: string }>`
    with template as (
      insert into office_templates (organization_id, kind, name) values (${organization}, 'form', 'Cover sheet') returning id)
    insert into office_template_versions
      (organization_id, template_id, number, language, file_key, bytes, sha256, fields, mapping, saved_at)
    select ${organization}, id, ${number}, 'en', 'templates/' || id, 1, ${'a'.repeat(64)}, '[]', '[]',
      case when ${number}::int is not null then now() end from template
    returning id`;
  return made!.id;
};

export const access: TableAccess = {
  table: 'office_template_versions',
  about: 'The versions of a court form or letter: its fields and what they hold. Where its file is, nobody reads.',
  rows: [
    {
      rows: 'a saved version of a template of the organization of the case',
      make: (owner, { organization }) => versionOf(owner, organization, 1),
      reads: ['mediator', 'colleague', 'admin', 'officeAdmin'],
      changes: [{ what: 'change a saved version by hand', set: () => ({ mapping: '[{}]' }), who: [] }],
    },
    {
      rows: 'the file of a template that is not saved yet',
      make: (owner, { organization }) => versionOf(owner, organization, null),
      reads: ['admin', 'officeAdmin'],
      changes: [{ what: 'save a version by hand', set: () => ({ number: 7 }), who: [] }],
    },
  ],
  adds: [
    {
      row: 'a version of a template',
      values: ({ organization }) => ({
        organization_id: organization,
        template_id: crypto.randomUUID(),
        language: 'en',
        file_key: 'a',
        bytes: 1,
        sha256: 'a'.repeat(64),
        fields: '[]',
        mapping: '[]',
      }),
      who: [],
    },
  ],
};
