import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { fileNamed, pdf, sendDocument } from './documents.fixture.ts';
import { openFamily, overRest, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const messagesTo = (userId: string, kind = 'document_uploaded') =>
  server.owner`select message, subject_id from notifications where user_id = ${userId} and type = ${kind} order by created_at`;

test('documents are listed by audience, newest first and page by page', async () => {
  const { a, b, lawyerA, mediator, admin, outsider, caseId } = await openFamily(server);
  const kept = await sendDocument(a, caseId, { audience: 'private' });
  const forMediator = await sendDocument(a, caseId);
  const forSide = await sendDocument(a, caseId, { audience: 'my_side' });
  const forAll = await sendDocument(a, caseId, { audience: 'everyone' });
  const ofB = await sendDocument(b, caseId);
  const idsOf = async ({ api }: typeof a) => (await api.listCaseUploads({ caseId })).uploads.map(({ id }) => id);
  expect(await idsOf(a)).toEqual([forAll, forSide, forMediator, kept].map(({ id }) => id));
  expect(await idsOf(b)).toEqual([ofB, forAll].map(({ id }) => id));
  expect(await idsOf(lawyerA)).toEqual([forAll, forSide].map(({ id }) => id));
  expect(await idsOf(mediator)).toEqual([ofB, forAll, forSide, forMediator].map(({ id }) => id));
  expect(await idsOf(admin)).toHaveLength(5);
  await expect(outsider.api.listCaseUploads({ caseId })).rejects.toMatchObject({ code: 'not_found' });

  expect((await a.api.listUploads()).uploads).toHaveLength(4);
  expect((await a.api.listUploads({ case_id: caseId, status: 'confirmed' })).uploads).toEqual([]);
  expect((await outsider.api.listUploads({ case_id: caseId })).uploads).toEqual([]);
  const first = await a.api.listUploads({ limit: 3 });
  const second = await a.api.listUploads({ limit: 3, cursor: first.next_cursor! });
  expect([...first.uploads, ...second.uploads].map(({ id }) => id)).toEqual(await idsOf(a));
  expect(second.next_cursor).toBeNull();
});

test('exact counts over /rest/v1 match the listed documents', async () => {
  const { a, b, admin, outsider, caseId } = await openFamily(server);
  for (const audience of ['private', 'mediator', 'everyone'] as const) await sendDocument(a, caseId, { audience });
  const counts = [];
  for (const { supabase } of [a, b, admin, outsider]) {
    const { count } = await supabase.from('uploads').select('*', { count: 'exact', head: true }).eq('case_id', caseId);
    counts.push(count);
  }
  expect(counts).toEqual([3, 1, 3, 0]);
  const [row] = await overRest(a, 'uploads', '*', ['case_id', caseId]);
  expect(row).not.toHaveProperty('storage_key');
});

test('the review queue contains pending documents of the mediator’s own cases, oldest first', async () => {
  const { a, b, mediator, colleague, admin, caseId } = await openFamily(server);
  const older = await sendDocument(a, caseId);
  await sendDocument(a, caseId, { audience: 'private' });
  const newer = await sendDocument(b, caseId);
  const done = await sendDocument(b, caseId);
  await mediator.api.confirmUpload({ uploadId: done.id });
  await server.owner`update uploads set created_at = now() - interval '30 hours' where id = ${older.id}`;
  const { uploads } = await mediator.api.listPendingUploads();
  expect(uploads.map(({ id, age_hours, case_title }) => [id, age_hours, case_title])).toEqual([
    [older.id, 30, 'Reyes family'],
    [newer.id, 0, 'Reyes family'],
  ]);
  const first = await mediator.api.listPendingUploads({ limit: 1 });
  expect((await mediator.api.listPendingUploads({ limit: 1, cursor: first.next_cursor! })).uploads).toMatchObject([
    { id: newer.id },
  ]);
  for (const { api } of [a, colleague, admin]) expect((await api.listPendingUploads()).uploads).toEqual([]);
});

test('documents of a closed case leave the review queue, and reviewing one returns conflict', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId);
  const { id: confirmed } = await sendDocument(a, caseId);
  await mediator.api.confirmUpload({ uploadId: confirmed });
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  expect((await mediator.api.listPendingUploads()).uploads).toEqual([]);
  const { api } = mediator;
  for (const decide of [
    () => api.confirmUpload({ uploadId }),
    () => api.rejectUpload({ uploadId, reject_code: 'unreadable' }),
    () => api.supersedeUpload({ uploadId: confirmed }),
  ])
    await expect(decide()).rejects.toMatchObject({ code: 'conflict', message: 'This case is closed.' });
  expect((await api.listCaseUploads({ caseId })).uploads.map(({ status }) => status)).toEqual(['confirmed', 'pending']);
});

