import { expect, test } from 'vitest';
import { type Family, openFamily, whoMay } from '../testing/family.ts';
import { server } from '../testing/server.ts';
import { beginAt, inHours, proposeAndConfirm } from '../testing/sessions.ts';

const home = { heading: 'The home', text: 'The home is sold, and what is left is shared equally.' };
const pets = { heading: 'The dog', text: 'The dog stays with Ada.', state: 'agreed' as const };

const stepOf = async ({ mediator, caseId }: Family) => (await mediator.api.getCaseStep({ caseId })).step;

/** A family that has held a session, and now negotiates. */
async function openNegotiation() {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  await server.owner`update requirements set na_reason = 'There is none.' where case_id = ${caseId}`;
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.advanceCase({ caseId, step: 'first_session', version });
  const { id: sessionId } = await proposeAndConfirm(family);
  await beginAt(server, sessionId, inHours(-1));
  const { session } = await mediator.api.getSession({ sessionId });
  await mediator.api.completeSession({ sessionId, status: 'completed', version: session.version });
  expect(await stepOf(family)).toBe('negotiation_sessions');
  return family;
}

test('an agreement draft is visible to the mediator alone, and saving an outdated version returns conflict', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const { saveAgreementDraft } = mediator.api;
  const { agreement } = await saveAgreementDraft({ caseId, clauses: [home] });
  expect(agreement).toMatchObject({
    number: 1,
    clauses: [{ ...home, plain_text: '', state: 'draft' }],
    hash: null,
    released_at: null,
    signatures: [],
    version: 1,
  });
  const saved = await saveAgreementDraft({ caseId, clauses: [home, pets], version: 1 });
  expect(saved.agreement).toMatchObject({ id: agreement.id, version: 2, clauses: [{}, pets] });
  for (const version of [1, undefined])
    await expect(saveAgreementDraft({ caseId, clauses: [], ...(version && { version }) })).rejects.toMatchObject({
      code: 'conflict',
    });
  expect((await mediator.api.listAgreementVersions({ caseId })).versions).toEqual([saved.agreement]);
  expect((await a.api.listAgreementVersions({ caseId })).versions).toEqual([]);
});

test('only the mediator saves an agreement draft', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  await mediator.api.saveAgreementDraft({ caseId, clauses: [home] });
  await mediator.api.saveAgreementDraft({ caseId, clauses: [pets], version: 1 });
  expect(await whoMay(family, ({ api }) => api.saveAgreementDraft({ caseId, clauses: [], version: 2 }))).toEqual([
    'mediator',
  ]);
});

