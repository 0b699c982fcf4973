import { expect, test } from 'vitest';
import { sendDocument } from '../testing/documents.ts';
import { type Family, openFamily } from '../testing/family.ts';
import { server } from '../testing/server.ts';

const stateOf = async ({ a, caseId }: Family, docType: string) =>
  (await a.api.listRequirements({ caseId })).requirements.find(({ doc_type }) => doc_type === docType)?.state;

test('the checklist follows the documents: sent, sent back, sent again, received', async () => {
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

test('what a party keeps to themselves answers nothing', async () => {
  const family = await openFamily(server);
  await sendDocument(family.a, family.caseId, { doc_type: 'tax_returns', audience: 'private' });
  expect(await stateOf(family, 'tax_returns')).toBe('needed');
});

test('a document is never filed under the checklist of the other party', async () => {
  const { a, b, caseId } = await openFamily(server);
  const [theirs] = (await b.api.listRequirements({ caseId })).requirements;
  const sent = await sendDocument(a, caseId, { doc_type: 'other', requirement_id: theirs!.id });
  expect(sent.requirement_id).toBeNull();
});

test('when the last paper of both is in, the case moves to the review', async () => {
  const { a, b, mediator, caseId } = await openFamily(server);
  for (const { api } of [a, b])
    for (const { id: requirementId, version } of (await api.listRequirements({ caseId })).requirements.slice(1))
      await api.updateRequirement({ caseId, requirementId, state: 'not_applicable', na_reason: 'None.', version });
  const step = async () => (await mediator.api.getCaseStep({ caseId })).step;
  const first = { doc_type: 'identity_document' } as const;
  const papers = [await sendDocument(a, caseId, first), await sendDocument(b, caseId, first)];
  expect(await step()).toBe('document_upload');
  for (const { id: uploadId } of papers) await mediator.api.confirmUpload({ uploadId });
  expect(await step()).toBe('mediator_review');
});