test('only the mediator of the case reviews a document, and not a private one', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone' });
  const attempts = {
    confirm: () => whoMay(family, ({ api }) => api.confirmUpload({ uploadId })),
    reject: () => whoMay(family, ({ api }) => api.rejectUpload({ uploadId, reject_code: 'unreadable' })),
    review: () => whoMay(family, ({ api }) => api.reviewUpload({ uploadId, decision: 'confirm' })),
    supersede: () => whoMay(family, ({ api }) => api.supersedeUpload({ uploadId })),
  };
  for (const attempt of Object.values(attempts)) {
    await server.owner`update uploads set status = 'pending', reject_code = null where id = ${uploadId}`;
    expect(await attempt()).toEqual(['mediator']);
  }
  const { id: kept } = await sendDocument(a, caseId, { audience: 'private' });
  await expect(mediator.api.confirmUpload({ uploadId: kept })).rejects.toMatchObject({ code: 'not_found' });
  await expect(a.api.confirmUpload({ uploadId: kept })).rejects.toMatchObject({ code: 'forbidden' });
});

test('a document is confirmed or rejected once, and a rejection requires a reason, which its owner reads', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const { confirmUpload, rejectUpload, reviewUpload, supersedeUpload } = mediator.api;
  const { id: uploadId } = await sendDocument(a, caseId);
  await expect(reviewUpload({ uploadId, decision: 'reject' })).rejects.toMatchObject({
    code: 'invalid',
    details: [{ path: 'reject_code' }],
  });
  const reason = { reject_code: 'pages_missing', reject_note: 'Page 3 is not there.' } as const;
  await reviewUpload({ uploadId, decision: 'reject', ...reason });
  expect((await a.api.getUpload({ uploadId })).upload).toMatchObject({
    ...reason,
    status: 'rejected',
    reviewed_by: mediator.id,
    reviewed_at: expect.any(String) as string,
    version: 2,
  });
  const conflict = { code: 'conflict', message: 'This document was reviewed already.' };
  await expect(confirmUpload({ uploadId })).rejects.toMatchObject(conflict);
  await expect(rejectUpload({ uploadId, ...reason })).rejects.toMatchObject(conflict);
  await expect(supersedeUpload({ uploadId })).rejects.toMatchObject(conflict);

  const { id: second } = await sendDocument(a, caseId);
  await confirmUpload({ uploadId: second, note: 'Thank you.' });
  await expect(confirmUpload({ uploadId: second })).rejects.toMatchObject(conflict);
  const asked = await supersedeUpload({ uploadId: second, note: 'The one of October, please.' });
  expect(asked.upload).toMatchObject({
    status: 'superseded',
    reject_code: null,
    reject_note: 'The one of October, please.',
  });
  await expect(supersedeUpload({ uploadId: second })).rejects.toMatchObject({ code: 'conflict' });
});

test('reviewing a document with an outdated version returns conflict', async () => {
  const { a, b, mediator, caseId } = await openFamily(server);
  const { id: uploadId, version } = await sendDocument(a, caseId, { audience: 'everyone' });
  await a.api.updateUpload({ uploadId, version, doc_type: 'tax_returns' });
  const stale = { code: 'conflict', message: /^Somebody changed this/ };
  for (const review of [
    () => mediator.api.confirmUpload({ uploadId, version }),
    () => mediator.api.rejectUpload({ uploadId, version, reject_code: 'unreadable' }),
    () => mediator.api.reviewUpload({ uploadId, version, decision: 'confirm' }),
    () => mediator.api.supersedeUpload({ uploadId, version }),
  ])
    await expect(review()).rejects.toMatchObject({
      code: stale.code,
      message: expect.stringMatching(stale.message) as string,
    });
  await expect(b.api.confirmUpload({ uploadId, version })).rejects.toMatchObject({ code: 'forbidden' });
  const { upload } = await mediator.api.confirmUpload({ uploadId, version: version + 1 });
  expect(upload.status).toBe('confirmed');
});

