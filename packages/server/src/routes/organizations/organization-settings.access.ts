import type { TableAccess } from '../../proofs/access/access.ts';

export const access: TableAccess = {
  table: 'organization_settings',
  about: 'How an organization works: idle limits, retention, assistance, hours.',
  key: 'organization_id',
  rows: [
    {
      rows: 'the settings of the organization of the case',
      make: async (_, { organization }) => organization,
      reads: ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'former', 'colleague', 'admin', 'officeAdmin'],
      changes: [
        { what: 'change the idle limit', set: () => ({ idle_minutes: 30 }), who: ['admin', 'officeAdmin'] },
        {
          what: 'choose a video server',
          set: () => ({ video_url: 'https://meet.example.org' }),
          who: ['admin', 'officeAdmin'],
        },
        { what: 'change the time to think', set: () => ({ cooling_off_hours: 72 }), who: ['admin', 'officeAdmin'] },
        {
          what: 'let texts go to an outside language model',
          set: () => ({ external_ai_enabled: true }),
          who: ['admin', 'officeAdmin'],
        },
        {
          what: 'switch the safety screening off',
          set: () => ({ safety_screening_enabled: false }),
          who: ['admin', 'officeAdmin'],
        },
        {
          what: 'set whom to call in danger',
          set: () => ({ safety_contacts: { en: {}, es: {} } }),
          who: ['admin', 'officeAdmin'],
        },
        {
          what: 'say what a paper is in law',
          set: () => ({ status_texts: { en: { memorandum: 'Not binding.' } } }),
          who: ['admin', 'officeAdmin'],
        },
        { what: 'open the registration', set: () => ({ registration: 'open' }), who: ['admin', 'officeAdmin'] },
        { what: 'forge a version', set: () => ({ version: 99 }), who: [] },
      ],
    },
  ],
  adds: [{ row: 'settings', values: () => ({ organization_id: crypto.randomUUID() }), who: [] }],
};
