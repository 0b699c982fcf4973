import { ApiError, type Audience, limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { sendDocument } from './documents.fixture.ts';
import { type Family, openFamily, remove, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const readersOf = (family: Family, uploadId: string, commentId: string) =>
  whoMay(family, async ({ api }) => {
    const { comments } = await api.listDocumentComments({ uploadId });
    if (!comments.some(({ id }) => id === commentId)) throw new ApiError('not_found', 'Not listed.');
  });

test.for([
  ['a', 'private', ['a']],
  ['a', 'mediator', ['mediator', 'a']],
  ['a', 'my_side', ['mediator', 'a', 'lawyerA']],
  ['a', 'everyone', ['mediator', 'a', 'b', 'lawyerA', 'lawyerB']],
  ['b', 'mediator', ['mediator', 'b']],
  ['b', 'my_side', ['mediator', 'b']],
  ['lawyerA', 'private', ['lawyerA']],
  ['lawyerA', 'my_side', ['mediator', 'a', 'lawyerA']],
  ['mediator', 'private', ['mediator']],
  ['mediator', 'mediator', ['mediator', 'a']],
  ['mediator', 'my_side', ['mediator', 'a', 'lawyerA']],
] as [keyof Family['people'], Audience, string[]][])(
  'a comment of %s with the audience %s on a document for everybody is read by %j alone',
  async ([author, audience, who]) => {
    const family = await openFamily(server);
    const { id: uploadId } = await sendDocument(family.a, family.caseId, { audience: 'everyone' });
    const comment = { uploadId, page: 2, audience, text: ' The balance is on page 2. ' };
    const { comment: made } = await family.people[author].api.addDocumentComment(comment);
    expect(made).toMatchObject({
      author_id: family.people[author].id,
      author_name: family.people[author].name,
      audience,
      page: 2,
      text: 'The balance is on page 2.',
    });
    expect(await readersOf(family, uploadId, made.id)).toEqual(who);
  },
);

test('comments on the whole document come first, each for its own readers', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone' });
  const beside = { uploadId, page: 1, audience: 'everyone', text: 'Page one.' } as const;
  await mediator.api.addDocumentComment(beside);
  const { comment } = await mediator.api.addDocumentComment({ ...beside, page: null, audience: 'mediator' });
  expect(comment.page).toBeNull();
  expect((await a.api.listDocumentComments({ uploadId })).comments.map(({ page }) => page)).toEqual([null, 1]);
  expect(await readersOf(family, uploadId, comment.id)).toEqual(['mediator', 'a']);
});

// ASVS 8.2.2
test('a comment wider than its document is forbidden, and one on a hidden document returns not_found', async () => {
  const family = await openFamily(server);
  const { id: uploadId } = await sendDocument(family.a, family.caseId);
  const add = (audience: Audience) =>
    whoMay(family, ({ api }) => api.addDocumentComment({ uploadId, page: 1, audience, text: 'x' }));
  expect(await add('private')).toEqual(['mediator', 'a']);
  expect(await add('mediator')).toEqual(['mediator', 'a']);
  for (const audience of ['my_side', 'everyone'] as const) {
    expect(await add(audience)).toEqual([]);
    const comment = { uploadId, page: 1, audience, text: 'x' };
    await expect(family.mediator.api.addDocumentComment(comment)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(family.b.api.addDocumentComment(comment)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('a lawyer cannot comment for their client and the mediator without reading along', async () => {
  const { a, lawyerA, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone' });
  const comment = { uploadId, page: 1, audience: 'mediator', text: 'x' } as const;
  await expect(lawyerA.api.addDocumentComment(comment)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a document that is narrowed hides its comments from whoever can no longer read it', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, caseId } = family;
  const { id: uploadId, version } = await sendDocument(a, caseId, { audience: 'everyone' });
  const comment = { uploadId, page: 1, audience: 'everyone', text: 'For all of us.' } as const;
  const { comment: made } = await mediator.api.addDocumentComment(comment);
  await a.api.updateUpload({ uploadId, version, audience: 'mediator' });
  expect(await readersOf(family, uploadId, made.id)).toEqual(['mediator', 'a']);
  expect(await b.sql((sql) => sql`select id from document_comments`)).toEqual([]);
});

test('only its author deletes a comment', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone' });
  const comment = { uploadId, page: 1, audience: 'everyone', text: 'x' } as const;
  const { comment: made } = await mediator.api.addDocumentComment(comment);
  const it = { uploadId, commentId: made.id };
  expect(await whoMay(family, ({ api }) => api.deleteDocumentComment(it))).toEqual(['mediator']);
  await expect(mediator.api.deleteDocumentComment(it)).rejects.toMatchObject({ code: 'not_found' });
  expect((await a.api.listDocumentComments({ uploadId })).comments).toEqual([]);
});

test('a comment notifies its other readers and leaves an event for them alone, without its words', async () => {
  const { a, b, lawyerA, mediator, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone' });
  const comment = { uploadId, page: 1, audience: 'my_side', text: 'Secret words.' } as const;
  await mediator.api.addDocumentComment(comment);
  const notifications = async ({ id }: typeof a) =>
    server.owner`select message from notifications where user_id = ${id} and subject_id = ${uploadId}
      and type = 'document_reviewed'`;
  const events = ({ sql }: typeof a) =>
    sql((it) => it`select details from case_events where subject_id = ${uploadId} and kind = 'document_commented'`);
  for (const reader of [a, lawyerA]) {
    expect(await notifications(reader)).toEqual([{ message: 'There is a comment on a document.' }]);
    expect(await events(reader)).toEqual([{ details: {} }]);
  }
  expect(await notifications(mediator)).toEqual([]);
  expect([...(await notifications(b)), ...(await events(b))]).toEqual([]);
});

test('a comment that is empty, too long or in a closed case is refused', async () => {
  const { a, mediator, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId);
  const add = (text: string, page = 1) => a.api.addDocumentComment({ uploadId, page, audience: 'mediator', text });
  for (const refused of [() => add(' '), () => add('x'.repeat(limits.commentMax + 1)), () => add('x', 0)])
    await expect(refused()).rejects.toMatchObject({ code: 'invalid' });
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await expect(add('x')).rejects.toMatchObject({ code: 'conflict', message: 'This case is closed.' });
});

test('a removed party reads no comments, not even their own', async () => {
  const { a, b, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone' });
  await b.api.addDocumentComment({ uploadId, page: 1, audience: 'private', text: 'x' });
  await remove(server, caseId, b);
  await expect(b.api.listDocumentComments({ uploadId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await b.sql((sql) => sql`select id from document_comments`)).toEqual([]);
});
