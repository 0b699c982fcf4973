import { expect, test } from 'vitest';
import { intakeOf, openFamily, openMediation, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

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
