// Guards packages/server/src/routes/**/*.access.ts packages/server/src/proofs/access/** supabase/migrations/**
import { expect, test } from 'vitest';
import { actors } from './access.ts';
import { allAccess } from './all-access.ts';
import { differencesOverRest } from './differences-over-rest.ts';
import { openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const everyTable = (await allAccess()).map((access) => [access.table, access] as const);

test.for(everyTable)('%s: /rest/v1 lets nobody write, whoever tries', async ([, access]) => {
  expect(await differencesOverRest(server, await openFamily(server), access, actors)).toEqual([]);
});
