import { afterAll, expect, test } from 'vitest';
import { addRow } from '../testing/rows.ts';
import { openFamily, overRest, remove, say, whoMay, whoSees } from '../testing/family.ts';
import { proposeAndConfirm } from '../routes/sessions/sessions.fixture.ts';
import { migratedFolder } from '../testing/migrated-folder.ts';
import { listenAs } from '../testing/socket.ts';
import { startTestServer } from '../testing.ts';

const server = await startTestServer({ folder: migratedFolder() });
await server.listen();
afterAll(() => server.stop());

test('the embedded database gives the same people access through the API, directly and over /rest/v1', async () => {
  const family = await openFamily(server);
  const { mediator, caseId, together, privateA } = family;
  const { id, created_at } = await say(mediator, privateA);
  const inTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'];
  const membersOfA = ['mediator', 'a', 'lawyerA'];
  expect(await whoMay(family, ({ api }) => api.getCase({ caseId }))).toEqual(inTheCase);
  expect(await whoMay(family, ({ api }) => api.listMessages({ channelId: privateA }))).toEqual(membersOfA);
  expect(await whoSees(family, ({ sql }) => sql((sql) => sql`select from chat_messages where id = ${id}`))).toEqual(
    membersOfA,
  );
  expect(await whoSees(family, (it) => overRest(it, 'messages', '*', ['id', id]))).toEqual(membersOfA);
  expect(await overRest(mediator, 'messages', 'created_at', ['id', id])).toEqual([{ created_at }]);
  expect(await whoMay(family, (it) => say(it, together))).toEqual(['mediator', 'a', 'b', 'lawyerA', 'lawyerB']);
  expect(await whoMay(family, (it) => addRow(it, 'cases', { title: 'Mine', status: 'closed' }))).toEqual([]);
});

test('a session is confirmed, a message arrives live and a removed party reads nothing more on the embedded database', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, caseId, together, privateA } = family;
  const session = await proposeAndConfirm(family);
  expect((await a.api.listSessions({ status: 'scheduled' })).sessions).toMatchObject([{ id: session.id }]);
  const [listenerOfA, listenerOfB] = await Promise.all([listenAs(a), listenAs(b)]);
  await say(mediator, privateA, 'Between us.');
  await say(mediator, together, 'To everybody.');
  await expect.poll(() => listenerOfA.contents).toEqual(['Between us.', 'To everybody.']);
  await expect.poll(() => listenerOfB.contents).toEqual(['To everybody.']);
  await remove(server, caseId, b);
  await expect(b.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
});
