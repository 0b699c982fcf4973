import type { TableAccess } from '../../../proofs/access/access.ts';
import type { Sql } from '../../../database/database.ts';
import type { Family } from '../../../testing/family.ts';

/** Signs new terms of the organization as a party or as the mediator. */
async function signed(owner: Sql, { caseId, organization, mediator, participantOfA, a }: Family, isMediator: boolean) {
  const [made] = await owner<{ id: string }>`
    with terms as (
      insert into organization_terms (organization_id, number, parts_en, parts_es, hash, published_at)
      values (${organization}, (select coalesce(max(number), 0) + 1 from organization_terms
        where organization_id = ${organization}), '[]', '[]', ${'b'.repeat(64)}, now())
      returning id
    )
    insert into terms_signatures (case_id, terms_id, participant_id, visible_to, name, hash, signed_in)
    select ${caseId}, terms.id, p.id, ${isMediator ? `mediator-${caseId}` : `party-${caseId}-${a.id}`}, 'Ada Reyes',
      ${'b'.repeat(64)}, 'en'
    from terms, case_participants p
    where p.case_id = ${caseId} and (p.id = ${participantOfA.id} or p.user_id = ${mediator.id})
      and (p.role = 'mediator') = ${isMediator}
    returning id`;
  return made!.id;
}

export const access: TableAccess = {
  table: 'terms_signatures',
  about: 'Who signed how they will work together. Others in the case learn that and when, from a function.',
  rows: [
    {
      rows: 'the signature of party A under the terms',
      make: (owner, family) => signed(owner, family, false),
      reads: ['mediator', 'a'],
      changes: [{ what: 'rewrite the name of a signature', set: () => ({ name: 'Ben Reyes' }), who: [] }],
    },
    {
      rows: 'the signature of the mediator',
      make: (owner, family) => signed(owner, family, true),
      reads: ['mediator'],
    },
  ],
  adds: [
    {
      row: 'a signature under the terms',
      values: ({ caseId, participantOfA }) => ({
        case_id: caseId,
        terms_id: crypto.randomUUID(),
        participant_id: participantOfA.id,
        visible_to: `case-${caseId}`,
        name: 'Ada Reyes',
        hash: 'c'.repeat(64),
        signed_in: 'en',
      }),
      who: [],
    },
  ],
};
