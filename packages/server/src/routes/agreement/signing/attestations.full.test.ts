// Guards packages/server/src/routes/agreement/signing/** packages/server/src/agreement-files/** supabase/migrations/**
import { expect, test } from 'vitest';
import { readPdf } from '../../../testing/read-files.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';
import { whoMay } from '../../../testing/family.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { letTimePass } from '../../people/signing-in/factors.fixture.ts';
import { addClause, clause, documentOf, release, sign } from '../agreements.fixture.ts';

const notifiedOf = async ({ api }: TestPerson) =>
  (await api.listNotifications()).notifications.map(({ message }) => message);

/** A family with a released version, and what each person would attest under it. */
async function openAttesting() {
  const family = await openNegotiation(server);
  await addClause(family);
  const version = await release(family);
  const { id: versionId, case_id: caseId, hash } = version;
  const attest = (person: TestPerson, changes: { is_printed?: boolean; name?: string; wording?: number } = {}) =>
    person.api.attestVersion({ caseId, versionId, hash, name: person.name, wording: 1, ...changes });
  const shownTo = async (person: TestPerson) => (await documentOf(person, family)).newest!.attestations;
  const pagesFor = async (person: TestPerson) => {
    const file = await person.api.downloadAgreement({ caseId, versionId, format: 'pdf' });
    return (await readPdf(await file.bytes())).pages.join(' ');
  };
  return { family, version, attest, shownTo, pagesFor };
}

test('the mediator attests once both have signed, freshly confirmed and by name, and both files say so', async () => {
  const { family, version, attest, shownTo, pagesFor } = await openAttesting();
  const { mediator, a, b } = family;
  await sign(server, version, a);
  await expect(attest(mediator)).rejects.toMatchObject({
    message: 'You can attest this once both parties have signed.',
  });
  await sign(server, version, b);
  const before = await pagesFor(b);
  await letTimePass(mediator);
  await expect(attest(mediator)).rejects.toMatchObject({ code: 'confirm_first' });
  await mediator.api.confirmIdentity({ current_password: 'correct horse' });
  await expect(attest(mediator, { name: 'Somebody' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(attest(mediator, { wording: 2 })).rejects.toMatchObject({ message: 'Read again what you attest.' });
  await attest(mediator);
  await attest(mediator);
  for (const party of [a, b])
    expect((await notifiedOf(party)).filter((it) => it === 'The mediator has attested your agreement.')).toHaveLength(
      1,
    );
  expect(await shownTo(b)).toMatchObject([{ name: mediator.name, client_id: null, is_printed: true }]);
  expect(before).not.toContain('Attested by the mediator');
  expect(await pagesFor(a)).toContain('Attested by the mediator “I mediated this agreement.');
});

test('a lawyer attests for their own client alone, and the other side learns it only from the paper, without a name', async () => {
  const { family, version, attest, shownTo, pagesFor } = await openAttesting();
  const { a, b, mediator, lawyerA, lawyerB, participantOfA } = family;
  await sign(server, version, a, b);
  await server.owner`update case_participants set confirmed_by_client_at = now()
    where case_id = ${family.caseId} and user_id = ${lawyerB.id}`;
  const [seen, page] = [await shownTo(b), await pagesFor(b)];
  await attest(lawyerA);
  for (const person of [a, mediator, lawyerA])
    expect(await shownTo(person)).toMatchObject([{ name: lawyerA.name, client_id: participantOfA.id }]);
  for (const person of [b, lawyerB]) expect(await shownTo(person)).toEqual(seen);
  const told = 'A lawyer has attested that they advised on the agreement.';
  for (const person of [a, mediator]) expect(await notifiedOf(person)).toContain(told);
  for (const person of [b, lawyerB]) expect(await notifiedOf(person)).not.toContain(told);
  expect(await pagesFor(b)).toBe(page);
  expect(await pagesFor(a)).toBe(page);

  await attest(lawyerB, { is_printed: true });
  const shown = (await shownTo(a)).find(({ client_id: it }) => it !== participantOfA.id)!;
  expect(shown).toMatchObject({ name: null, participant_id: null, attested_at: null, is_printed: true });
  const printed = await pagesFor(a);
  expect(printed).toContain('A lawyer attests that they advised Ben Reyes about this version of the agreement.');
  expect(printed).not.toContain(lawyerB.name);
});

test('parties, outsiders and lawyers whom nobody confirmed attest nothing', async () => {
  const { family, version, attest } = await openAttesting();
  const { a, b, caseId } = family;
  await sign(server, version, a, b);
  await server.owner`update case_participants set confirmed_by_client_at = null
    where case_id = ${caseId} and user_id = ${family.lawyerB.id}`;
  expect(await whoMay(family, (person) => attest(person))).toEqual(['mediator', 'lawyerA']);
});

test('the signed version can be attested after the next is released, and an earlier one no more once that is signed', async () => {
  const { family, version, attest } = await openAttesting();
  const { mediator, lawyerA, a, b, caseId } = family;
  await sign(server, version, a, b);
  await addClause(family, clause('The car', 'Ada keeps the car.'));
  const next = await release(family);
  await attest(mediator);
  const { versions } = await mediator.api.listAgreementVersions({ caseId, document: version.document });
  expect(versions.map(({ attestations }) => attestations.length)).toEqual([0, 1]);
  await sign(server, next, a, b);
  await expect(attest(lawyerA)).rejects.toMatchObject({
    message: 'There is a newer version of the agreement. Read that one first.',
  });
});
