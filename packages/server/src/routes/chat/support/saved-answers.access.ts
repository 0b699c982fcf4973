import type { TableAccess } from '../../../proofs/access/access.ts';

const words = { title: 'A new telephone', content: 'I sent you a link.' };

export const access: TableAccess = {
  table: 'saved_answers',
  about: 'Answers that admins use again and again in the support inbox of an organization.',
  rows: [
    {
      rows: 'a saved answer of the organization of the case',
      make: async (owner, { organization }) => {
        const [made] = await owner<{ id: string }>`
          insert into saved_answers (organization_id, title, content)
          values (${organization}, ${words.title}, ${words.content}) returning id`;
        return made!.id;
      },
      reads: ['admin', 'officeAdmin'],
      changes: [
        {
          what: 'rewrite a saved answer',
          set: () => ({ content: 'I sent you two links.' }),
          who: ['admin', 'officeAdmin'],
        },
        { what: 'move a saved answer to all organizations', set: () => ({ organization_id: null }), who: [] },
        { what: 'forge the version of a saved answer', set: () => ({ version: 99 }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a saved answer',
      values: ({ organization }) => ({ organization_id: organization, ...words }),
      who: [],
    },
  ],
};
