import type { ApiClient } from '@mediation/api-client';

/** Confirms recitals for the papers of a case. Neither party gave an address for them. */
export async function stateRecitals(ruth: ApiClient, caseId: string): Promise<void> {
  const { parties } = await ruth.getRecitals({ caseId });
  await ruth.saveRecitals({
    caseId,
    is_confirmed: true,
    recitals: {
      parties: parties.map(({ participant_id, name }) => ({
        participant_id,
        full_name: name,
        address: '',
        address_use: 'not_given',
        advice: 'taken',
      })),
      wedding_on: '2013-06-22',
      separation_on: '2026-03-01',
      has_children: true,
      children: [
        { name: 'Ada Okafor', born: '2017' },
        { name: 'Eli Okafor', born: '2020' },
      ],
      disclosure: 'made',
      disclosed_on: '2026-10-31',
    },
  });
}
