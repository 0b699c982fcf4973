import { expect, test } from 'vitest';
import { openFamily, say } from '../../../testing/family.ts';
import { sendDocument } from '../../documents/documents.fixture.ts';
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
  expect(await a.api.getErasure()).toMatchObject({ erasure: null, backup_days: 14 });
  const [{ erasure }, other] = await Promise.all([a.api.requestErasure(), a.api.requestErasure()]);
  expect(erasure).toMatchObject({ status: 'requested', explanation: '' });
  expect(other).toEqual({ erasure });
  expect((await b.api.getErasure()).erasure).toBeNull();
  expect(
    await server.owner`select message from notifications where user_id = ${admin.id} and subject_id = ${erasure.id}`,
  ).toEqual([{ message: 'Somebody asks for their data to be erased.' }]);

  const explanation = 'Your case begins next week. Please ask again when it is closed.';
  await admin.api.answerErasure({ erasureId: erasure.id, status: 'refused', explanation });
  expect((await a.api.getErasure()).erasure).toMatchObject({ id: erasure.id, status: 'refused', explanation });
  expect(
    await server.owner`select message from notifications where user_id = ${a.id} and subject_id = ${erasure.id}`,
  ).toEqual([{ message: 'There is news about something you asked for.' }]);
  expect((await a.api.requestErasure()).erasure.id).not.toBe(erasure.id);
});

test('a person takes an erasure request back until it is carried out', async () => {
  const { a, b, admin } = await openFamily(server);
  const nothing = { code: 'conflict', message: 'There is no request that you could still take back.' };
  await expect(a.api.withdrawErasure()).rejects.toMatchObject(nothing);
  const { erasure } = await a.api.requestErasure();
  const answer = { erasureId: erasure.id, explanation: 'We look at your case first.' };
  await admin.api.answerErasure({ ...answer, status: 'checking_holds' });
  await expect(b.api.withdrawErasure()).rejects.toMatchObject(nothing);
  expect((await a.api.withdrawErasure()).erasure).toMatchObject({ id: erasure.id, status: 'withdrawn' });
  await expect(admin.api.answerErasure({ ...answer, status: 'carrying_out' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'The person took this request back.',
  });
  const again = (await a.api.requestErasure()).erasure.id;
  expect(again).not.toBe(erasure.id);
  await admin.api.answerErasure({ erasureId: again, status: 'carrying_out' });
  await expect(a.api.withdrawErasure()).rejects.toMatchObject(nothing);
});

test('a person reads beforehand what the record of each case keeps, why and until when, and nothing of a hold', async () => {
  const { a, admin, caseId, together, privateA } = await openFamily(server);
  await say(a, together);
  await say(a, privateA);
  await sendDocument(a, caseId, { audience: 'everyone' });
  await sendDocument(a, caseId, { audience: 'private' });
  const { reference, title } = (await a.api.getCase({ caseId })).case;
  const open = {
    case_id: caseId,
    reference,
    title,
    reason: 'open',
    kept_until: null,
    messages: 2,
    documents: 1,
    signatures: 0,
  };
  expect((await a.api.getErasure()).kept).toEqual([open]);
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for the file.' });
  expect((await a.api.getErasure()).kept).toEqual([open]);
  await server.owner`update cases set status = 'closed', close_reason = 'agreed_full' where id = ${caseId}`;
  expect((await a.api.getErasure()).kept).toEqual([{ ...open, reason: 'retention', kept_until: expect.any(String) }]);
  await server.owner`update cases set closed_at = now() - interval '8 years' where id = ${caseId}`;
  expect((await a.api.getErasure()).kept).toEqual([]);
});
