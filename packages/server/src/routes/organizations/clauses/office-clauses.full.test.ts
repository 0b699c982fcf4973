// Guards packages/server/src/routes/organizations/clauses/** supabase/migrations/20261201102300_office_clauses.sql
import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import type { TestPerson } from '../../../testing.ts';

const dog = { heading: 'The dog', text: '[Who keeps the dog?] keeps the dog.', plain_text: '' };
const perro = { heading: 'El perro', text: '[¿Quién se queda con el perro?] se queda con el perro.', plain_text: '' };
const clause = { document: 'memorandum', issue: 'other', words_en: dog, words_es: null } as const;

test('an admin of the office writes a clause in one language, then the other, and its mediators read it', async () => {
  const { officeAdmin, mediator, organization: orgId } = await openFamily(server);
  const { clause_id: clauseId } = await officeAdmin.api.addOfficeClause({ orgId, ...clause });
  const { clauses } = await mediator.api.listOfficeClauses({ orgId });
  expect(clauses).toEqual([{ id: clauseId, ...clause, version: 1 }]);
  const changed = { clauseId, ...clause, issue: null, words_es: perro, version: 1 };
  await officeAdmin.api.saveOfficeClause(changed);
  await expect(officeAdmin.api.saveOfficeClause(changed)).rejects.toMatchObject({ code: 'conflict' });
  expect((await mediator.api.listOfficeClauses({ orgId })).clauses).toMatchObject([
    { issue: null, words_en: dog, words_es: perro, version: 2 },
  ]);
  await officeAdmin.api.removeOfficeClause({ clauseId });
  expect((await mediator.api.listOfficeClauses({ orgId })).clauses).toEqual([]);
  await expect(officeAdmin.api.removeOfficeClause({ clauseId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(officeAdmin.api.saveOfficeClause(changed)).rejects.toMatchObject({ code: 'not_found' });
});

test('a clause without words in either language, or more of them than an office keeps, is refused', async () => {
  const { officeAdmin, organization: orgId } = await openFamily(server);
  await expect(officeAdmin.api.addOfficeClause({ orgId, ...clause, words_en: null })).rejects.toMatchObject({
    details: [{ path: 'words_en', message: 'Write the clause in one language at least.' }],
  });
  const words = { ...dog, heading: ' ' };
  await expect(officeAdmin.api.addOfficeClause({ orgId, ...clause, words_en: words })).rejects.toMatchObject({
    code: 'invalid',
  });
  for (const text of ['[Who keeps the dog? keeps it.', 'Who?] keeps it.', '[Who [really]?] keeps it.'])
    await expect(
      officeAdmin.api.addOfficeClause({ orgId, ...clause, words_en: { ...dog, text } }),
    ).rejects.toMatchObject({
      details: [{ path: 'words_en.text', message: 'Close each bracket, and open none inside another.' }],
    });
  await server.owner`insert into office_clauses (organization_id, document, words_en)
    select ${orgId}, 'memorandum', ${JSON.stringify(dog)}::jsonb from generate_series(1, 200)`;
  await expect(officeAdmin.api.addOfficeClause({ orgId, ...clause })).rejects.toMatchObject({
    message: 'An office keeps up to 200 clauses. Remove one first.',
  });
});

test('an admin of the organization alone writes its clauses, and its mediators read them', async () => {
  const family = await openFamily(server);
  const { officeAdmin, organization: orgId } = family;
  const { clause_id: clauseId } = await officeAdmin.api.addOfficeClause({ orgId, ...clause });
  const all = ['mediator', 'colleague', 'admin', 'officeAdmin'];
  expect(await whoMay(family, ({ api }) => api.listOfficeClauses({ orgId }))).toEqual(all);
  const admins = ['admin', 'officeAdmin'];
  expect(await whoMay(family, ({ api }) => api.addOfficeClause({ orgId, ...clause }))).toEqual(admins);
  const current = async () => {
    const { clauses } = await officeAdmin.api.listOfficeClauses({ orgId });
    return clauses.find(({ id }) => id === clauseId)!.version;
  };
  const save = async ({ api }: TestPerson) => api.saveOfficeClause({ clauseId, ...clause, version: await current() });
  expect(await whoMay(family, save)).toEqual(admins);
  expect(await whoMay(family, ({ api }) => api.removeOfficeClause({ clauseId }))).toEqual(['admin']);
});
