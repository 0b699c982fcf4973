import { expect, test } from 'vitest';
import { openFamily, overRest, remove, whoMay, whoSees } from '../testing/family.ts';
import { addRow, changeRows } from '../testing/rows.ts';
import { server } from '../testing/server.ts';
import { access } from './case-intakes.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);

const intakes = (userId: string) => server.owner<{ id: string }>`select id from case_intakes where user_id = ${userId}`;

test('what a party told at the start is read by that party, their confirmed lawyer, the mediator and admins', async () => {
  const family = await openFamily(server);
  const [ofA] = await intakes(family.a.id);
  const readers = ['mediator', 'a', 'lawyerA', 'admin'];
  expect(
    await whoSees(family, ({ sql }) => sql((sql) => sql`select address from case_intakes where id = ${ofA!.id}`)),
  ).toEqual(readers);
  expect(await whoSees(family, (it) => overRest(it, 'case_intakes', '*', ['id', ofA!.id]))).toEqual(readers);
});

test('a lawyer reads it only once the client has confirmed them', async () => {
  const family = await openFamily(server);
  const { b, caseId, seatOfLawyerB } = family;
  const [ofB] = await intakes(b.id);
  const readers = () =>
    whoSees(family, ({ sql }) => sql((sql) => sql`select id from case_intakes where id = ${ofB!.id}`));
  expect(await readers()).toEqual(['mediator', 'b', 'admin']);
  await b.api.confirmLawyer({ caseId, participantId: seatOfLawyerB.id });
  expect(await readers()).toEqual(['mediator', 'b', 'lawyerB', 'admin']);
});

test('a mediator who was removed from the case neither reads what was told there nor invites into it', async () => {
  const { mediator, caseId } = await openFamily(server);
  const told = () => mediator.sql((sql) => sql`select id from case_intakes where case_id = ${caseId}`);
  const invited = () => mediator.sql((sql) => sql`select id from invitations where case_id = ${caseId}`);
  expect([(await told()).length, (await invited()).length]).toEqual([2, 5]);
  await remove(server, caseId, mediator);
  expect([await told(), await invited()]).toEqual([[], []]);
  const place = mediator.sql(
    (sql) => sql`insert into case_participants (case_id, name, role, side) values (${caseId}, 'x', 'lawyer', 'B')`,
  );
  await expect(place).rejects.toMatchObject({ code: '42501' });
});

test('nobody writes one down as somebody else’s own', async () => {
  const family = await openFamily(server);
  const { caseId, a } = family;
  const row = { case_id: caseId, name: 'Ada', email: a.email, phone: '1', date_of_birth: '1980-01-01', address: 'x' };
  expect(await whoMay(family, (it) => addRow(it, 'case_intakes', { ...row, user_id: a.id }))).toEqual([]);
});

test('nobody rewrites or deletes what was told', async () => {
  const family = await openFamily(server);
  const { caseId, b } = family;
  expect(await whoMay(family, (it) => changeRows(it, 'case_intakes', { user_id: b.id }, ['case_id', caseId]))).toEqual(
    [],
  );
  expect(
    await whoMay(family, ({ sql }) => sql((sql) => sql`delete from case_intakes where case_id = ${caseId}`)),
  ).toEqual([]);
});

test('a lawyer who was invited at the client’s own address does not inherit what the client told', async () => {
  const { mediator } = await openFamily(server);
  const lawyer = await server.person('lawyer');
  const { case: opened } = await mediator.api.createCase({
    personalInfo: { name: 'Client', email: lawyer.email, phone: '12345', dateOfBirth: '1990-01-01', address: 'x' },
  });
  const party = await server.person();
  for (const [guest, role] of [
    [party, 'divorcee'],
    [lawyer, 'lawyer'],
  ] as const) {
    const { token } = await mediator.api.invite({
      caseId: opened.id,
      email: guest.email,
      name: 'Guest',
      role,
      side: 'A',
    });
    await guest.api.acceptInvitation({ token });
  }
  expect(await lawyer.sql((sql) => sql`select id from case_intakes`)).toEqual([]);
  expect(await server.owner`select user_id from case_intakes where case_id = ${opened.id}`).toEqual([
    { user_id: null },
  ]);
});
