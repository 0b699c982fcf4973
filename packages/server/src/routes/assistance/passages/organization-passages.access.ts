import type { TableAccess } from '../../../proofs/access/access.ts';

const words = { roles: ['divorcee'], title: 'Parking', content: 'Behind the house.', questions: ['Where can I park?'] };

export const access: TableAccess = {
  table: 'organization_passages',
  about: 'What the assistant quotes in an organization in place of, or beside, the built-in passages.',
  rows: [
    {
      rows: 'a passage of the organization of the case',
      make: async (owner, { organization }) => {
        const [made] = await owner<{ id: string }>`
          insert into organization_passages (organization_id, language, passage_id, roles, title, content, questions)
          values (${organization}, 'en', ${`own-${crypto.randomUUID()}`}, ${words.roles}, ${words.title}, ${words.content},
            ${words.questions})
          returning id`;
        return made!.id;
      },
      reads: ['admin', 'officeAdmin'],
      changes: [
        {
          what: 'rewrite a passage',
          set: () => ({ content: 'In front of the house.' }),
          who: ['admin', 'officeAdmin'],
        },
        { what: 'forge a version', set: () => ({ version: 99 }), who: [] },
      ],
    },
  ],
  adds: [
    {
      row: 'a passage',
      values: ({ organization }) => ({
        organization_id: organization,
        language: 'en',
        passage_id: `own-${crypto.randomUUID()}`,
        ...words,
      }),
      who: [],
    },
  ],
};
