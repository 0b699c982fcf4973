import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendDocument } from '../documents/documents.fixture.ts';
import { openFamily, say, whoMay } from '../../testing/family.ts';
import { readPdf } from '../../testing/read-files.ts';
import { server } from '../../testing/server.ts';
import type { ExportedContent } from './exported-content.ts';

type Person = Awaited<ReturnType<typeof openFamily>>['a'];

const jsonOf = async ({ api }: Person, channelId: string) =>
  JSON.parse(await (await api.exportChannel({ channelId, format: 'json' })).text()) as {
    sha256: string;
    content: ExportedContent;
  };

test('the JSON export contains every message of the channel in order, with documents, tombstones and the hash', async () => {
  const { a, b, mediator, caseId, together, privateA } = await openFamily(server);
  const first = await say(a, together, 'Good morning 👋');
  const { id, sha256 } = await sendDocument(a, caseId, { audience: 'everyone' });
  const ofDocument = (it: string | null) => ({ file_name: 'Statement.pdf', sha256: it });
  const { postMessage } = a.api;
  await postMessage({ channelId: together, content: 'Here it is.', upload_id: id });
  const gone = await say(b, together, 'Hurtful.');
  const { message: tombstone } = await mediator.api.redactMessage({ messageId: gone.id, reason: 'abusive' });
  await say(a, privateA, 'For us alone.');
  const exported = await jsonOf(b, together);
  expect(exported.sha256).toBe(createHash('sha256').update(JSON.stringify(exported.content)).digest('hex'));
  const own = await jsonOf(a, together);
  expect(own.content.messages[1]?.document).toEqual(ofDocument(sha256));
  expect(exported.content).toMatchObject({ channel: together, case: { title: 'Reyes family' } });
  expect(exported.content.messages).toEqual([
    {
      id: first.id,
      sent_at: first.created_at,
      author: a.name,
      role: 'divorcee',
      text: 'Good morning 👋',
      document: null,
      redacted: null,
    },
    expect.objectContaining({ text: 'Here it is.', document: ofDocument(null) }),
    expect.objectContaining({
      author: b.name,
      text: '',
      redacted: { at: expect.any(String), by: mediator.name, reason: 'abusive' },
    }),
  ]);
  expect(new Date(exported.content.messages[2]!.redacted!.at).getTime()).toBe(Date.parse(tombstone.redacted_at!));
});

test('the PDF export is in the language of the reader, on the paper of the office', async () => {
  const { a, together, organization } = await openFamily(server);
  await say(a, together, 'Good morning 👋');
  for (const [language, locale, box] of [
    ['en', 'en-GB', '[0 0 595.28 841.89]'],
    ['es-MX', 'en-US', '[0 0 612 792]'],
  ] as const) {
    await server.owner`update organization_settings set locale = ${locale} where organization_id = ${organization}`;
    const file = await a.api.exportChannel({ channelId: together, format: 'pdf', language });
    expect(file.type).toBe('application/pdf');
    expect(file.name).toMatch(/^messages-.+\.pdf$/);
    expect(await file.text()).toMatch(/^%PDF-1\.7/);
    expect(await file.text()).toContain(`/MediaBox ${box}`);
  }
});

test('the PDF export has every letter of a message, and the code of one that no font has', async () => {
  const { a, together } = await openFamily(server);
  const pageOf = async () => {
    const file = await a.api.exportChannel({ channelId: together, format: 'pdf', language: 'en' });
    return (await readPdf(Buffer.from(await file.arrayBuffer()))).pages.join(' ');
  };
  await say(a, together, 'Thank you 🙂 see you at 5');
  await say(a, together, 'Merci, 1\u202f234 €');
  await say(a, together, 'شكرا');
  const page = await pageOf();
  for (const words of ['Thank you 🙂 see you at 5', 'Merci, 1 234 €', 'شكرا']) expect(page).toContain(words);
  expect(page).not.toMatch(/\?|U\+/);
  await say(a, together, 'What is \u{13000}');
  expect(await pageOf()).toContain('What is [U+13000]');
});

test('the PDF export writes times in the time zone of the case', async () => {
  const { a, together, organization } = await openFamily(server);
  await server.owner`update organization_settings set time_zone = 'Asia/Tokyo' where organization_id = ${organization}`;
  await a.api.updateMe({ time_zone: 'Europe/London' });
  await say(a, together, 'Good morning');
  const file = await a.api.exportChannel({ channelId: together, format: 'pdf', language: 'en' });
  const { pages } = await readPdf(Buffer.from(await file.arrayBuffer()));
  expect(pages[0]).toContain('Asia/Tokyo');
  expect(pages[0]).toContain('GMT+9');
});

test('only the audience of a channel exports it, and each export is in the audit log without its words', async () => {
  const family = await openFamily(server);
  const { a, caseId, together, privateA } = family;
  await say(a, privateA, 'For us alone.');
  const may = (channelId: string) => whoMay(family, ({ api }) => api.exportChannel({ channelId, format: 'json' }));
  expect(await may(privateA)).toEqual(['mediator', 'a', 'lawyerA']);
  expect(await may(together)).toEqual(['mediator', 'a', 'b', 'lawyerA', 'lawyerB']);
  expect(await may(`support-${a.id}`)).toEqual(['a', 'admin', 'officeAdmin']);
  expect(await may(`ai-${a.id}`)).toEqual([]);
  const entries = await server.owner<{ facts: object }>`
    select case_id, facts from private.audit_log
    where actor_id = ${a.id} and action = 'export' and object_type = 'channel' order by seq`;
  expect(entries).toEqual([
    { case_id: caseId, facts: { channel: privateA, format: 'json' } },
    { case_id: caseId, facts: { channel: together, format: 'json' } },
    { case_id: null, facts: { channel: `support-${a.id}`, format: 'json' } },
  ]);
});

test('a message that is redacted during an export is in it either whole or as a tombstone', async () => {
  const { a, b, together } = await openFamily(server);
  const said = [];
  for (let count = 0; count < 5; count += 1) said.push(await say(a, together, `The secret ${count}.`));
  const [exported] = await Promise.all([
    jsonOf(b, together),
    ...said.map(({ id: messageId }) => a.api.redactMessage({ messageId })),
  ]);
  for (const { text, redacted } of exported.content.messages) expect(text === '').toBe(redacted !== null);
  expect(JSON.stringify((await jsonOf(b, together)).content)).not.toContain('The secret');
});
