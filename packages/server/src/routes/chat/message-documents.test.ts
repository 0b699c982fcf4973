import { expect, test } from 'vitest';
import { sendDocument } from '../../testing/documents.ts';
import { openFamily, overRest } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

test('a message carries a document of the audience of its channel, which its readers open', async () => {
  const { mediator, a, b, lawyerA, caseId, together, privateA } = await openFamily(server);
  const shared = await sendDocument(a, caseId, { audience: 'everyone' });
  const ours = await sendDocument(a, caseId, { audience: 'my_side' });
  const { postMessage } = a.api;
  const { message } = await postMessage({ channelId: together, content: 'Here it is.', upload_id: shared.id });
  const { id, file_name, mime, bytes, status, scan_status } = shared;
  expect(message.document).toEqual({ id, file_name, mime, bytes, status, scan_status });
  await postMessage({ channelId: privateA, content: 'For us.', upload_id: ours.id });
  for (const { api } of [mediator, b])
    expect((await api.listMessages({ channelId: together })).messages).toEqual([message]);
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
