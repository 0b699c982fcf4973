import { expect, test } from 'vitest';
import { fileNamed, pdf, sendDocument } from '../documents/documents.fixture.ts';
import { openFamily, overRest, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

test('a message carries a document of the audience of its channel, which its readers open', async () => {
  const { mediator, a, b, lawyerA, caseId, together, privateA } = await openFamily(server);
  const shared = await sendDocument(a, caseId, { audience: 'everyone' });
  const ours = await sendDocument(a, caseId, { audience: 'my_side' });
  const { postMessage } = a.api;
  const { message } = await postMessage({ channelId: together, content: 'Here it is.', upload_id: shared.id });
  const { id, file_name, mime, bytes, status, reviewed_at, scan_status } = shared;
  expect(message.document).toEqual({ id, file_name, mime, bytes, status, reviewed_at, scan_status });
  await postMessage({ channelId: privateA, content: 'For us.', upload_id: ours.id });
  for (const { api } of [mediator, b])
    expect((await api.listMessages({ channelId: together })).messages).toEqual([
      { ...message, document: { ...message.document, bytes: null } },
    ]);
  for (const { api } of [mediator, lawyerA])
    expect((await api.listMessages({ channelId: privateA })).messages).toMatchObject([{ document: { id: ours.id } }]);
  await expect(b.api.getUpload({ uploadId: ours.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('a document of a wider or narrower audience than the channel is refused, on every path', async () => {
  const { a, b, mediator, caseId, together, privateA, privateB } = await openFamily(server);
  const { postMessage } = a.api;
  const sent: string[] = [];
  for (const audience of ['private', 'mediator', 'my_side', 'everyone'] as const) {
    const { id: upload_id } = await sendDocument(a, caseId, { audience });
    for (const [name, channelId] of Object.entries({ together, privateA })) {
      const attempts = {
        posted: () => postMessage({ channelId, content: 'Here.', upload_id }),
        inserted: () =>
          a.sql(
            (sql) =>
              sql`insert into chat_messages (channel_id, content, upload_id) values (${channelId}, 'x', ${upload_id})`,
          ),
      };
      for (const [path, attempt] of Object.entries(attempts)) {
        const answer = await attempt().then(
          () => 'sent',
          (error: { code: string }) => error.code,
        );
        sent.push(`${audience} to ${name}, ${path}: ${answer}`);
      }
    }
  }
  const refused = { posted: 'conflict', inserted: '42501' };
  expect(sent).toEqual(
    ['private', 'mediator', 'my_side', 'everyone'].flatMap((audience) =>
      ['together', 'privateA'].flatMap((name) =>
        (['posted', 'inserted'] as const).map((path) => {
          const isFit = audience === (name === 'together' ? 'everyone' : 'my_side');
          return `${audience} to ${name}, ${path}: ${isFit ? 'sent' : refused[path]}`;
        }),
      ),
    ),
  );
  const { id: upload_id } = await sendDocument(a, caseId, { audience: 'my_side' });
  for (const [{ api }, channelId] of [
    [b, together],
    [b, privateB],
    [mediator, privateB],
  ] as const) {
    const { postMessage: post } = api;
    await expect(post({ channelId, content: 'Theirs.', upload_id })).rejects.toMatchObject({ code: 'conflict' });
  }
});

test('a message no longer shows a document to people from whom it was taken, nor one that was removed', async () => {
  const { mediator, a, caseId, privateA } = await openFamily(server);
  const { postMessage } = a.api;
  const kept = await sendDocument(a, caseId, { audience: 'my_side' });
  await postMessage({ channelId: privateA, content: 'For us.', upload_id: kept.id });
  const removed = await sendDocument(a, caseId, { audience: 'my_side' });
  await postMessage({ channelId: privateA, content: 'And this.', upload_id: removed.id });
  const { version } = (await a.api.getUpload({ uploadId: kept.id })).upload;
  await a.api.updateUpload({ uploadId: kept.id, version, audience: 'private' });
  await a.api.removeUpload({ uploadId: removed.id });
  const documents = async ({ api }: typeof a) =>
    (await api.listMessages({ channelId: privateA })).messages.map(({ document }) => document?.id ?? null);
  expect(await documents(mediator)).toEqual([null, null]);
  expect(await documents(a)).toEqual([kept.id, null]);
});

test('redacting a message takes its document away, also from a replayed answer, and the case keeps the document', async () => {
  const { a, caseId, privateA } = await openFamily(server);
  const { id } = await sendDocument(a, caseId, { audience: 'my_side' });
  const { postMessage } = a.api;
  const idempotencyKey = crypto.randomUUID();
  const asked = { channelId: privateA, content: 'The wrong one.', upload_id: id };
  const { message } = await postMessage(asked, { idempotencyKey });
  expect((await a.api.redactMessage({ messageId: message.id })).message.document).toBeNull();
  expect((await postMessage(asked, { idempotencyKey })).message.document).toBeNull();
  expect(await overRest(a, 'chat_messages', 'upload_id', ['id', message.id])).toEqual([{ upload_id: null }]);
  expect((await a.api.getUpload({ uploadId: id })).upload.id).toBe(id);
});

test('a mediator sends a document into the shared channel and into one private channel, for exactly their readers', async () => {
  const family = await openFamily(server);
  const { mediator, a, caseId, together, privateA, privateB } = family;
  const { postMessage } = mediator.api;
  const file = fileNamed('Rules.pdf', pdf('The rules of the house'));
  const send = (more: object) => sendDocument(mediator, caseId, { doc_type: 'other', file, ...more });
  const shared = await send({ audience: 'everyone' });
  const ours = await send({ audience: 'my_side', party_id: a.id });
  const theirs = await send({ audience: 'my_side', party_id: family.b.id });
  expect(shared).toMatchObject({ owner_id: mediator.id, status: 'confirmed', reviewed_at: null });
  expect((await mediator.api.listUploads({ case_id: caseId, status: 'confirmed' })).uploads).toEqual([]);
  await postMessage({ channelId: together, content: 'For all of you.', upload_id: shared.id });
  await postMessage({ channelId: privateA, content: 'For you alone.', upload_id: ours.id });
  await postMessage({ channelId: privateB, content: 'For you alone.', upload_id: theirs.id });
  for (const [channelId, upload_id] of [
    [together, ours.id],
    [privateA, shared.id],
    [privateB, ours.id],
  ] as const)
    await expect(postMessage({ channelId, content: 'Here.', upload_id })).rejects.toMatchObject({ code: 'conflict' });
  const readersOf = (uploadId: string) => whoMay(family, ({ api }) => api.downloadUpload({ uploadId }));
  expect(await readersOf(shared.id)).toEqual(['mediator', 'a', 'b', 'lawyerA', 'lawyerB']);
  expect(await readersOf(ours.id)).toEqual(['mediator', 'a', 'lawyerA']);
  expect(await readersOf(theirs.id)).toEqual(['mediator', 'b']);
  expect((await mediator.api.listPendingUploads({})).uploads).toEqual([]);
});

test('a mediator keeps no document from the parties, and sends none into another case', async () => {
  const { mediator, a, caseId, otherCaseId, otherParty } = await openFamily(server);
  for (const [of, more] of [
    [caseId, { audience: 'private' }],
    [caseId, { audience: 'mediator' }],
    [caseId, { audience: 'my_side' }],
    [caseId, { audience: 'my_side', party_id: otherParty.id }],
    [caseId, { audience: 'everyone', owner_id: a.id }],
  ] as const)
    await expect(sendDocument(mediator, of, more)).rejects.toMatchObject({ code: 'forbidden' });
  const elsewhere = sendDocument(mediator, otherCaseId, { audience: 'everyone' });
  await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
});

test('a newer version of a mediator’s document stays in its channel, and the mediator can remove it', async () => {
  const { mediator, a, b, caseId } = await openFamily(server);
  const send = (more: object) => sendDocument(mediator, caseId, { audience: 'my_side', doc_type: 'other', ...more });
  const first = await send({ party_id: a.id });
  for (const more of [{ party_id: b.id }, { audience: 'everyone' }])
    await expect(send({ ...more, supersedes_id: first.id })).rejects.toMatchObject({ code: 'not_found' });
  const second = await send({ party_id: a.id, supersedes_id: first.id });
  expect(second.supersedes_id).toBe(first.id);
  await expect(a.api.removeUpload({ uploadId: second.id })).rejects.toMatchObject({ code: 'forbidden' });
  await mediator.api.removeUpload({ uploadId: second.id });
  await expect(a.api.getUpload({ uploadId: second.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('a mediator comments on their own document for the party who reads it', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  const { id: uploadId } = await sendDocument(mediator, caseId, { audience: 'my_side', party_id: a.id });
  await mediator.api.addDocumentComment({ uploadId, page: 1, audience: 'my_side', text: 'See the second line.' });
  expect((await a.api.listDocumentComments({ uploadId })).comments).toMatchObject([{ text: 'See the second line.' }]);
});
