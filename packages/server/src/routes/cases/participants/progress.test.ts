import { expect, test } from 'vitest';
import { openFamily, say, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

test('only the mediator of a case reads when the parties were last active, by day', async () => {
  const family = await openFamily(server);
  const { mediator, caseId, participantOfA } = family;
  expect(await whoMay(family, ({ api }) => api.listPartyActivity({ caseId }))).toEqual(['mediator']);
  const [ofA, ofB] = (await mediator.api.listPartyActivity({ caseId })).parties;
  expect(ofA).toEqual({
    participant_id: participantOfA.id,
    last_active_on: new Date().toISOString().slice(0, 10),
    reminded_at: null,
    is_stalled: false,
  });
  expect(ofB).toMatchObject({ is_stalled: false });
});

test('a party who has done nothing for a week while the case waits for them is stalled, until they do something', async () => {
  const { mediator, a, caseId, privateA } = await openFamily(server);
  await server.owner`update case_events set created_at = created_at - interval '8 days' where case_id = ${caseId}`;
  const stalled = async () =>
    (await mediator.api.listPartyActivity({ caseId })).parties.map(({ is_stalled }) => is_stalled);
  expect(await stalled()).toEqual([true, true]);
  await say(a, privateA);
  expect(await stalled()).toEqual([false, true]);
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.changeCaseStatus({ caseId, status: 'on_hold', version });
  expect(await stalled()).toEqual([false, false]);
});

test('only the mediator of a case reminds a party', async () => {
  const family = await openFamily(server);
  const { id: participantId } = family.participantOfA;
  expect(await whoMay(family, ({ api }) => api.remindParticipant({ participantId }))).toEqual(['mediator']);
});

test('a reminder notifies the party in neutral words, and nobody else', async () => {
  const { mediator, a, b, lawyerA, caseId, participantOfA } = await openFamily(server);
  await mediator.api.remindParticipant({ participantId: participantOfA.id });
  const said = async ({ api }: typeof a) => (await api.listNotifications()).notifications.map(({ message }) => message);
  expect(await said(a)).toContain('Your mediator asks you to look at your case.');
  for (const other of [b, lawyerA])
    expect(await said(other)).not.toContain('Your mediator asks you to look at your case.');
  const kinds = async ({ api }: typeof a) => (await api.listCaseActivity({ caseId })).events.map(({ kind }) => kind);
  expect(await kinds(mediator)).toContain('reminder_sent');
  for (const other of [a, b]) expect(await kinds(other)).not.toContain('reminder_sent');
});

test('a second reminder within 24 hours, one to a lawyer and one in a closed case return conflict', async () => {
  const { mediator, caseId, participantOfA, participantOfB, participantOfLawyerB } = await openFamily(server);
  const remind = (participantId: string) => mediator.api.remindParticipant({ participantId });
  await remind(participantOfA.id);
  await expect(remind(participantOfA.id)).rejects.toMatchObject({
    code: 'conflict',
    message: 'You reminded this person already in the last 24 hours.',
  });
  await expect(remind(participantOfLawyerB.id)).rejects.toMatchObject({ code: 'conflict' });
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await expect(remind(participantOfB.id)).rejects.toMatchObject({ code: 'conflict' });
});
