import type { Duty, DueDuty } from '@mediation/api-client';
import type { TestPerson, TestServer } from '../../../testing.ts';
import { addClause, clause, home, release, sign } from '../agreements.fixture.ts';
import type { Family } from '../../../testing/family.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { weekly } from '../schedules.fixture.ts';

/** The day that lies so many days after today. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A duty with what a test cares about. */
export const duty = (changes: Partial<Duty> = {}): Duty => ({
  id: crypto.randomUUID(),
  kind: 'handover',
  who: 'A',
  what: 'Hand over the keys',
  due_on: inDays(30),
  repeats: 'none',
  ...changes,
});

/** A family that has signed a memorandum: the home with these duties, and the dog without any. */
export async function openSigned(server: TestServer, duties: Duty[]) {
  const family = await openNegotiation(server);
  const first = await addClause(family, { ...home, duties });
  const second = await addClause(family, clause('The dog', 'The dog stays with Ada.'));
  const version = await release(family);
  await sign(server, version, family.a, family.b);
  return { ...family, version, first, second };
}

/** The duties of a case as a person reads them. */
export const dutiesOf = async ({ api }: TestPerson, { caseId }: Family): Promise<DueDuty[]> =>
  (await api.listDuties({ caseId })).duties;

/** Inserts a parenting plan with a schedule and one duty that both have signed, without the journey to it. */
export async function insertSigned({ owner }: TestServer, family: Family) {
  const { caseId, mediator, participantOfA, participantOfB } = family;
  const due = duty({ who: 'both', due_on: '2027-02-01' });
  const clauses = JSON.stringify([{ id: crypto.randomUUID(), ...home, source_proposal_id: null, duties: [due] }]);
  const [version] = await owner<{ id: string }>`
    insert into agreement_versions (case_id, document, number, readers, clauses, annex, hash, released_at, released_by)
    values (${caseId}, 'parenting', 1, 'everyone', ${clauses}::jsonb, ${JSON.stringify(weekly('Europe/London'))}::jsonb, repeat('b', 64), now(),
      ${mediator.id}) returning id`;
  for (const { id, name } of [participantOfA, participantOfB])
    await owner`
      insert into agreement_signatures (case_id, version_id, participant_id, visible_to, name, hash,
        recognized_by, consent)
      values (${caseId}, ${version!.id}, ${id}, ${`case-${caseId}`}, ${name}, repeat('b', 64), 'password', 1)`;
  return { versionId: version!.id, dutyId: due.id };
}
