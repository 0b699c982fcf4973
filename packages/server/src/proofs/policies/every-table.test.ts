import { expect, test } from 'vitest';
import { differences } from '../access/access.ts';
import { allAccess } from '../access/all-access.ts';
import { differencesOverRest } from '../access/differences-over-rest.ts';
import { openFamily } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const family = await openFamily(server);
const everyTable = (await allAccess()).map((access) => [access.table, access] as const);

// ASVS 8.2.2, 8.2.3, 8.3.1
test.for(everyTable)('%s: each person has exactly the rights of the access table', async ([, access]) => {
  expect(await differences(server.ownerDatabase.db, family, access)).toEqual([]);
});

// ASVS 8.2.2, 8.2.3
test.for(everyTable)('%s: /rest/v1 allows the same reads and no writes', async ([, access]) => {
  expect(await differencesOverRest(server, await openFamily(server), access)).toEqual([]);
});
