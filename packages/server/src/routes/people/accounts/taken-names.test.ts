import { expect, test } from 'vitest';
import { addParticipant, openFamily, remove } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const taken = {
  code: 'conflict',
  message: 'Somebody in the same case has this name, or one that looks like it. Add a middle name or an initial.',
};

test('a person cannot take the name of somebody else in one of their cases, or one that looks like it', async () => {
  const { a, b, mediator, lawyerA } = await openFamily(server);
  const alike = [
    'Ada Reyes',
    'ada REYES',
    ' Ada  Reyes ',
    'AdaReyes',
    'Ada-Reyes',
    'Ada Reyés',
    'Ａda Reyes',
    'Аdа Rеуеs',
    'Ada R\u00adeyes',
  ];
  for (const name of alike) await expect(b.api.updateMe({ name })).rejects.toMatchObject(taken);
  await expect(b.api.updateMe({ name: 'Mia Mediator' })).rejects.toMatchObject(taken);
  await expect(b.api.updateMe({ name: 'Міа Меdіаtоr' })).rejects.toMatchObject(taken);
  for (const person of [mediator, lawyerA])
    await expect(person.api.updateMe({ name: 'Ben Reyes' })).rejects.toMatchObject(taken);
  await expect(b.sql((sql) => sql`update profiles set name = 'Ada Reyes' where id = ${b.id}`)).rejects.toMatchObject({
    code: 'MP409',
  });
  expect((await b.api.getMe()).user.name).toBe('Ben Reyes');
  expect((await a.api.updateMe({ name: 'ADA Reyes' })).user.name).toBe('ADA Reyes');
  expect((await b.api.updateMe({ name: 'Ben A. Reyes' })).user.name).toBe('Ben A. Reyes');
});

test('letters and digits that look like other letters are the same name, and different names stay different', async () => {
  const alike = async (one: string, other: string) => {
    const [row] = await server.owner<{ it: boolean }>`select private.looks_like(${one}, ${other}) as it`;
    return row!.it;
  };
  for (const [one, other] of [
    ['Daniel Hill', 'DanieI HiIl'],
    ['Olga', '0lga'],
    ['Łukasz', 'Lukasz'],
    ['Νina', 'Nina'],
    ['O’Brien', "O'Brien"],
    ['José', 'Jose\u0301'],
  ] as const)
    expect([one, other, await alike(one, other)]).toEqual([one, other, true]);
  for (const [one, other] of [
    ['Ian Reyes', 'Lan Reyes'],
    ['Мария', 'Марина'],
    ['山田', '山本'],
    ['Ada Reyes', 'Ada M. Reyes'],
  ] as const)
    expect([one, other, await alike(one, other)]).toEqual([one, other, false]);
});

test('an admin gives nobody a name that somebody else in the same case has', async () => {
  const { admin, b } = await openFamily(server);
  const { user } = await admin.api.getUser({ userId: b.id });
  const change = { userId: b.id, version: user.version! };
  await expect(admin.api.updateUser({ ...change, name: 'Ada Reyes' })).rejects.toMatchObject(taken);
  expect((await admin.api.updateUser({ ...change, name: 'Benjamin Reyes' })).user.name).toBe('Benjamin Reyes');
});

test('a person cannot join a case with the name of somebody else in it, joined or invited', async () => {
  const { mediator, b, caseId } = await openFamily(server);
  const join = async (name: string) =>
    addParticipant(mediator, caseId, await server.person('lawyer', { name }), { role: 'lawyer', side: 'B' });
  await expect(join('Ada Reyes')).rejects.toMatchObject(taken);
  await remove(server, caseId, b);
  await mediator.api.invite({ caseId, email: 'eli@test.example', name: 'Eli Reyes', role: 'divorcee', side: 'B' });
  await expect(join('Eli Reyes')).rejects.toMatchObject(taken);
  await join('Nora Reyes');
});

test('a person comes back into their place with the name they had, though another account holds it', async () => {
  const { mediator, b, caseId } = await openFamily(server);
  await remove(server, caseId, b);
  const again = await server.person('divorcee', { name: 'Ben Reyes' });
  expect(await addParticipant(mediator, caseId, again, { role: 'divorcee', side: 'B' })).toMatchObject({
    status: 'active',
  });
});

test('the mediator learns that somebody changed their name, and the other party does not', async () => {
  const { a, b, mediator, caseId } = await openFamily(server);
  const said = 'Somebody in your case has changed their name.';
  const messagesOf = async ({ api }: typeof a) =>
    (await api.listNotifications()).notifications.map(({ message }) => message);
  await a.api.updateMe({ name: 'Ada Reyes' });
  expect(await messagesOf(mediator)).not.toContain(said);
  await a.api.updateMe({ name: 'Ada Marsh' });
  expect(await messagesOf(mediator)).toContain(said);
  expect(await messagesOf(b)).not.toContain(said);
  const kindsOf = async ({ api }: typeof a) =>
    (await api.listCaseActivity({ caseId, limit: 100 })).events.map(({ kind }) => kind);
  expect(await kindsOf(mediator)).toContain('participant_renamed');
  expect(await kindsOf(b)).not.toContain('participant_renamed');
});
