import { expect, test } from 'vitest';
import { openFamily, overRest, remove, whoMay, whoSees } from '../../testing/family.ts';
import { addRow, changeRows } from '../../testing/rows.ts';
import { server } from '../../testing/server.ts';

const intakes = (userId: string) => server.owner<{ id: string }>`select id from case_intakes where user_id = ${userId}`;

test('an intake is readable by its party, their confirmed lawyer and the mediator', async () => {
  const family = await openFamily(server);
  const [ofA] = await intakes(family.a.id);
  const readers = ['mediator', 'a', 'lawyerA'];
  expect(
    await whoSees(family, ({ sql }) => sql((sql) => sql`select address from case_intakes where id = ${ofA!.id}`)),
  ).toEqual(readers);
  expect(await whoSees(family, (it) => overRest(it, 'case_intakes', '*', ['id', ofA!.id]))).toEqual(readers);
});

test('a lawyer reads the intake of their client only after the client has confirmed them', async () => {
  const family = await openFamily(server);
  const { b, caseId, participantOfLawyerB } = family;
  const [ofB] = await intakes(b.id);
  const readers = () =>
    whoSees(family, ({ sql }) => sql((sql) => sql`select id from case_intakes where id = ${ofB!.id}`));
  expect(await readers()).toEqual(['mediator', 'b']);
  await b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id });
  expect(await readers()).toEqual(['mediator', 'b', 'lawyerB']);
});

test('a removed mediator cannot read intakes or invitations of the case, or add participants', async () => {
  const { mediator, caseId } = await openFamily(server);
  const visibleIntakes = () => mediator.sql((sql) => sql`select id from case_intakes where case_id = ${caseId}`);
  const invited = () => mediator.sql((sql) => sql`select id from invitations where case_id = ${caseId}`);
  expect([(await visibleIntakes()).length, (await invited()).length]).toEqual([2, 5]);
  await remove(server, caseId, mediator);
  expect([await visibleIntakes(), await invited()]).toEqual([[], []]);
  const insert = mediator.sql(
    (sql) => sql`insert into case_participants (case_id, name, role, side) values (${caseId}, 'x', 'lawyer', 'B')`,
  );
  await expect(insert).rejects.toMatchObject({ code: '42501' });
});

test('people cannot add an intake on behalf of another person', async () => {
  const family = await openFamily(server);
  const { caseId, a } = family;
  const row = { case_id: caseId, name: 'Ada', email: a.email, phone: '1', date_of_birth: '1980-01-01', address: 'x' };
  expect(await whoMay(family, (it) => addRow(it, 'case_intakes', { ...row, user_id: a.id }))).toEqual([]);
});

test('people cannot reassign or delete an intake', async () => {
  const family = await openFamily(server);
  const { caseId, b } = family;
  expect(await whoMay(family, (it) => changeRows(it, 'case_intakes', { user_id: b.id }, ['case_id', caseId]))).toEqual(
    [],
  );
  expect(
    await whoMay(family, ({ sql }) => sql((sql) => sql`delete from case_intakes where case_id = ${caseId}`)),
  ).toEqual([]);
});

test('a lawyer invited at the client’s address does not inherit the client’s intake', async () => {
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
