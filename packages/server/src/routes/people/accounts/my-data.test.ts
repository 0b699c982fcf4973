import { expect, test } from 'vitest';
import { openFamily, say } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';

test('the data export contains all data of the person and no data of others', async () => {
  const { a, b, mediator, admin, caseId, together, privateA, privateB } = await openFamily(server);
  await say(a, together, 'My words together.');
  await say(a, privateA, 'My words in private.');
  await say(b, together, 'Words of B together.');
  await say(b, privateB, 'Words of B in private.');
  await say(mediator, privateA, 'Words of the mediator.');
  await b.api.updateMe({ phone: '+44 117 496 0777' });
  const { data, exported_at } = await a.api.exportMyData();
  expect(Date.parse(exported_at)).toBeGreaterThan(0);
  expect(data['profile']).toMatchObject([{ id: a.id, name: 'Ada Reyes' }]);
  expect(data['contact_details']).toMatchObject([{ email: a.email }]);
  expect(data['cases']).toMatchObject([{ id: caseId, side: 'A', part: 'active' }]);
  expect(data['messages']?.map(({ content }) => content)).toEqual(['My words together.', 'My words in private.']);
  expect(data['intakes']).toHaveLength(1);
  const whole = JSON.stringify(data);
  for (const foreign of ['Words of', b.email, '496 0777', b.name, mediator.email]) expect(whole).not.toContain(foreign);
  expect((await admin.api.exportMyData()).data['messages']).toEqual([]);
  await expect(server.guest.exportMyData()).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the data export lists how a party receives messages and every answer that they gave about AI', async () => {
  const { a, b, caseId } = await openFamily(server);
  await a.api.setDelivery({ caseId, hours: { from: '17:00', to: '18:30' }, holds_from: 6 });
  for (const answer of ['yes', 'no'] as const) await a.api.answerAiConsent({ caseId, answer });
  const { data } = await a.api.exportMyData();
  expect(data['message_delivery']).toEqual([
    { case_id: caseId, delivers_from: '17:00:00', delivers_to: '18:30:00', holds_from: 6 },
  ]);
  expect(data['ai_consents']).toMatchObject([{ answer: 'yes' }, { answer: 'no' }]);
  expect((await b.api.exportMyData()).data).toMatchObject({ message_delivery: [], ai_consents: [] });
});

test('a person has one open erasure request at a time and reads the answer to it', async () => {
  const { a, b, admin } = await openFamily(server);
  expect(await a.api.getErasure()).toEqual({ erasure: null });
  const { erasure } = await a.api.requestErasure();
  expect(erasure).toMatchObject({ status: 'requested', explanation: '' });
  expect(await a.api.requestErasure()).toEqual({ erasure });
  expect(await b.api.getErasure()).toEqual({ erasure: null });
  expect(
    await server.owner`select message from notifications where user_id = ${admin.id} and subject_id = ${erasure.id}`,
  ).toEqual([{ message: 'Somebody asks for their data to be erased.' }]);

  const explanation = 'Your messages stay until 2033, because your case is kept for seven years.';
  await admin.api.answerErasure({ erasureId: erasure.id, status: 'done_in_part', explanation });
  expect(await a.api.getErasure()).toMatchObject({ erasure: { id: erasure.id, status: 'done_in_part', explanation } });
  expect(
    await server.owner`select message from notifications where user_id = ${a.id} and subject_id = ${erasure.id}`,
  ).toEqual([{ message: 'There is news about something you asked for.' }]);
  expect((await a.api.requestErasure()).erasure.id).not.toBe(erasure.id);
});
