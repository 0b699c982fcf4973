import { sql as fragment } from 'kysely';
import { expect, test } from 'vitest';
import { addClause, clause, documentOf, endCoolingOff, release, sign } from '../../testing/agreements.ts';
import { sendDocument } from '../../testing/documents.ts';
import { whoMay } from '../../testing/family.ts';
import { openNegotiation } from '../../testing/negotiation.ts';
import { server } from '../../testing/server.ts';

const today = () => new Date().toISOString().slice(0, 10);
const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** A family with a released version that both parties signed on paper, and the scan of it. */
async function openPaper() {
  const family = await openNegotiation(server);
  const { a, caseId, participantOfA, participantOfB } = family;
  await addClause(family);
  const version = await release(family);
  const { id: upload_id } = await sendDocument(a, caseId, { audience: 'everyone' });
  const input = {
    caseId,
    versionId: version.id,
    hash: version.hash,
    signed_on: today(),
    upload_id,
    participant_ids: [participantOfA.id, participantOfB.id],
  };
  return { family, version, input };
}

test('the mediator records signatures on paper with day, scan and signers, and everybody is notified', async () => {
  const { family, version, input } = await openPaper();
  const { mediator, a, b, lawyerA, caseId, participantOfA } = family;
  await endCoolingOff(server, version);
  const ofA = { ...input, participant_ids: [participantOfA.id] };
  expect(await whoMay(family, ({ api }) => api.signOnPaper(ofA))).toEqual(['mediator']);
  expect((await mediator.api.getCaseStep({ caseId })).step).toBe('agreement_draft');
  await mediator.api.signOnPaper(input);
  expect((await documentOf(b, family)).newest!.signatures).toMatchObject([
    { name: 'Ada Reyes', method: 'paper', signed_on: today(), hash: version.hash },
    { name: 'Ben Reyes', method: 'paper', signed_on: today() },
  ]);
  for (const person of [a, b, lawyerA]) {
    const { notifications } = await person.api.listNotifications();
    const told = notifications.filter(({ message }) => message === 'A signature on paper was added to your agreement.');
    expect(told).toHaveLength(2);
  }
  const audited = await server.owner`
    select from private.audit_log where object_type = 'agreement_signatures' and case_id = ${caseId}`;
  expect(audited).toHaveLength(2);
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'final_agreement', is_complete: true });
});

test('signatures on paper are refused early, for a future day, other words, strangers and foreign documents', async () => {
  const { family, version, input } = await openPaper();
  const { mediator, a, otherParty, otherCaseId, caseId, participantOfLawyerB } = family;
  const refused = (changes: Partial<typeof input>, message: string) =>
    expect(mediator.api.signOnPaper({ ...input, ...changes })).rejects.toMatchObject({ message });
  await refused({}, 'The time to think was not over on this day.');
  await endCoolingOff(server, version);
  await refused({ signed_on: '2026-01-01' }, 'The time to think was not over on this day.');
  await refused({ signed_on: tomorrow() }, 'This day is in the future.');
  await refused({ hash: 'a'.repeat(64) }, 'There is a newer version of the agreement. Read that one first.');
  await refused({ participant_ids: [participantOfLawyerB.id] }, 'Choose a party who has joined the case.');
  const foreign = await sendDocument(otherParty, otherCaseId);
  await refused({ upload_id: foreign.id }, 'Choose the scanned document of this case.');
  await a.api.askMediator({ caseId, kind: 'private_conversation', versionId: version.id });
  await refused({}, 'A party asked for a private word about this version. Answer it first.');
  expect((await documentOf(a, family)).newest!.signatures).toEqual([]);
});

test('a case is not completed without words and both signatures, at any door', async () => {
  const { family, version } = await openPaper();
  const { mediator, a, admin, caseId, participantOfB } = family;
  await sign(server, version, a);
  const row = {
    case_id: caseId,
    version_id: version.id,
    participant_id: participantOfB.id,
    visible_to: family.together,
    name: 'Ben Reyes',
    hash: version.hash,
  };
  const names = fragment.join(Object.keys(row).map((it) => fragment.ref(it)));
  for (const person of [mediator, a, admin]) {
    const { version: step } = await mediator.api.getCaseStep({ caseId });
    await expect(person.api.advanceCase({ caseId, step: 'final_agreement', version: step })).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status >= 403) as number,
    });
    for (const statement of [
      fragment`update cases set step = 'final_agreement' where id = ${caseId}`,
      fragment`insert into agreement_signatures (${names}) values (${fragment.join(Object.values(row))})`,
      fragment`update agreement_signatures set participant_id = ${participantOfB.id}`,
      fragment`update agreement_versions set clauses = '[]' where id = ${version.id}`,
      fragment`delete from agreement_versions where id = ${version.id}`,
      fragment`insert into case_milestones (case_id, milestone) values (${caseId}, 'signatures_in')`,
      fragment`select private.add_signature(v, p, 'x', null, null, null) from agreement_versions v, case_participants p`,
      fragment`select private.derive_step(${caseId})`,
    ])
      await expect(person.sql((sql) => sql`${statement}`)).rejects.toMatchObject({ code: '42501' });
    for (const client of [person.supabase, server.directSupabase(person.token)]) {
      expect((await client.from('agreement_signatures').insert(row)).error).not.toBeNull();
      expect((await client.from('cases').update({ step: 'final_agreement' }).eq('id', caseId)).error).not.toBeNull();
    }
  }
  await addClause(family, clause('The dog', 'The dog stays with Ada.'));
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'agreement_draft', is_complete: false });
});
