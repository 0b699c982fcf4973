import { expect, test } from 'vitest';
import { intakeOf, openFamily, overRest, addParticipant, whoMay, whoSees } from '../../../testing/family.ts';
import { addRow, changeRows } from '../../../testing/rows.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';

test('the email address of a party is readable by the party and the mediator of the case', async () => {
  const family = await openFamily(server);
  const known = ['mediator', 'a'];
  const { id } = family.a;
  expect(
    await whoSees(family, ({ sql }) => sql((sql) => sql`select email from contact_details where user_id = ${id}`)),
  ).toEqual(known);
  expect(await whoSees(family, (it) => overRest(it, 'contact_details', 'email', ['user_id', id]))).toEqual(known);
});

test('a mediator who is a party in another case cannot read the other party’s contact details there', async () => {
  const { colleague, outsider, mediator } = await openFamily(server);
  const spouse = await server.person();
  for (const host of [outsider, mediator]) {
    const { case: own } = await host.api.createCase(intakeOf(spouse));
    await addParticipant(host, own.id, spouse, { role: 'divorcee', side: 'A' });
    await addParticipant(host, own.id, colleague, { role: 'divorcee', side: 'B' });
  }
  const read = ({ sql }: typeof colleague) =>
    sql((sql) => sql`select email from contact_details where user_id = ${spouse.id}`);
  expect(await read(mediator)).toEqual([{ email: spouse.email }]);
  expect(await read(colleague)).toEqual([]);
});

// ASVS 8.2.3
test('the safe-contact code word of a party is readable only by the party and the mediator of the case', async () => {
  const family = await openFamily(server);
  const { a } = family;
  const { confirmed_at: _, ...contact } = (await a.api.getMe()).settings.safe_contact;
  await a.api.updateMe({ safe_contact: { ...contact, hours: 'after six', code_word: 'heron' } });
  const read = ({ api }: typeof a) =>
    api.getUser({ userId: a.id }).then(
      ({ user }) => (user.safe_contact?.code_word === 'heron' ? [user] : []),
      () => [],
    );
  expect(await whoSees(family, read)).toEqual(['mediator', 'a']);
  for (const { api } of [family.admin, family.officeAdmin])
    expect((await api.getUser({ userId: a.id })).user.safe_contact).toBeNull();
  expect(await family.colleague.api.getUser({ userId: a.id })).toMatchObject({
    user: { name: a.name, role: 'divorcee', email: null, phone: null, safe_contact: null },
  });
  expect((await a.api.getMe()).settings.safe_contact.code_word).toBe('heron');
  for (const { supabase } of [family.mediator, family.admin, a]) {
    const { error } = await supabase.from('contact_details').select('safe_code_word').eq('user_id', a.id);
    expect(error?.code).toBe('42501');
  }
});

test('people cannot add, change or delete contact details directly in the database', async () => {
  const family = await openFamily(server);
  const email = 'taken@test.example';
  for (const attempt of [
    (it: TestPerson) => addRow(it, 'contact_details', { user_id: it.id, email }),
    (it: TestPerson) => changeRows(it, 'contact_details', { email }, ['user_id', it.id]),
    ({ id, sql }: TestPerson) => sql((sql) => sql`delete from contact_details where user_id = ${id}`),
  ])
    expect(await whoMay(family, attempt)).toEqual([]);
});
