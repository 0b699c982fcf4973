import { expect, test } from 'vitest';
import { fileNamed, pdf, sendDocument, storedUnder } from './documents.fixture.ts';
import { openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const { files } = server.backend;
const conflict = { code: 'conflict' };

test('a party removes a pending document with its file, and the requirement is open again', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const file = fileNamed('Statement.pdf', pdf());
  const { id: uploadId, requirement_id } = await sendDocument(a, caseId, { file });
  const requirement = async () =>
    (await a.api.listRequirements({ caseId })).requirements.find(({ id }) => id === requirement_id);
  expect(await requirement()).toMatchObject({ state: 'uploaded' });
  await a.api.removeUpload({ uploadId });
  expect(await requirement()).toMatchObject({ state: 'needed' });
  expect((await mediator.api.listPendingUploads()).uploads).toEqual([]);
  expect(await storedUnder(files, caseId)).toEqual([]);
  await expect(a.api.removeUpload({ uploadId })).rejects.toMatchObject({ code: 'not_found' });
  const { events } = await mediator.api.listCaseActivity({ caseId });
  expect(events[0]).toMatchObject({ kind: 'document_removed', actor_id: a.id });
  await sendDocument(a, caseId, { file });
});

test('only the party and the lawyer who sent a document may remove it', async () => {
  const family = await openFamily(server);
  const { a, lawyerA, caseId } = family;
  const removedBy = async (sender: typeof a) =>
    whoMay(family, async ({ api }) => {
      const { id: uploadId } = await sendDocument(sender, caseId, { audience: 'everyone' });
      return api.removeUpload({ uploadId });
    });
  expect(await removedBy(a)).toEqual(['a']);
  expect(await removedBy(lawyerA)).toEqual(['a', 'lawyerA']);
  const { id: uploadId } = await sendDocument(a, caseId);
  await expect(server.guest.removeUpload({ uploadId })).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a reviewed document cannot be removed', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const [confirmed, rejected] = [await sendDocument(a, caseId), await sendDocument(a, caseId)];
  await mediator.api.confirmUpload({ uploadId: confirmed.id });
  await mediator.api.rejectUpload({ uploadId: rejected.id, reject_code: 'unreadable' });
  for (const { id } of [confirmed, rejected])
    await expect(a.api.removeUpload({ uploadId: id })).rejects.toMatchObject(conflict);
});

test('removing a document from a closed case or from a case under legal hold returns conflict', async () => {
  const { a, mediator, admin, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId);
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for it.' });
  await expect(a.api.removeUpload({ uploadId })).rejects.toMatchObject(conflict);
  await admin.api.setLegalHold({ caseId, on: false, reason: 'The court is done.' });
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await expect(a.api.removeUpload({ uploadId })).rejects.toMatchObject(conflict);
});

test('a party who removes a new version may remove the version before it too, unless that was reviewed', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const older = await sendDocument(a, caseId);
  const newer = await sendDocument(a, caseId, { supersedes_id: older.id });
  await a.api.removeUpload({ uploadId: newer.id });
  expect((await a.api.getUpload({ uploadId: older.id })).upload).toMatchObject({
    status: 'superseded',
    superseded_by_id: null,
  });
  await a.api.removeUpload({ uploadId: older.id });
  const reviewed = await sendDocument(a, caseId);
  await mediator.api.confirmUpload({ uploadId: reviewed.id });
  const { id: uploadId } = await sendDocument(a, caseId, { supersedes_id: reviewed.id });
  await a.api.removeUpload({ uploadId });
  await expect(a.api.removeUpload({ uploadId: reviewed.id })).rejects.toMatchObject(conflict);
});
