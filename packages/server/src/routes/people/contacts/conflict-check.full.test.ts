// Guards packages/server/src/routes/people/contacts/** supabase/migrations/**
import { expect, test } from 'vitest';
import { intakeOf, openFamily, openMediation, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

const year = new Date().getUTCFullYear();
const nothing = { own: [], organization: { is_known: false, ask: [] } };

test('a mediator finds their own case by the address of a party or by all words of a name, without accents', async () => {
  const { mediator, caseId, a, lawyerA } = await openFamily(server);
  const own = { case_id: caseId, year, has_joined: true };
  const check = async (input: { name?: string; email?: string }) => (await mediator.api.checkConflict(input)).own;
  expect(await check({ email: a.email.toUpperCase() })).toEqual([{ ...own, role: 'divorcee', matched: 'email' }]);
  expect(await check({ name: 'réyes, ADA' })).toEqual([{ ...own, role: 'divorcee', matched: 'name' }]);
  expect(await check({ name: lawyerA.name })).toMatchObject([{ role: 'lawyer' }]);
  expect(await mediator.api.checkConflict({ name: 'Ada Nobody', email: 'new@test.example' })).toEqual(nothing);
});

const known = await openFamily(server);

const isKnown = async (name: string, stored: string) => {
  const { colleague, a } = known;
  await server.owner`update profiles set name = ${stored} where id = ${a.id}`;
  const { is_known, ask } = (await colleague.api.checkConflict({ name })).organization;
  expect(ask).toEqual(is_known ? ['Mia Mediator'] : []);
  return is_known;
};

test.each([
  ['Maya Okafor', 'Maya Okafor'],
  ['Okafor, Maya', 'Maya Okafor'],
  ['Mâya Okafor', 'Maya Okafor'],
  ['Okafor', 'Maya Okafor'],
  ['Maya Adaeze Okafor', 'Maya Okafor'],
  ['Maya A. Okafor', 'Maya Okafor'],
  ['Maya Okafor-Adeyemi', 'Maya Okafor'],
  ['Maya Okafor', 'Maya Adaeze Okafor-Adeyemi'],
  ['Maya A. Okafor', 'Maya Adaeze Okafor'],
  ['M. Okafor', 'Maya Okafor'],
  ['Maya Adaeze Okafor', 'Maya Chidi Okafor'],
  ['Ng, Kim Ana', 'Ana Li Ng'],
  ['Maya Okafor Adeyemi', 'Maya Adaeze Okafor'],
  ['María José García Pérez', 'Maria Garcia'],
  ['Bridget O´Neill', 'Bridget Mary O’Neill'],
])('a mediator who checks %s is sent to the colleague of %s', async (name, stored) => {
  expect(await isKnown(name, stored)).toBe(true);
});

test.each([
  ['Maya Reyes', 'Maya Okafor'],
  ['Ana de la Cruz', 'Eva de la Torre'],
  ['M. Adams', 'Maya Okafor'],
  ['M', 'Maya Okafor'],
  ['Mayada Okaforson', 'Maya Okafor'],
  ['Maya Adaeze Bello', 'Maya Chidi Okafor'],
])('a mediator who checks %s is not sent to the colleague of %s', async (name, stored) => {
  expect(await isKnown(name, stored)).toBe(false);
});

test('a conflict check finds a person who was only invited or named in an intake as not joined', async () => {
  const { mediator, caseId, invite } = await openMediation(server);
  const email = `${crypto.randomUUID()}@test.example`;
  await invite({ email });
  expect((await mediator.api.checkConflict({ email })).own).toEqual([
    { case_id: caseId, year, role: 'divorcee', has_joined: false, matched: 'email' },
  ]);
  const named = { name: 'Noor Named', email: `${crypto.randomUUID()}@test.example` };
  await mediator.api.createCase(intakeOf(named));
  expect((await mediator.api.checkConflict({ name: 'Noor Named' })).own).toMatchObject([{ has_joined: false }]);
});

test('a mediator learns of a colleague’s case only that it exists and whom to ask', async () => {
  const { a, mediator, colleague, otherParty } = await openFamily(server);
  expect(await colleague.api.checkConflict({ email: a.email })).toEqual({
    own: [],
    organization: { is_known: true, ask: [mediator.name] },
  });
  expect(await colleague.api.checkConflict({ name: otherParty.name, email: otherParty.email })).toEqual(nothing);
});

test('a mediator of another organization finds nothing, and nobody else can check', async () => {
  const family = await openFamily(server);
  const { outsider, a } = family;
  expect(await outsider.api.checkConflict({ name: a.name, email: a.email })).toEqual(nothing);
  expect(await whoMay(family, ({ api }) => api.checkConflict({ name: a.name }))).toEqual([
    'mediator',
    'colleague',
    'outsider',
  ]);
  await expect(outsider.api.checkConflict({})).rejects.toMatchObject({ code: 'invalid' });
});

test('each conflict check is in the audit log without the name', async () => {
  const { mediator } = await openMediation(server);
  await mediator.api.checkConflict({ name: 'Ada Secret' });
  const entries = await server.owner<{ facts: object }>`
    select facts from private.audit_log where actor_id = ${mediator.id} and action = 'conflict_checked'`;
  expect(entries).toEqual([{ facts: {} }]);
});
