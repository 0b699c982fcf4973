import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { fileNamed, sendDocument } from './documents.fixture.ts';
import { jpegPhotograph } from './photographs.fixture.ts';

const info = '<< /Author (Ada Reyes) /Creator (Writer 7) /CreationDate (D:20261101080000Z) >>';
const written = [
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
  `4 0 obj\n${info}\nendobj\n`,
].join('');
const letter = `%PDF-1.4\n${written}trailer\n<< /Root 1 0 R /Info 4 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n`;

test('a sender of a document reads what was taken out of it, and nobody else does', async () => {
  const family = await openFamily(server);
  const { a, caseId } = family;
  const picture = fileNamed('Home.jpg', new Uint8Array(await jpegPhotograph()));
  const { id: uploadId } = await sendDocument(a, caseId, { audience: 'everyone', file: picture });
  expect(await a.api.getTakenOut({ uploadId })).toEqual({ kinds: ['author', 'place', 'texts'], state: 'taken_out' });
  expect(await whoMay(family, ({ api }) => api.getTakenOut({ uploadId }))).toEqual(['a']);
  const refused = { code: 'forbidden' };
  for (const { api } of [family.b, family.mediator, family.lawyerA])
    await expect(api.getTakenOut({ uploadId })).rejects.toMatchObject(refused);
  await expect(family.outsider.api.getTakenOut({ uploadId })).rejects.toMatchObject({ code: 'not_found' });

  await server.owner`update private.upload_files set taken_out = null where upload_id = ${uploadId}`;
  expect(await a.api.getTakenOut({ uploadId })).toEqual({ kinds: [], state: 'unknown' });
});

test('a lawyer who sent a PDF and its owner read what the copy for others leaves out', async () => {
  const { a, lawyerA, mediator, caseId } = await openFamily(server);
  const sent = { audience: 'my_side', owner_id: a.id, file: fileNamed('Letter.pdf', Buffer.from(letter)) } as const;
  const { id: uploadId } = await sendDocument(lawyerA, caseId, sent);
  const found = { kinds: ['author', 'dates', 'program'], state: 'taken_out' };
  for (const { api } of [a, lawyerA]) expect(await api.getTakenOut({ uploadId })).toEqual(found);
  await expect(mediator.api.getTakenOut({ uploadId })).rejects.toMatchObject({ code: 'forbidden' });
});