test('the review note of a document is readable by its owner’s side and the mediator only', async () => {
  const { a, b, lawyerA, mediator, admin, caseId } = await openFamily(server);
  const { id: uploadId, version } = await sendDocument(a, caseId, { audience: 'everyone' });
  const reject_note = 'Ask your new landlord for it.';
  await mediator.api.rejectUpload({ uploadId, reject_code: 'unreadable', reject_note });
  const noteOf = async ({ api }: TestPerson) => (await api.getUpload({ uploadId })).upload.reject_note;
  for (const person of [a, lawyerA, mediator])
    expect([person.name, await noteOf(person)]).toEqual([person.name, reject_note]);
  for (const person of [b, admin]) {
    expect((await person.api.getUpload({ uploadId })).upload).toMatchObject({ status: 'rejected', reject_note: null });
    const { data } = await person.supabase.from('uploads').select('*').eq('id', uploadId);
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('landlord');
  }
  await a.api.updateUpload({ uploadId, version: version + 1, audience: 'mediator' });
  expect(await lawyerA.sql((sql) => sql`select note from upload_review_notes where upload_id = ${uploadId}`)).toEqual(
    [],
  );
  expect(await noteOf(a)).toBe(reject_note);
});

test('a new version supersedes a document once', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const old = await sendDocument(a, caseId, { audience: 'my_side' });
  await mediator.api.rejectUpload({ uploadId: old.id, reject_code: 'out_of_date' });
  const both = await Promise.allSettled([1, 2].map(() => sendDocument(a, caseId, { supersedes_id: old.id })));
  const [made] = both.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
  expect(made).toMatchObject({ supersedes_id: old.id, audience: 'my_side', status: 'pending' });
  expect(both.filter((it) => it.status === 'rejected')).toMatchObject([{ reason: { code: 'conflict' } }]);
  expect((await a.api.getUpload({ uploadId: old.id })).upload).toMatchObject({
    status: 'superseded',
    reject_code: 'out_of_date',
    superseded_by_id: made!.id,
  });
  await expect(mediator.api.confirmUpload({ uploadId: old.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'A newer version of this document is there, or was asked for.',
  });
});

test('a new version can supersede only a document of the same owner that its sender can read', async () => {
  const { a, b, lawyerA, caseId } = await openFamily(server);
  const ofB = await sendDocument(b, caseId, { audience: 'everyone' });
  const forMediator = await sendDocument(a, caseId);
  for (const [person, { id }] of [
    [a, ofB],
    [lawyerA, forMediator],
  ] as const)
    await expect(sendDocument(person, caseId, { supersedes_id: id })).rejects.toMatchObject({ code: 'not_found' });
  const { uploads } = await a.api.listCaseUploads({ caseId });
  expect(uploads.map(({ status }) => status)).toEqual(['pending', 'pending']);
});

test('superseding a document reveals neither version to people outside its audience', async () => {
  const { a, b, caseId } = await openFamily(server);
  const shared = await sendDocument(a, caseId, { audience: 'everyone' });
  await expect(sendDocument(a, caseId, { supersedes_id: shared.id, audience: 'mediator' })).rejects.toMatchObject({
    code: 'conflict',
  });
  const kept = await sendDocument(a, caseId);
  const { id: uploadId } = await sendDocument(a, caseId, { supersedes_id: kept.id, audience: 'everyone' });
  expect((await b.api.getUpload({ uploadId })).upload).toMatchObject({ supersedes_id: null, superseded_by_id: null });
  expect((await a.api.getUpload({ uploadId })).upload).toMatchObject({ supersedes_id: kept.id });
  const seen = await b.sql((sql) => sql`select * from case_events where case_id = ${caseId} and kind like 'document%'`);
  expect(JSON.stringify(seen)).not.toContain(kept.id);
});

