import { expect, test } from 'vitest';
import { openFamily, say } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import type { TestPerson } from '../../testing.ts';

/** A family in whose case nothing has happened for a day. */
async function quietFamily() {
  const family = await openFamily(server);
  const { caseId, mediator, a, b, lawyerA, outsider } = family;
  const ids = [mediator, a, b, lawyerA, outsider].map(({ id }) => `'${id}'`).join();
  await server.ownerDatabase.run(`
    set local session_replication_role = replica;
    update case_events set created_at = created_at - interval '1 day' where case_id = '${caseId}';
    update chat_messages set created_at = created_at - interval '1 day' where case_id = '${caseId}';
    update notifications set created_at = created_at - interval '1 day' where user_id in (${ids});`);
  return family;
}

const changesFor = async ({ api }: TestPerson) => (await api.listChanges({ seconds: 5 })).topics.toSorted();

test('a page learns nothing when nothing has happened, and the topics of what has', async () => {
  const { mediator, a, b, together } = await quietFamily();
  expect(await Promise.all([mediator, a, b].map(changesFor))).toEqual([[], [], []]);
  await say(a, together);
  expect(await changesFor(a)).toEqual(['cases', 'conversations']);
  expect(await changesFor(b)).toEqual(['cases', 'conversations', 'notifications']);
});

test('a page learns nothing of what its reader may not read', async () => {
  const { mediator, a, b, lawyerB, outsider, caseId } = await quietFamily();
  await a.api.askMediator({ caseId, kind: 'pause' });
  expect(await changesFor(mediator)).toEqual([
    'activity',
    'agreements',
    'enquiries',
    'notifications',
    'requests',
    'steps',
  ]);
  expect(await changesFor(a)).toEqual(['activity', 'agreements', 'requests', 'steps']);
  expect(await changesFor(b)).toEqual([]);
  for (const person of [lawyerB, outsider]) expect(await changesFor(person)).not.toContain('requests');
});

test('a page that asks for a longer time than the server remembers is refused', async () => {
  const { a } = await quietFamily();
  await expect(a.api.listChanges({ seconds: 100_000 })).rejects.toMatchObject({ code: 'invalid' });
});
