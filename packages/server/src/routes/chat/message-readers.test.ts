import { expect, test } from 'vitest';
import { openFamily, say, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

type Person = Awaited<ReturnType<typeof openFamily>>['a'];

const read = ({ api }: Person, channelId: string, messageId: string) => api.markRead({ channelId, messageId });
const hide = ({ api }: Person, hide_presence: boolean) => api.updateMe({ hide_presence });
const share = ({ api }: Person, shares_read_receipts: boolean) => api.updateMe({ shares_read_receipts });
const readersOf = async ({ api }: Person, messageId: string) =>
  (await api.listMessageReaders({ messageId })).readers.map(({ user_id }) => user_id);

test('the sender of a message sees who has read it, and who has not is not listed', async () => {
  const { mediator, a, lawyerA, privateA, together } = await openFamily(server);
  const { id } = await say(a, privateA);
  expect(await readersOf(a, id)).toEqual([]);
  await read(mediator, privateA, id);
  expect((await a.api.listMessageReaders({ messageId: id })).readers).toEqual([
    { user_id: mediator.id, name: mediator.name },
  ]);
  const { id: second } = await say(a, together);
  await read(lawyerA, together, second);
  expect(await readersOf(a, second)).toEqual([lawyerA.id]);
  const { id: third } = await say(a, together);
  expect(await readersOf(a, third)).toEqual([]);
});

test('a person who hides their read receipts is not listed', async () => {
  const { mediator, a, privateA } = await openFamily(server);
  const { id } = await say(a, privateA);
  await read(mediator, privateA, id);
  await hide(mediator, true);
  expect(await readersOf(a, id)).toEqual([]);
  await hide(mediator, false);
  expect(await readersOf(a, id)).toEqual([mediator.id]);
});

test('people of the other side see that a person read a message only while that person shares it', async () => {
  const { mediator, a, b, lawyerA, lawyerB, caseId, participantOfLawyerB, together } = await openFamily(server);
  await b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id });
  const messages = [await say(a, together), await say(lawyerA, together), await say(mediator, together)];
  for (const { id } of messages) for (const person of [b, lawyerB]) await read(person, together, id);
  const [ofA, ofLawyerA, ofMediator] = messages.map(({ id }) => id) as [string, string, string];
  expect(await readersOf(a, ofA)).toEqual([]);
  expect(await readersOf(lawyerA, ofLawyerA)).toEqual([]);
  expect(await readersOf(mediator, ofMediator)).toEqual([b.id, lawyerB.id]);
  await share(b, true);
  expect(await readersOf(a, ofA)).toEqual([b.id]);
  expect(await readersOf(lawyerA, ofLawyerA)).toEqual([b.id]);
  await share(b, false);
  expect(await readersOf(a, ofA)).toEqual([]);
});

test('a party who hides their own read receipts does not see those of the other party, and still those of the mediator', async () => {
  const { mediator, a, b, together } = await openFamily(server);
  const { id } = await say(a, together);
  await share(b, true);
  await read(b, together, id);
  await read(mediator, together, id);
  expect(await readersOf(a, id)).toEqual([b.id, mediator.id]);
  await hide(a, true);
  expect(await readersOf(a, id)).toEqual([mediator.id]);
});

test('only the sender of a message lists its readers, while they are in the channel', async () => {
  const family = await openFamily(server);
  const { mediator, lawyerA, caseId, privateA } = family;
  const { id: messageId } = await say(lawyerA, privateA);
  await read(mediator, privateA, messageId);
  expect(await whoMay(family, ({ api }) => api.listMessageReaders({ messageId }))).toEqual(['lawyerA']);
  await server.owner`
    update case_participants set status = 'removed' where case_id = ${caseId} and user_id = ${lawyerA.id}`;
  await expect(readersOf(lawyerA, messageId)).rejects.toMatchObject({ code: 'not_found' });
});
