import type { Mode } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { deliverMessages } from '../../../jobs/deliver-messages.ts';
import { type Family, openFamily, overRest, say, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { addTopic, negotiationOf, offer, terms } from '../../negotiation/proposals.fixture.ts';
import { inHours, propose, withA } from '../../sessions/sessions.fixture.ts';

const { owner } = server;
const timeIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
const later = () => ({ from: timeIn(2), to: timeIn(3) });

/** Sets the mode of the family's case, over whatever it was. */
async function setMode({ mediator, caseId }: Family, mode: Mode, hours = mode === 'paced' ? later() : null) {
  const { version } = (await mediator.api.getCaseMode({ caseId })).mode;
  return (await mediator.api.setCaseMode({ caseId, mode, hours, version })).mode;
}

const contentsFor = async ({ api }: Family['a'], channelId: string) =>
  (await api.listMessages({ channelId })).messages.map(({ content }) => content);

test('everybody in the case reads its mode, and only its mediator sets it', async () => {
  const family = await openFamily(server);
  const { caseId, mediator } = family;
  const inTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'];
  expect(await whoMay(family, ({ api }) => api.getCaseMode({ caseId }))).toEqual(inTheCase);
  expect((await family.a.api.getCaseMode({ caseId })).mode).toMatchObject({ mode: 'joint', version: 0, set_at: null });
  const set = { caseId, mode: 'shuttle', hours: null, version: 0 } as const;
  expect(await whoMay(family, ({ api }) => api.setCaseMode(set))).toEqual(['mediator']);
  const shown = { mode: 'shuttle', hours: null, set_by_name: mediator.name, version: 1 };
  for (const { api } of [family.a, family.lawyerB, family.admin])
    expect((await api.getCaseMode({ caseId })).mode).toMatchObject(shown);
  const again = mediator.api.setCaseMode({ ...set, mode: 'paused' });
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
  for (const hours of [null, { from: '17:00', to: '17:00' }])
    await expect(mediator.api.setCaseMode({ ...set, mode: 'paced', hours, version: 1 })).rejects.toMatchObject({
      code: 'invalid',
    });
  await expect(mediator.api.setCaseMode({ ...set, hours: later(), version: 1 })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a party of a shuttled case writes to the mediator alone, and lawyers and the mediator to everybody', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator, together, privateA, privateB } = family;
  await setMode(family, 'shuttle');
  const refused = { code: 'conflict', message: expect.stringContaining('Write to your mediator') as string };
  for (const party of [a, b]) await expect(say(party, together)).rejects.toMatchObject(refused);
  const inSpanish = a.api.postMessage({ channelId: together, content: 'Hola.' });
  await expect(inSpanish).rejects.toMatchObject({ code: 'conflict' });
  await expect(
    a.sql((sql) => sql`insert into chat_messages (channel_id, content) values (${together}, 'x')`),
  ).rejects.toThrow('Write to your mediator');
  const { error } = await a.supabase.from('chat_messages').insert({ channel_id: together, content: 'x' });
  expect(error).not.toBeNull();
  expect(await overRest(b, 'chat_messages', 'content', ['channel_id', together])).toEqual([]);
  for (const [person, channel] of [
    [a, privateA],
    [lawyerA, privateA],
    [b, privateB],
    [mediator, privateA],
    [mediator, together],
    [lawyerA, together],
  ] as const)
    await say(person, channel, 'Still open.');
  await setMode(family, 'joint');
  await say(a, together, 'Hello again.');
  expect(await contentsFor(b, together)).toContain('Hello again.');
});

test('a person in a paused case does not write to everybody, and nobody offers anything new until the mediator goes on', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator, caseId, together, privateA } = family;
  const { id: topicId } = await addTopic(family);
  const { id: proposalId } = await offer(a, topicId, { expires_at: inHours(48) });
  await setMode(family, 'paused');
  for (const person of [a, b, lawyerA, mediator])
    await expect(say(person, together)).rejects.toMatchObject({ code: 'conflict' });
  for (const person of [a, lawyerA, mediator]) await say(person, privateA, 'Still open.');
  const paused = { code: 'conflict', message: expect.stringContaining('is paused') as string };
  for (const person of [a, mediator]) await expect(offer(person, topicId)).rejects.toMatchObject(paused);
  await expect(offer(b, topicId, { audience: 'one_side' })).rejects.toMatchObject(paused);
  await expect(b.api.counterProposal({ proposalId, terms })).rejects.toMatchObject(paused);
  await expect(propose(family)).rejects.toMatchObject(paused);
  await propose(family, withA(family));
  const { deadlines } = await b.api.getCaseMode({ caseId });
  expect(deadlines).toMatchObject([{ kind: 'proposal', on: null }]);
  expect((await family.admin.api.getCaseMode({ caseId })).deadlines).toEqual([]);
  expect((await negotiationOf(b, family)).proposals.map(({ state }) => state)).toEqual(['offered']);
  await setMode(family, 'joint');
  await say(a, together);
  await propose(family);
});

