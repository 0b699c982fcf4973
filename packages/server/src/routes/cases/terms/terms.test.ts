import { expect, test } from 'vitest';
import { type Family, openFamily, screen, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';
import { beginAt, inHours, proposeAndConfirm, versionOf } from '../../sessions/sessions.fixture.ts';

/** Publishes the starting text, or what was changed in it. */
async function publish({ officeAdmin, organization: orgId }: Family, change = (text: string) => text) {
  const { terms } = await officeAdmin.api.getOrganizationTerms({ orgId });
  const changed = (parts: typeof terms.draft.en) => parts.map((it) => ({ ...it, text: change(it.text) }));
  const draft = { en: changed(terms.draft.en), es: changed(terms.draft.es) };
  const { terms: saved } = await officeAdmin.api.saveOrganizationTerms({ orgId, draft, version: terms.version });
  return (await officeAdmin.api.publishOrganizationTerms({ orgId, version: saved.version })).terms;
}

async function sign({ api, name }: TestPerson, { caseId }: Family) {
  const { terms } = await api.getCaseTerms({ caseId });
  return (await api.signTerms({ caseId, hash: terms!.hash, name, language: 'en' })).terms!;
}

/** A session of both parties that began an hour ago. */
async function begunSession(family: Family) {
  const { id } = await proposeAndConfirm(family);
  await beginAt(server, id, inHours(-1));
  return id;
}

const complete = async (family: Family, sessionId: string) =>
  family.mediator.api.completeSession({ sessionId, status: 'completed', version: await versionOf(family, sessionId) });

test('an admin of the office publishes terms that no longer change, and nobody else writes them', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId, mediator, caseId } = family;
  const { terms: first } = await officeAdmin.api.getOrganizationTerms({ orgId });
  expect(first).toMatchObject({ is_starting_text: true, version: 0, published: [] });
  const read = await whoMay(family, ({ api }) => api.getOrganizationTerms({ orgId }));
  expect(read).toEqual(['admin', 'officeAdmin']);
  expect((await mediator.api.getCaseTerms({ caseId })).terms).toBeNull();
  const unfinished = { ...first.draft, es: first.draft.es.slice(1) };
  await officeAdmin.api.saveOrganizationTerms({ orgId, draft: unfinished, version: 0 });
  await expect(officeAdmin.api.publishOrganizationTerms({ orgId, version: 1 })).rejects.toMatchObject({
    code: 'invalid',
  });
  await officeAdmin.api.saveOrganizationTerms({ orgId, draft: first.draft, version: 1 });
  const { terms } = await officeAdmin.api.publishOrganizationTerms({ orgId, version: 2 });
  expect(terms).toMatchObject({ is_starting_text: false, version: 0, published: [{ number: 1 }] });
  await expect(publish(family)).rejects.toMatchObject({ code: 'conflict' });
  const file = await officeAdmin.api.previewOrganizationTerms({ orgId, language: 'es' });
  expect(file.type).toBe('application/pdf');
  const readable = { orgId, language: 'es', number: 1 } as const;
  expect((await officeAdmin.api.previewOrganizationTerms(readable)).type).toBe('application/pdf');
  const none = { code: 'not_found' };
  await expect(officeAdmin.api.previewOrganizationTerms({ ...readable, number: 9 })).rejects.toMatchObject(none);
  for (const { api } of [mediator, family.otherAdmin])
    await expect(api.previewOrganizationTerms(readable)).rejects.toMatchObject(none);
  for (const { api } of [mediator, family.a, family.otherAdmin]) {
    const writing = { orgId, draft: first.draft, version: 0 };
    await expect(api.saveOrganizationTerms(writing)).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.publishOrganizationTerms({ orgId, version: 0 })).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('an admin drops a draft, which begins again from the newest version, and nobody else does', async () => {
  const family = await openFamily(server);
  const { officeAdmin, mediator, otherAdmin, organization: orgId } = family;
  const { draft } = await publish(family);
  const changed = { ...draft, en: draft.en.slice(1) };
  const { terms } = await officeAdmin.api.saveOrganizationTerms({ orgId, draft: changed, version: 0 });
  for (const { api } of [mediator, otherAdmin])
    await expect(api.discardTermsDraft({ orgId, version: terms.version })).rejects.toMatchObject({ code: 'not_found' });
  await expect(officeAdmin.api.discardTermsDraft({ orgId, version: 9 })).rejects.toMatchObject({ code: 'conflict' });
  const dropped = await officeAdmin.api.discardTermsDraft({ orgId, version: terms.version });
  expect(dropped.terms).toMatchObject({ draft, version: 0, published: [{ number: 1 }] });
});

test('each party and the mediator sign the newest version, and others learn only when', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator, officeAdmin, caseId } = family;
  await publish(family);
  const { terms } = await a.api.getCaseTerms({ caseId });
  const signing = { caseId, hash: terms!.hash, language: 'en' } as const;
  await expect(a.api.signTerms({ ...signing, name: 'Somebody Else' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(sign(lawyerA, family)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(a.api.signTerms({ ...signing, hash: 'f'.repeat(64), name: a.name })).rejects.toMatchObject({
    code: 'conflict',
  });
  const signed = await sign(a, family);
  expect((await sign(a, family)).own?.signed_at).toBe(signed.own?.signed_at);
  await sign(mediator, family);
  const seen = (await b.api.getCaseTerms({ caseId })).terms!;
  expect(seen.own).toMatchObject({ name: b.name, signed_at: null, signed_number: null });
  expect(seen.signers.find(({ user_id }) => user_id === a.id)).toEqual({
    participant_id: family.participantOfA.id,
    user_id: a.id,
    name: a.name,
    role: 'divorcee',
    signed_at: signed.own?.signed_at,
  });
  expect((await lawyerA.api.getCaseTerms({ caseId })).terms?.own).toBeNull();
  const mayDownload = await whoMay(family, ({ api }) => api.downloadTerms({ caseId, language: 'en' }));
  expect(mayDownload).toEqual(['mediator', 'a', 'b']);
  await expect(officeAdmin.api.getCaseTerms({ caseId })).rejects.toMatchObject({ code: 'not_found' });

  await publish(family, (text) => `${text} Bring an identity card.`);
  const asked = (await a.api.getCaseTerms({ caseId })).terms!;
  expect([asked.number, asked.own?.signed_at, asked.own?.signed_number]).toEqual([2, null, 1]);
  await a.api.downloadTerms({ caseId, language: 'en', number: 1 });
});

test('signing terms waits for a fresh confirmation', async () => {
  const family = await openFamily(server);
  await publish(family);
  await server.owner`update auth.sessions set created_at = now() - interval '1 hour' where user_id = ${family.a.id}`;
  await expect(sign(family.a, family)).rejects.toMatchObject({ code: 'confirm_first' });
});

test('a first session of both parties waits for signatures and decisions, or for a reason that is kept', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, officeAdmin, caseId, participantOfA, participantOfB } = family;
  const { api } = mediator;
  await publish(family);
  const sessionId = await begunSession(family);
  const missing = async () =>
    (await api.getSessionStart({ sessionId })).start.missing.map(({ what, name }) => [what, name]);
  expect(await missing()).toEqual([
    ['terms', a.name],
    ['terms', b.name],
    ['mediator_terms', null],
  ]);
  await expect(complete(family, sessionId)).rejects.toMatchObject({ code: 'conflict' });
  for (const person of [a, b, mediator]) await sign(person, family);
  expect(await missing()).toEqual([]);
  const decision = { caseId, instrument: 'A talk', screened_on: '2026-11-02', next_review_on: null, own_words: '' };
  await api.recordScreening({ ...decision, participant_id: participantOfA.id, outcome: 'stop', adaptations: [] });
  expect(await missing()).toEqual([['stopped', a.name]]);
  await expect(complete(family, sessionId)).rejects.toMatchObject({ code: 'conflict' });

  const reason = 'Both lawyers asked for it in writing.';
  await expect(api.startSessionWithout({ sessionId, reason: 'Because.' })).rejects.toMatchObject({ code: 'invalid' });
  expect(await whoMay(family, (it) => it.api.getSessionStart({ sessionId }))).toEqual(['mediator']);
  expect(await whoMay(family, (it) => it.api.startSessionWithout({ sessionId, reason }))).toEqual(['mediator']);
  expect((await api.getSessionStart({ sessionId })).start.without).toMatchObject({
    reason,
    started_by_name: mediator.name,
  });
  const { entries } = await officeAdmin.api.listAuditLog({ case_id: caseId, limit: 100 });
  expect(entries.some(({ object_type }) => object_type === 'early_starts')).toBe(true);
  expect(JSON.stringify(entries)).not.toContain(reason);
  await complete(family, sessionId);
  for (const party of [participantOfA, participantOfB]) await screen(mediator, caseId, party);
  const next = await begunSession(family);
  expect((await api.getSessionStart({ sessionId: next })).start.missing).toEqual([]);
});

test('only the mediator of a case records and reads a screening decision, and each stays as it was', async () => {
  const family = await openFamily(server);
  const { caseId, participantOfA, participantOfLawyerB, mediator } = family;
  const decision = {
    caseId,
    participant_id: participantOfA.id,
    instrument: 'Own questions',
    screened_on: '2026-11-02',
    outcome: 'adapt' as const,
    adaptations: ['separate_rooms' as const],
    own_words: 'Not on Fridays.',
    next_review_on: '2027-01-02',
  };
  expect(await whoMay(family, ({ api }) => api.recordScreening(decision))).toEqual(['mediator']);
  expect(await whoMay(family, ({ api }) => api.listScreenings({ caseId }))).toEqual(['mediator']);
  const { decisions } = await mediator.api.listScreenings({ caseId });
  expect(decisions.filter(({ participant_id }) => participant_id === participantOfA.id)).toMatchObject([
    { outcome: 'adapt', own_words: 'Not on Fridays.', decided_by_name: mediator.name },
    { outcome: 'proceed' },
  ]);
  await expect(mediator.api.recordScreening({ ...decision, own_words: '', adaptations: [] })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(
    mediator.api.recordScreening({ ...decision, participant_id: participantOfLawyerB.id }),
  ).rejects.toMatchObject({ code: 'invalid' });
});
