// Guards packages/server/src/routes/documents/** supabase/migrations/**
import { expect, test } from 'vitest';
import { sendDocument } from '../documents.fixture.ts';
import { type Family, openFamily } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const stateOf = async ({ a, caseId }: Family, docType: string) =>
  (await a.api.listRequirements({ caseId })).requirements.find(({ doc_type }) => doc_type === docType)?.state;

test('a document requirement is uploaded, rejected or confirmed as its document is', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const { id: first } = await sendDocument(a, caseId, { doc_type: 'tax_returns' });
  expect(await stateOf(family, 'tax_returns')).toBe('uploaded');
  await mediator.api.rejectUpload({ uploadId: first, reject_code: 'unreadable' });
  expect(await stateOf(family, 'tax_returns')).toBe('rejected');
  const { id: second, requirement_id } = await sendDocument(a, caseId, { doc_type: 'tax_returns' });
  await mediator.api.confirmUpload({ uploadId: second });
  expect(await stateOf(family, 'tax_returns')).toBe('confirmed');
  expect(requirement_id).not.toBeNull();
});

test('a private document does not fulfil a document requirement', async () => {
  const family = await openFamily(server);
  await sendDocument(family.a, family.caseId, { doc_type: 'tax_returns', audience: 'private' });
  expect(await stateOf(family, 'tax_returns')).toBe('needed');
});

test('a document is never filed under a requirement of the other party', async () => {
  const { a, b, caseId } = await openFamily(server);
  const [theirs] = (await b.api.listRequirements({ caseId })).requirements;
  const sent = await sendDocument(a, caseId, { doc_type: 'other', requirement_id: theirs!.id });
  expect(sent.requirement_id).toBeNull();
});

test('the case advances to the mediator review when every document requirement of both parties is settled', async () => {
  const { a, b, mediator, caseId } = await openFamily(server);
  for (const { api } of [a, b])
    for (const { id: requirementId, version } of (await api.listRequirements({ caseId })).requirements.slice(1))
      await mediator.api.updateRequirement({
        caseId,
        requirementId,
        state: 'not_applicable',
        na_reason: 'None.',
        version,
      });
  const step = async () => (await mediator.api.getCaseStep({ caseId })).step;
  const first = { doc_type: 'identity_document' } as const;
  const documents = [await sendDocument(a, caseId, first), await sendDocument(b, caseId, first)];
  expect(await step()).toBe('document_upload');
  for (const { id: uploadId } of documents) await mediator.api.confirmUpload({ uploadId });
  expect(await step()).toBe('mediator_review');
});

test('changing the type of a document moves it to the matching requirement', async () => {
  const family = await openFamily(server);
  const { a, caseId } = family;
  const { id: uploadId } = await sendDocument(a, caseId, { doc_type: 'tax_returns' });
  const { upload } = await a.api.updateUpload({ uploadId, version: 1, doc_type: 'pay_slips' });
  expect([await stateOf(family, 'tax_returns'), await stateOf(family, 'pay_slips')]).toEqual(['needed', 'uploaded']);
  const same = await a.api.updateUpload({ uploadId, version: upload.version, doc_type: 'pay_slips' });
  expect(same.upload.requirement_id).toBe(upload.requirement_id);
});

test('document counts cover only the requirements that the caller can read', async () => {
  const { a, b, lawyerA, lawyerB, admin, mediator, caseId, participantOfA, participantOfB } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId, { doc_type: 'tax_returns' });
  await mediator.api.confirmUpload({ uploadId });
  await sendDocument(a, caseId, { doc_type: 'pay_slips' });
  const { id: unreadable } = await sendDocument(a, caseId, { doc_type: 'monthly_budget' });
  await mediator.api.rejectUpload({ uploadId: unreadable, reject_code: 'unreadable' });
  await sendDocument(a, caseId, { doc_type: 'property_deeds', audience: 'private' });
  const [first] = (await a.api.listRequirements({ caseId })).requirements;
  await a.api.updateRequirement({
    caseId,
    requirementId: first!.id,
    state: 'not_applicable',
    na_reason: 'Stolen.',
    version: first!.version,
  });
  const counts = async ({ api }: typeof a) => (await api.getCaseStep({ caseId })).documents;
  const ofA = { participant_id: participantOfA.id, asked: 15, sent: 2, accepted: 1 };
  const ofB = { participant_id: participantOfB.id, asked: 16, sent: 0, accepted: 0 };
  for (const person of [a, lawyerA]) expect(await counts(person)).toEqual([ofA]);
  expect(await counts(b)).toEqual([ofB]);
  for (const person of [lawyerB, admin]) expect(await counts(person)).toEqual([]);
  expect(await counts(mediator)).toHaveLength(2);
  expect(await counts(mediator)).toEqual(expect.arrayContaining([ofA, ofB]));
});

test('a document sent for a requirement that was said not to exist is reviewed like any other', async () => {
  const family = await openFamily(server);
  const { a, caseId } = family;
  const [first] = (await a.api.listRequirements({ caseId })).requirements;
  const answer = { caseId, requirementId: first!.id, state: 'not_applicable', na_reason: 'Lost.' } as const;
  await a.api.updateRequirement({ ...answer, version: first!.version });
  await sendDocument(a, caseId, { doc_type: 'identity_document', audience: 'private' });
  expect(await stateOf(family, 'identity_document')).toBe('not_available');
  await sendDocument(a, caseId, { doc_type: 'identity_document' });
  expect(await stateOf(family, 'identity_document')).toBe('uploaded');
});
