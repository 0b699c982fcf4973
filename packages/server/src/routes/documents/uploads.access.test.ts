import { expect, test } from 'vitest';
import { openFamily } from '../../testing/family.ts';
import { addRow } from '../../testing/rows.ts';
import { server } from '../../testing/server.ts';
import { access } from './uploads.access.ts';

test('people cannot add a document directly in the database without its file', async () => {
  const { a, lawyerA, caseId } = await openFamily(server);
  for (const person of [a, lawyerA]) {
    const values = access.adds[2]!.values({ caseId, a } as never, 'a');
    await expect(addRow(person, 'uploads', values)).rejects.toThrow('A document comes with its file.');
  }
  expect(await server.owner`select 1 from uploads where case_id = ${caseId}`).toEqual([]);
});
