import { expect, test } from 'vitest';
import { erase } from '../../../jobs/erasures/erase.fixture.ts';
import { intakeOf, openFamily, openMediation, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const details = {
  name: 'Dana Reyes',
  email: null as string | null,
  phone: null,
  note: '',
  safe_contact: { channels: [], hours: '', voicemail: false, neutral: true, code_word: '' },
};

const contactsOf = async ({ api }: Awaited<ReturnType<typeof openFamily>>['mediator']) =>
  (await api.listContacts()).contacts;

test('a mediator adds, changes, finds and deletes an entry, and nobody else reads it', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  const { contact } = await mediator.api.addContact({
    ...details,
    email: 'Dana@Test.Example',
    note: 'Called on Monday.',
  });
  expect(contact).toMatchObject({ email: 'dana@test.example', note: 'Called on Monday.', user_id: null, cases: [] });
  const { id: contactId, version } = contact;
  expect((await mediator.api.listContacts({ q: 'DANA@' })).contacts).toEqual([contact]);
  const read = ({ api }: typeof mediator) => api.getContact({ contactId });
  expect(await whoMay(family, read)).toEqual(['mediator']);
  const change = { ...details, contactId, name: 'Dana R.', version };
  expect(
    await whoMay(family, ({ api, id }) => (id === mediator.id ? read(mediator) : api.updateContact(change))),
  ).toEqual(['mediator']);
  expect((await mediator.api.updateContact(change)).contact.name).toBe('Dana R.');
  await expect(mediator.api.updateContact(change)).rejects.toMatchObject({ code: 'conflict' });
  expect(await whoMay(family, ({ api }) => api.deleteContact({ contactId }))).toEqual(['mediator']);
  await expect(read(mediator)).rejects.toMatchObject({ code: 'not_found' });
});

test('only mediators add entries', async () => {
  const family = await openFamily(server);
  expect(await whoMay(family, ({ api }) => api.addContact(details))).toEqual(['mediator', 'colleague', 'outsider']);
});

test('an invitation adds an entry with its case, and acceptance links the entry to the account', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const guest = await server.person('divorcee', { name: 'Gina Guest' });
  const { token } = await invite(guest);
  await invite(guest);
  const [entry, ...others] = await contactsOf(mediator);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ name: 'A Guest', email: guest.email, cases: [{ id: caseId }], double: null });
  const { token: second } = await invite(guest);
  await expect(guest.api.acceptInvitation({ token })).rejects.toMatchObject({ code: 'conflict' });
  await guest.api.acceptInvitation({ token: second });
  expect(await contactsOf(mediator)).toEqual([]);
  expect((await mediator.api.listContacts({ userId: guest.id })).contacts).toMatchObject([
    { id: entry!.id, user_id: guest.id },
  ]);
});

test('inviting somebody who is a contact already adds no entry', async () => {
  const { mediator, a } = await openFamily(server);
  const { case: second } = await mediator.api.createCase(intakeOf(a, 'Second'));
  await mediator.api.invite({ caseId: second.id, email: a.email, name: a.name, role: 'divorcee', side: 'A' });
  expect(await contactsOf(mediator)).toEqual([]);
});

test('two entries of one address are shown as doubles, and merging keeps the chosen details and all cases', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const email = `${crypto.randomUUID()}@test.example`;
  await invite({ email });
  const [invited] = await contactsOf(mediator);
  const { contact: written } = await mediator.api.addContact({ ...details, email, phone: '+44 117 496 0001' });
  expect(written.double).toEqual({ contact_id: invited!.id, user_id: null, name: 'A Guest' });
  const keep = { ...details, email: 'dana@home.example', phone: '+44 117 496 0001', note: 'Both.' };
  const { contact } = await mediator.api.mergeContact({
    contactId: invited!.id,
    version: invited!.version,
    into_contact: written.id,
    keep,
  });
  expect(contact).toMatchObject({ ...keep, id: written.id, cases: [{ id: caseId }], double: null });
  expect(await contactsOf(mediator)).toEqual([contact]);
  await expect(mediator.api.getContact({ contactId: invited!.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('an entry is merged into a person with an account, and a second one into the entry of that person', async () => {
  const { mediator, a } = await openFamily(server);
  await server.owner`delete from contacts where mediator_id = ${mediator.id}`;
  const { contact: first } = await mediator.api.addContact({ ...details, email: a.email });
  expect(first.double).toMatchObject({ user_id: a.id, name: a.name });
  const merge = ({ id: contactId, version }: typeof first, note: string) =>
    mediator.api.mergeContact({ contactId, version, into_person: a.id, keep: { ...details, note } });
  expect((await merge(first, 'First.')).contact).toMatchObject({ id: first.id, user_id: a.id, note: 'First.' });
  const { contact: second } = await mediator.api.addContact(details);
  expect((await merge(second, 'Both.')).contact).toMatchObject({ id: first.id, user_id: a.id, note: 'Both.' });
});

test('two people with accounts of their own are not merged', async () => {
  const { mediator, a, b } = await openFamily(server);
  const entryOf = async ({ id: userId }: typeof a) => (await mediator.api.listContacts({ userId })).contacts[0]!;
  const { id: contactId, version } = await entryOf(a);
  const ofB = await entryOf(b);
  for (const into of [{ into_contact: ofB.id }, { into_person: b.id }])
    await expect(mediator.api.mergeContact({ contactId, version, ...into, keep: details })).rejects.toMatchObject({
      code: 'conflict',
      message: 'These two people have accounts of their own, so their entries stay apart.',
    });
  expect((await entryOf(a)).name).toBe(a.name);
});

test('merging with an entry of another mediator, a person of nobody’s case or an outdated version is refused', async () => {
  const { mediator, colleague, outsider, otherParty, a } = await openFamily(server);
  const { contact: mine } = await mediator.api.addContact(details);
  const { id: contactId, version } = mine;
  for (const { api } of [colleague, outsider]) {
    const { contact: theirs } = await api.addContact(details);
    await expect(
      mediator.api.mergeContact({ contactId, version, into_contact: theirs.id, keep: details }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      api.mergeContact({ contactId, version, into_contact: theirs.id, keep: details }),
    ).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(
    mediator.api.mergeContact({ contactId, version, into_person: otherParty.id, keep: details }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    mediator.api.mergeContact({ contactId, version: version + 1, into_person: a.id, keep: details }),
  ).rejects.toMatchObject({ code: 'conflict' });
  await expect(mediator.api.mergeContact({ contactId, version, keep: details })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(
    mediator.api.mergeContact({ contactId, version, into_contact: contactId, keep: details }),
  ).rejects.toMatchObject({ code: 'conflict' });
});

test('erasing a person deletes the entries about them', async () => {
  const { mediator, a, admin } = await openFamily(server);
  await mediator.api.addContact({ ...details, email: a.email });
  await erase(server, a, admin);
  expect(await server.owner`select id from contacts where user_id = ${a.id} or email = ${a.email}`).toEqual([]);
});
