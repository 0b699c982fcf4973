import type { ApiClient, Recitals } from '@mediation/api-client';

type Stated = Pick<Recitals, 'wedding_on' | 'separation_on' | 'disclosed_on' | 'children'> & {
  advice: Recitals['parties'][number]['advice'];
};

/** Confirms recitals for the papers of a case. Neither party gave an address for them. */
export async function stateRecitals(mediator: ApiClient, caseId: string, { advice, children, ...days }: Stated) {
  const { parties } = await mediator.getRecitals({ caseId });
  await mediator.saveRecitals({
    caseId,
    is_confirmed: true,
    recitals: {
      parties: parties.map(({ participant_id, name }) => ({
        participant_id,
        full_name: name,
        address: '',
        address_use: 'not_given',
        advice,
      })),
      ...days,
      has_children: children.length > 0,
      children,
      disclosure: 'made',
    },
  });
}