test('only its uploader changes the type and audience of a document, and an outdated version returns conflict', async () => {
  const { a, b, lawyerA, mediator, outsider, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId, { period_from: '2026-01-01' });
  const { upload } = await a.api.updateUpload({
    uploadId,
    version: 1,
    doc_type: 'pay_slips',
    audience: 'everyone',
    period_from: null,
    period_to: '2026-01-31',
  });
  expect(upload).toMatchObject({
    version: 2,
    doc_type: 'pay_slips',
    audience: 'everyone',
    period_from: null,
    period_to: '2026-01-31',
  });
  await expect(a.api.updateUpload({ uploadId, version: 1, doc_type: 'other' })).rejects.toMatchObject({
    code: 'conflict',
  });
  for (const { api } of [b, lawyerA, mediator])
    await expect(api.updateUpload({ uploadId, version: 2, doc_type: 'other' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  await expect(outsider.api.updateUpload({ uploadId, version: 2 })).rejects.toMatchObject({ code: 'not_found' });

  await mediator.api.confirmUpload({ uploadId });
  await expect(a.api.updateUpload({ uploadId, version: 3, doc_type: 'other' })).rejects.toMatchObject({
    message: 'This document was reviewed as what it is. Send a new version instead.',
  });
  expect((await a.api.updateUpload({ uploadId, version: 3, audience: 'my_side' })).upload).toMatchObject({
    version: 4,
  });
  await mediator.api.supersedeUpload({ uploadId });
  await expect(a.api.updateUpload({ uploadId, version: 5, audience: 'everyone' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('the audience of a new or newly shared document is notified, and no one of a private one', async () => {
  const { a, b, lawyerA, mediator, caseId } = await openFamily(server);
  await sendDocument(a, caseId, { audience: 'private' });
  for (const { id } of [a, b, lawyerA, mediator]) expect(await messagesTo(id)).toEqual([]);
  const { id: subject_id } = await sendDocument(a, caseId, { audience: 'my_side' });
  const added = { message: 'A document was added to your case.', subject_id };
  expect(await Promise.all([mediator, lawyerA, a, b].map(({ id }) => messagesTo(id)))).toEqual([
    [added],
    [added],
    [],
    [],
  ]);
  await a.api.updateUpload({ uploadId: subject_id, version: 1, audience: 'everyone' });
  expect(await messagesTo(b.id)).toEqual([{ message: 'A document was shared in your case.', subject_id }]);
  const before = await messagesTo(mediator.id);
  await a.api.updateUpload({ uploadId: subject_id, version: 2, audience: 'mediator' });
  expect(await messagesTo(mediator.id)).toEqual(before);
});

test('the owner is notified of a review, and their lawyer if they can read the document', async () => {
  const { a, b, lawyerA, mediator, caseId } = await openFamily(server);
  const alone = await sendDocument(a, caseId);
  const together = await sendDocument(lawyerA, caseId, { file: fileNamed('b.pdf', pdf()) });
  await mediator.api.confirmUpload({ uploadId: alone.id });
  await mediator.api.supersedeUpload({ uploadId: together.id });
  const looked = { message: 'Your mediator has looked at a document.', subject_id: alone.id };
  const asked = { message: 'Your mediator asks for a newer version of a document.', subject_id: together.id };
  expect(await messagesTo(a.id, 'document_reviewed')).toEqual([looked, asked]);
  expect(await messagesTo(lawyerA.id, 'document_reviewed')).toEqual([asked]);
  for (const { id } of [b, mediator]) expect(await messagesTo(id, 'document_reviewed')).toEqual([]);
});

test('uploads and reviews create case events for the audience, without the review note', async () => {
  const { a, b, mediator, caseId } = await openFamily(server);
  const { id: subject_id } = await sendDocument(a, caseId);
  await mediator.api.rejectUpload({ uploadId: subject_id, reject_code: 'wrong_person', reject_note: 'Secret words.' });
  const events = ({ sql }: typeof a) =>
    sql((it) => it`select kind, details from case_events where subject_id = ${subject_id} order by created_at`);
  expect(await events(mediator)).toEqual([
    { kind: 'document_uploaded', details: { doc_type: 'bank_statements', owner_id: a.id } },
    {
      kind: 'document_rejected',
      details: { doc_type: 'bank_statements', owner_id: a.id, reject_code: 'wrong_person' },
    },
  ]);
  expect(await events(b)).toEqual([]);
});

test('the database lets only the mediator of the case review a document, and not a private one', async () => {
  const { a, mediator, colleague, outsider, admin, caseId } = await openFamily(server);
  const review = ({ sql }: TestPerson, id: string) =>
    sql((as) => as`select private.review_upload(${id}, 'confirmed', null, null)`);
  const { id: shared } = await sendDocument(a, caseId, { audience: 'everyone' });
  for (const person of [a, colleague, outsider, admin])
    await expect(review(person, shared)).rejects.toMatchObject({ code: 'MP403' });
  const { id: kept } = await sendDocument(a, caseId, { audience: 'private' });
  await expect(review(mediator, kept)).rejects.toMatchObject({ code: 'MP403' });
  await review(mediator, shared);
  expect((await a.api.getUpload({ uploadId: shared })).upload.status).toBe('confirmed');
});
