import type { TestServer } from '@mediation/server/testing';
import { client } from './account.ts';

/** A case with a released version, by its addresses. */
export interface ReleasedAgreement {
  caseId: string;
  versionId: string;
  mediator: string;
  party: string;
  other: string;
}

const clauses = [
  {
    id: '0b6e4c1e-5f0e-4c54-9b57-0d3c7a3c2a01',
    issue: 'home',
    heading: 'The home',
    text: 'Maya keeps the home at 12 Orchard Row and pays Daniel 40,000 pounds on the day the mortgage moves to her name.',
    plain_text: 'You keep the home. You pay Daniel when the mortgage is yours.',
    state: 'agreed',
    source_proposal_id: null,
    duties: [
      {
        id: '0b6e4c1e-5f0e-4c54-9b57-0d3c7a3c2b01',
        kind: 'payment',
        who: 'A',
        what: 'Pay Daniel 40,000 pounds',
        due_on: '2026-09-30',
        repeats: 'none',
      },
    ],
  },
  {
    id: '0b6e4c1e-5f0e-4c54-9b57-0d3c7a3c2a02',
    issue: 'parenting',
    heading: 'School trips',
    text: 'Maya pays for a school trip first. Daniel pays half back within 14 days.',
    plain_text: '',
    state: 'agreed',
    source_proposal_id: null,
    duties: [
      {
        id: '0b6e4c1e-5f0e-4c54-9b57-0d3c7a3c2b02',
        kind: 'review',
        who: 'both',
        what: 'Look at the school trips again',
        due_on: '2026-10-01',
        repeats: 'none',
      },
    ],
  },
];

/** Inserts a version that was released so many hours ago, because tests cannot wait for a session and the time to think. */
export async function releasedAgreement(
  server: TestServer,
  organization: string,
  hours: number,
): Promise<ReleasedAgreement> {
  const mediator = await server.person('mediator', { name: 'Ruth Lindqvist', organization });
  const party = await server.person('divorcee', { name: 'Maya Okafor' });
  const other = await server.person('divorcee', { name: 'Daniel Okafor' });
  const { case: opened } = await mediator.api.createCase({ title: 'Okafor family', personalInfo: client });
  for (const [guest, side] of [
    [party, 'A'],
    [other, 'B'],
  ] as const) {
    const { email, name } = guest;
    const { token } = await mediator.api.invite({ caseId: opened.id, email, name, role: 'divorcee', side });
    await guest.api.acceptInvitation({ token });
  }
  const [version] = await server.owner<{ id: string }>`
    insert into agreement_versions (case_id, document, number, readers, clauses, status_text, hash, released_at, released_by)
    values (${opened.id}, 'memorandum', 1, 'everyone', ${JSON.stringify(clauses)}::jsonb, 'Not a court order.', repeat('9c27f0a89a46362b', 4),
      now() - make_interval(hours => ${hours}), ${mediator.id})
    returning id`;
  return {
    caseId: opened.id,
    versionId: version!.id,
    mediator: mediator.email,
    party: party.email,
    other: other.email,
  };
}

/** Inserts a version that both parties have signed. */
export async function signedAgreement(server: TestServer, organization: string): Promise<ReleasedAgreement> {
  const agreement = await releasedAgreement(server, organization, 60);
  await server.owner`
    insert into agreement_signatures (case_id, version_id, participant_id, visible_to, name, hash,
      recognized_by, consent)
    select v.case_id, v.id, p.id, v.visible_to, person.name, v.hash, 'password', 1
    from agreement_versions v
    join case_participants p on p.case_id = v.case_id and p.role = 'divorcee'
    join profiles person on person.id = p.user_id
    where v.id = ${agreement.versionId}`;
  return agreement;
}

/** Inserts a signed version, and one after it in which only the day of the payment is another. */
export async function nextAgreement(server: TestServer, organization: string): Promise<ReleasedAgreement> {
  const agreement = await signedAgreement(server, organization);
  await server.owner`
    insert into agreement_versions
      (case_id, document, number, readers, clauses, status_text, hash, released_at, released_by)
    select case_id, document, 2, readers, jsonb_set(clauses, '{0,duties,0,due_on}', '"2027-03-31"'), status_text,
      repeat('4c27f0a89a46362b', 4), now(), released_by
    from agreement_versions where id = ${agreement.versionId}`;
  return agreement;
}
