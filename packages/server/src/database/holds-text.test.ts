import { sql as fragment } from 'kysely';
import { expect, test } from 'vitest';
import { fileNamed, pdf, sendDocument } from '../routes/documents/documents.fixture.ts';
import { openFamily } from '../testing/family.ts';
import { insertSession } from '../routes/sessions/insert-session.fixture.ts';
import { server } from '../testing/server.ts';
import { holdsText } from './holds-text.ts';

test('cases, people, contacts, sessions and documents are found however their names are typed', async () => {
  const family = await openFamily(server);
  const { mediator, a, caseId, participantOfA } = family;
  const name = 'Zoë O’Brien–Núñez';
  await server.owner`update profiles set name = ${name} where id = ${a.id}`;
  await server.owner`update cases set title = ${`Familia ${name}`} where id = ${caseId}`;
  const { contact } = await mediator.api.addContact({
    name,
    email: null,
    phone: null,
    note: '',
    safe_contact: { channels: [], hours: '', voicemail: false, neutral: true, code_word: '' },
  });
  const { sessionId } = await insertSession(server.owner, family, [participantOfA.id]);
  const { id: uploadId } = await sendDocument(a, caseId, { file: fileNamed('Nómina d’avril.pdf', pdf()) });
  const { api } = mediator;
  for (const q of ["zoe o'brien-nunez", 'ZOË O´BRIEN—NÚÑEZ', name.normalize('NFD')]) {
    expect((await api.listCasesBy({ q })).cases).toMatchObject([{ id: caseId }]);
    expect((await api.rankCases({ q })).cases).toMatchObject([{ id: caseId }]);
    expect((await api.listUsers({ q })).users).toMatchObject([{ id: a.id }]);
    expect((await api.listContacts({ q })).contacts).toMatchObject([{ id: contact.id }]);
    expect((await api.listSessions({ q })).sessions).toMatchObject([{ id: sessionId }]);
    expect((await api.listUploads({ search: q })).uploads).toMatchObject([{ id: uploadId }]);
  }
  expect((await api.listUploads({ search: "nomina d'avril" })).uploads).toMatchObject([{ id: uploadId }]);
  expect((await api.listUsers({ q: 'zoe obrien' })).users).toEqual([]);
});

test.each([
  ['Straße', 'STRASSE'],
  ['Łódź', 'lodz'],
  ['Bjørn Æsop', 'bjorn aesop'],
  ['1\u202f234\u00a0€', '1 234 €'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['100%', '0%'],
])('the text %s is found by the search %s', async (text, searched) => {
  const rows = await server.owner`select where ${holdsText(fragment`${text}`, searched)}`;
  expect(rows).toHaveLength(1);
});
