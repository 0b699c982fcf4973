import { expect, test } from 'vitest';
import { fileNamed, pdf, sendDocument } from './documents.fixture.ts';
import { openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const reviewNotifications = (userId: string) =>
  server.owner`select message from notifications where user_id = ${userId} and type = 'document_reviewed'`;

test('a mediator undoes a confirmation or a rejection, and the document waits for review again', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId);
  const { api } = mediator;
  for (const decide of [
    () => api.confirmUpload({ uploadId, note: 'Thank you.' }),
    () => api.rejectUpload({ uploadId, reject_code: 'pages_missing', reject_note: 'Page 3.' }),
  ]) {
    await decide();
    expect(await reviewNotifications(a.id)).toHaveLength(1);
    const { upload } = await api.undoReview({ uploadId });
    expect(upload).toMatchObject({ status: 'pending', reject_code: null, reject_note: null, reviewed_by: null });
    expect(await reviewNotifications(a.id)).toEqual([]);
  }
  expect((await api.listPendingUploads()).uploads).toMatchObject([{ id: uploadId }]);
});

test('an undone review that moved the case moves it back and leaves no notification', async () => {
  const { a, b, mediator, caseId } = await openFamily(server);
  await server.owner`update requirements set na_reason = 'None.' where case_id = ${caseId}
    and not (user_id = ${a.id} and doc_type = 'bank_statements')`;
  const { id: uploadId } = await sendDocument(a, caseId);
  const stepOf = async () => (await mediator.api.getCase({ caseId })).case.step;
  const moves = () => server.owner`
    select 1 from notifications where user_id = ${b.id} and message = 'Your case has moved to another step.'`;
  const [before, movesBefore] = [await stepOf(), await moves()];
  await mediator.api.confirmUpload({ uploadId });
  expect([before, await stepOf()]).toEqual(['document_upload', 'mediator_review']);
  await mediator.api.undoReview({ uploadId });
  expect(await stepOf()).toBe('document_upload');
  expect(await moves()).toEqual(movesBefore);
});

test('only the mediator who decided undoes a review, and only for a moment', async () => {
  const family = await openFamily(server);
  const { a, mediator, colleague, caseId } = family;
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone' });
  await mediator.api.confirmUpload({ uploadId });
  expect(await whoMay(family, ({ api }) => api.undoReview({ uploadId }))).toEqual(['mediator']);
  await mediator.api.confirmUpload({ uploadId });
  await server.owner`
    insert into case_participants (case_id, user_id, name, role, side, status)
    values (${caseId}, ${colleague.id}, 'Max', 'mediator', 'neutral', 'active')`;
  await expect(colleague.api.undoReview({ uploadId })).rejects.toMatchObject({ code: 'conflict' });
  await server.owner`update uploads set reviewed_at = now() - interval '16 seconds' where id = ${uploadId}`;
  await expect(mediator.api.undoReview({ uploadId })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This decision can no longer be undone.',
  });
});

test('the owner reads the note of a confirmation, and its mail leaves only after the time to undo', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId);
  await server.owner`delete from private.mails where receiver = ${a.id}`;
  await server.owner`update auth.sessions set updated_at = now() - interval '1 hour' where user_id = ${a.id}`;
  await mediator.api.confirmUpload({ uploadId, note: ' Thank you. ' });
  expect((await a.api.getUpload({ uploadId })).upload).toMatchObject({
    status: 'confirmed',
    reject_note: 'Thank you.',
  });
  const early = await server.owner`
    select 1 from private.mails where receiver = ${a.id} and next_attempt_at < created_at + interval '15 seconds'`;
  expect(early).toEqual([]);
});

test('the queue and the list are narrowed by case, type, age and words', async () => {
  const { a, b, mediator, caseId } = await openFamily(server);
  const { api } = mediator;
  const old = await sendDocument(a, caseId, { file: fileNamed('100%_mortgage.pdf', pdf()) });
  const tax = await sendDocument(b, caseId, { doc_type: 'tax_returns' });
  await server.owner`update uploads set created_at = now() - interval '30 hours' where id = ${old.id}`;
  const ids = async (filters: Parameters<typeof api.listPendingUploads>[0]) => {
    const [pending, all] = await Promise.all([api.listPendingUploads(filters), api.listUploads(filters)]);
    expect(pending.uploads.map(({ id }) => id).toSorted()).toEqual(all.uploads.map(({ id }) => id).toSorted());
    return pending.uploads.map(({ id }) => id);
  };
  expect(await ids({ case_id: caseId })).toEqual([old.id, tax.id]);
  expect(await ids({ case_id: crypto.randomUUID() })).toEqual([]);
  expect(await ids({ doc_type: 'tax_returns' })).toEqual([tax.id]);
  expect(await ids({ min_age_hours: 24 })).toEqual([old.id]);
  expect(await ids({ min_age_hours: 48 })).toEqual([]);
  expect(await ids({ search: '100%_M' })).toEqual([old.id]);
  expect(await ids({ search: '1000' })).toEqual([]);
  expect(await ids({ search: 'ben rey' })).toEqual([tax.id]);
  expect(await ids({ search: 'reyes family' })).toEqual([old.id, tax.id]);
});