test('a message of a party in a paced case reaches the other party at its hours, and everybody else at once', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, mediator, caseId, together } = family;
  const hours = later();
  expect(await setMode(family, 'paced', hours)).toMatchObject({
    mode: 'paced',
    hours,
    time_zone: expect.any(String) as string,
  });
  const { id } = await say(b, together, 'Can you swap Friday?');
  await say(mediator, together, 'Thank you.');
  expect(await contentsFor(a, together)).toEqual(['Thank you.']);
  expect(await overRest(a, 'chat_messages', 'content', ['channel_id', together])).toEqual([{ content: 'Thank you.' }]);
  for (const reader of [b, lawyerA, lawyerB, mediator])
    expect(await contentsFor(reader, together)).toEqual(['Can you swap Friday?', 'Thank you.']);
  const { held, receivers } = await mediator.api.listHeldMessages({ caseId });
  expect([held.map(({ message_id, reason }) => [message_id, reason]), receivers]).toEqual([[[id, 'hours']], []]);
  await owner`update held_messages set due_at = now() - interval '1 second' where message_id = ${id}`;
  await deliverMessages(owner);
  expect(await contentsFor(a, together)).toEqual(['Can you swap Friday?', 'Thank you.']);
  await setMode(family, 'paced', { from: timeIn(-1), to: timeIn(1) });
  await say(b, together, 'Within the hours.');
  expect(await contentsFor(a, together)).toContain('Within the hours.');
});

test('a message that waits in a paced case arrives once the case is joint again, and in new hours once they begin', async () => {
  const family = await openFamily(server);
  const { a, b, together } = family;
  const arrived = async () => {
    await deliverMessages(owner);
    return contentsFor(a, together);
  };
  await setMode(family, 'paced', later());
  await say(b, together, 'Can you swap Friday?');
  await setMode(family, 'paced', { from: timeIn(4), to: timeIn(5) });
  expect(await arrived()).toEqual([]);
  await setMode(family, 'joint');
  expect(await contentsFor(a, together)).toEqual(['Can you swap Friday?']);
  await setMode(family, 'paced', later());
  expect(await arrived()).toEqual(['Can you swap Friday?']);
});

test('a party who chose hours of their own receives messages of a paced case in these, after those of the case', async () => {
  const family = await openFamily(server);
  const { a, b, caseId, mediator, together } = family;
  await owner`update person_settings set time_zone = 'UTC' where user_id = ${a.id}`;
  const { time_zone } = await setMode(family, 'paced', later());
  await a.api.setDelivery({ caseId, hours: { from: timeIn(5), to: timeIn(6) }, holds_from: null });
  await say(b, together);
  const [message] = (await mediator.api.listHeldMessages({ caseId })).held;
  expect(time_zone).not.toBe('');
  expect(message?.due_at?.slice(11, 16)).toBe(timeIn(5));
});

test('the mediator reads what private answers speak for, nobody else does, and an answer put aside stays away', async () => {
  const family = await openFamily(server);
  const { a, b, caseId, mediator, together } = family;
  await mediator.api.returnIntake({ intakeId: (await a.api.getIntake({ caseId })).intake!.id, questions: 'When?' });
  const { intake } = await a.api.getIntake({ caseId });
  const safety = { answers: { safe: 'no' }, prefers_to_talk: false };
  const { intake: saved } = await a.api.saveIntake({ caseId, safety, version: intake!.version });
  await a.api.submitIntake({ caseId, version: saved.version });
  await b.api.setDelivery({ caseId, hours: { from: '17:00', to: '19:00' }, holds_from: null });
  await b.api.askMediator({ caseId, kind: 'pause' });
  expect(await whoMay(family, ({ api }) => api.listProposedModes({ caseId }))).toEqual(['mediator']);
  const proposed = async () => (await mediator.api.listProposedModes({ caseId })).proposed;
  expect((await proposed()).map(({ mode, reason, name, hours }) => [mode, reason, name, hours])).toEqual([
    ['paused', 'pause', b.name, null],
    ['shuttle', 'unsafe', a.name, null],
    ['paced', 'hours', b.name, { from: '17:00', to: '19:00' }],
  ]);
  // None of them changes anything by itself.
  await say(a, together);
  const { answer } = (await proposed())[0]!;
  expect(await whoMay(family, ({ api }) => api.putModeAside({ caseId, answer }))).toEqual(['mediator']);
  await expect(mediator.api.putModeAside({ caseId, answer })).rejects.toMatchObject({ code: 'not_found' });
  expect((await proposed()).map(({ mode }) => mode)).toEqual(['shuttle', 'paced']);
  await setMode(family, 'shuttle');
  expect(await proposed()).toEqual([]);
  await setMode(family, 'joint');
  await b.api.setDelivery({ caseId, hours: { from: '18:00', to: '19:00' }, holds_from: null });
  expect((await proposed()).map(({ mode }) => mode)).toEqual(['shuttle', 'paced']);
});

test('the timeline and the audit log say who changed the mode and when, and a closed case keeps it', async () => {
  const family = await openFamily(server);
  const { a, admin, caseId, mediator } = family;
  await setMode(family, 'paced', { from: '17:00', to: '18:00' });
  await setMode(family, 'joint');
  const { events } = await a.api.listCaseActivity({ caseId, kinds: 'mode_changed' });
  expect(events.map(({ actor_name, details }) => [actor_name, details])).toEqual([
    [mediator.name, { mode: 'joint' }],
    [mediator.name, { mode: 'paced', from: '17:00', to: '18:00' }],
  ]);
  const { entries } = await admin.api.listAuditLog({ case_id: caseId, limit: 100 });
  const ofMode = entries.filter(({ object_type }) => object_type === 'case_modes');
  expect(ofMode.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['update', mediator.id],
    ['insert', mediator.id],
  ]);
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await expect(setMode(family, 'paused')).rejects.toMatchObject({ code: 'conflict' });
});