test('the mediator shares a complete draft after a held session, which freezes it and advances the case', async () => {
  const family = await openNegotiation();
  const { mediator, a, caseId } = family;
  const share = (version: number) => mediator.api.shareAgreement({ caseId, version });
  await expect(share(1)).rejects.toMatchObject({ code: 'conflict', message: 'There is no draft to share.' });
  await mediator.api.saveAgreementDraft({ caseId, clauses: [] });
  await expect(share(1)).rejects.toMatchObject({ code: 'conflict', message: 'This draft is empty.' });
  await mediator.api.saveAgreementDraft({ caseId, clauses: [home], version: 1 });
  await expect(share(1)).rejects.toMatchObject({ code: 'conflict' });
  const { agreement } = await share(2);
  expect(agreement).toMatchObject({ number: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  expect(await stepOf(family)).toBe('agreement_draft');
  expect((await a.api.listAgreementVersions({ caseId })).versions).toEqual([agreement]);
  expect(await whoMay(family, ({ api }) => api.shareAgreement({ caseId, version: 1 }).catch(isConflict))).toEqual([
    'mediator',
  ]);
  await expect(
    mediator.api.saveAgreementDraft({ caseId, clauses: [pets], version: agreement.version }),
  ).rejects.toMatchObject({ code: 'conflict', message: 'This draft has been shared. Start a new one.' });
});

const isConflict = (error: unknown) => {
  if ((error as { code: string }).code !== 'conflict') throw error;
};

test('sharing a draft before the first session returns conflict', async () => {
  const { mediator, caseId } = await openFamily(server);
  await mediator.api.saveAgreementDraft({ caseId, clauses: [home] });
  await expect(mediator.api.shareAgreement({ caseId, version: 1 })).rejects.toMatchObject({
    code: 'conflict',
    message: 'A draft is shared after the first session.',
  });
});

test('each party signs the hash of the shared version, and the last signature makes the agreement final', async () => {
  const family = await openNegotiation();
  const { mediator, a, b, lawyerA, outsider, admin, caseId } = family;
  await mediator.api.saveAgreementDraft({ caseId, clauses: [home, pets] });
  const { agreement } = await mediator.api.shareAgreement({ caseId, version: 1 });
  const sign = { caseId, agreementId: agreement.id, hash: agreement.hash! };
  for (const { api } of [mediator, lawyerA])
    await expect(api.signAgreement(sign)).rejects.toMatchObject({ code: 'forbidden' });
  for (const { api } of [outsider, admin])
    await expect(api.signAgreement(sign)).rejects.toMatchObject({ code: 'not_found' });
  await expect(a.api.signAgreement({ ...sign, hash: 'a'.repeat(64) })).rejects.toMatchObject({ code: 'conflict' });

  const first = await a.api.signAgreement(sign);
  expect(first.agreement.signatures).toMatchObject([
    { participant_id: family.participantOfA.id, name: 'Ada Reyes', hash: sign.hash },
  ]);
  expect(await a.api.signAgreement(sign)).toEqual(first);
  expect(await stepOf(family)).toBe('agreement_draft');
  expect((await b.api.signAgreement(sign)).agreement.signatures).toHaveLength(2);
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'final_agreement', is_complete: true });
  const { data } = await a.api.exportMyData();
  expect(data['signatures']).toMatchObject([{ hash: sign.hash }]);
});

test('a newer agreement version requires new signatures and rejects those for the old one', async () => {
  const family = await openNegotiation();
  const { mediator, a, b, caseId } = family;
  await mediator.api.saveAgreementDraft({ caseId, clauses: [home] });
  const { agreement: first } = await mediator.api.shareAgreement({ caseId, version: 1 });
  for (const { api } of [a, b]) await api.signAgreement({ caseId, agreementId: first.id, hash: first.hash! });
  expect(await stepOf(family)).toBe('final_agreement');
  await mediator.api.saveAgreementDraft({ caseId, clauses: [home, pets] });
  const { agreement: second } = await mediator.api.shareAgreement({ caseId, version: 1 });
  expect(second).toMatchObject({ number: 2, signatures: [] });
  expect(second.hash).not.toBe(first.hash);
  expect(await stepOf(family)).toBe('agreement_draft');
  await expect(a.api.signAgreement({ caseId, agreementId: first.id, hash: first.hash! })).rejects.toMatchObject({
    code: 'conflict',
  });
  const { versions } = await b.api.listAgreementVersions({ caseId });
  expect(versions.map(({ number, signatures }) => [number, signatures.length])).toEqual([
    [2, 0],
    [1, 2],
  ]);
});

test('drafting, sharing and signing in a closed case return conflict', async () => {
  const family = await openNegotiation();
  const { mediator, a, caseId } = family;
  await mediator.api.saveAgreementDraft({ caseId, clauses: [home] });
  const { agreement } = await mediator.api.shareAgreement({ caseId, version: 1 });
  await mediator.api.saveAgreementDraft({ caseId, clauses: [pets] });
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  const conflict = { code: 'conflict', message: 'This case is closed.' };
  await expect(mediator.api.saveAgreementDraft({ caseId, clauses: [], version: 1 })).rejects.toMatchObject(conflict);
  await expect(mediator.api.shareAgreement({ caseId, version: 1 })).rejects.toMatchObject(conflict);
  await expect(a.api.signAgreement({ caseId, agreementId: agreement.id, hash: agreement.hash! })).rejects.toMatchObject(
    conflict,
  );
});
