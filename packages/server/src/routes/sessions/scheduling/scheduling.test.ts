import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { openFamily, whoMay } from '../../../testing/family.ts';
import { server } from '../../../testing/server.ts';
import { mailed, messagesTo } from '../session-messages.fixture.ts';
import { inHours, propose } from '../sessions.fixture.ts';

const attendees = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'];

const conflict = { code: 'conflict' };

const iso = (time: Date) => time.toISOString().replace('.000Z', '+00:00');

const answer = ({ api }: TestPerson, sessionId: string, slot_id: string, word: 'yes' | 'maybe' | 'no') =>
  api.answerSlots({ sessionId, answers: [{ slot_id, answer: word }] });

test('the mediator and the proposer of a session replace the offered slots, and kept slots keep their answers', async () => {
  const family = await openFamily(server);
  const { a, mediator } = family;
  const { id: sessionId, slots } = await propose(family, {}, a);
  const kept = slots[1]!;
  await answer(a, sessionId, kept.id, 'yes');
  const times = [kept.starts_at, inHours(400)];
  expect(await whoMay(family, ({ api }) => api.offerSlots({ sessionId, slots: times }))).toEqual(['mediator', 'a']);
  const { session } = await mediator.api.getSession({ sessionId });
  expect(session.slots.map((it) => it.starts_at)).toEqual(times.map((it) => new Date(it)).map(iso));
  expect(session.slots[0]).toMatchObject({ id: kept.id, answers: { [family.participantOfA.id]: 'yes' } });
});

test('a slot answer is readable only by the attendee who gave it and the mediator', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator, admin, participantOfA, participantOfB } = family;
  const { id: sessionId, slots } = await propose(family);
  const slot_id = slots[0]!.id;
  await answer(a, sessionId, slot_id, 'yes');
  await answer(a, sessionId, slot_id, 'maybe');
  await answer(b, sessionId, slot_id, 'no');
  const answersFor = async ({ api }: TestPerson) => (await api.getSession({ sessionId })).session.slots[0]?.answers;
  expect(await answersFor(mediator)).toEqual({ [participantOfA.id]: 'maybe', [participantOfB.id]: 'no' });
  expect(await answersFor(a)).toEqual({ [participantOfA.id]: 'maybe' });
  expect(await answersFor(b)).toEqual({ [participantOfB.id]: 'no' });
  expect(await answersFor(lawyerA)).toEqual({});
  await expect(answersFor(admin)).rejects.toMatchObject({ code: 'not_found' });
  expect(await messagesTo(b)).toEqual(['Times for a session wait for your answer.']);
  expect(await messagesTo(mediator)).toEqual(['Somebody said which times suit them.']);
});

test('other times that are offered are mailed at once, once to each who comes, and not to whoever offers them', async () => {
  const family = await openFamily(server);
  const { a, b, mediator } = family;
  const { id: sessionId } = await propose(family);
  const mailsOf = async ({ id }: TestPerson) =>
    (
      await server.owner<{ change: string }>`
        select facts ->> 'change' as change from private.mails
        where receiver = ${id} and created_at = (select max(m.created_at) from private.mails m where m.receiver = ${id})
          and next_attempt_at <= now()`
    ).map(({ change }) => change);
  await server.owner`delete from private.mails where receiver = any (${[a.id, b.id, mediator.id]}::uuid[])`;
  await mediator.api.offerSlots({ sessionId, slots: [inHours(300)] });
  expect([await mailsOf(a), await mailsOf(b), await mailsOf(mediator)]).toEqual([['proposed'], ['proposed'], []]);
});

test('only attendees answer slots, and unknown slots or scheduled sessions return conflict', async () => {
  const family = await openFamily(server);
  const { a, mediator } = family;
  const { id: sessionId, slots, version } = await propose(family);
  const slot_id = slots[0]!.id;
  expect(await whoMay(family, (it) => answer(it, sessionId, slot_id, 'yes'))).toEqual(attendees);
  await expect(answer(a, sessionId, crypto.randomUUID(), 'yes')).rejects.toMatchObject(conflict);
  await mediator.api.confirmSession({ sessionId, slot_id, version });
  await expect(answer(a, sessionId, slot_id, 'no')).rejects.toMatchObject(conflict);
  await expect(mediator.api.offerSlots({ sessionId, slots: [inHours(9)] })).rejects.toMatchObject(conflict);
});

test('the mediator confirms an offered slot, and every other attendee receives a notification and a mail', async () => {
  const family = await openFamily(server);
  const { a, b, mediator } = family;
  const year = new Date().getUTCFullYear() + 1;
  const {
    id: sessionId,
    slots,
    version,
  } = await propose(family, {
    time_zone: 'America/New_York',
    slots: [`${year}-07-01T14:00:00Z`],
  });
  const slot_id = slots[0]!.id;
  const confirm = ({ api }: TestPerson) => api.confirmSession({ sessionId, slot_id, version });
  await expect(confirm(a)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(mediator.api.confirmSession({ sessionId, slot_id, version: 7 })).rejects.toMatchObject(conflict);
  const elsewhere = (await propose(family)).slots[0]!.id;
  await expect(mediator.api.confirmSession({ sessionId, slot_id: elsewhere, version })).rejects.toMatchObject(conflict);
  expect((await confirm(mediator)).session).toMatchObject({
    status: 'scheduled',
    starts_at: `${year}-07-01T14:00:00.000000Z`,
    ends_at: `${year}-07-01T15:00:00.000000Z`,
    version: 2,
    ics_sequence: 0,
  });
  for (const person of [a, b]) {
    expect((await messagesTo(person)).at(-1)).toMatch(
      /^A session is set for \w+day 1 July, 10:00 to 11:00 \(America\/New_York\)\.$/,
    );
    expect(await mailed(person)).toEqual(['proposed', 'proposed', 'scheduled']);
  }
  expect(await messagesTo(mediator)).toEqual([]);
  expect(await mailed(mediator)).toEqual([]);
});

test('confirming a slot in the past returns conflict', async () => {
  const family = await openFamily(server);
  const { id: sessionId, slots, version } = await propose(family);
  const slot_id = slots[0]!.id;
  await server.owner`update session_slots set starts_at = now() - interval '1 minute' where id = ${slot_id}`;
  await expect(family.mediator.api.confirmSession({ sessionId, slot_id, version })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This time has passed. Choose one to come.',
  });
});

test('proposing slots with an outdated version returns conflict', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  const { id: sessionId, version } = await propose(family);
  await mediator.api.updateSession({ sessionId, minutes: 90, version });
  const slots = [inHours(300)];
  await expect(mediator.api.offerSlots({ sessionId, slots, version })).rejects.toMatchObject({ code: 'conflict' });
  const { session } = await mediator.api.getSession({ sessionId });
  await expect(mediator.api.offerSlots({ sessionId, slots, version: session.version })).resolves.toBeDefined();
});

test('a party’s own proposal counts as their yes, for the mediator alone, who is notified once', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, participantOfA } = family;
  const session = await propose(family, {}, a);
  const seenBy = async ({ api }: typeof a) => (await api.getSession({ sessionId: session.id })).session.slots;
  for (const { answers } of await seenBy(mediator)) expect(answers).toEqual({ [participantOfA.id]: 'yes' });
  for (const { answers } of await seenBy(b)) expect(answers).toEqual({});
  expect(await messagesTo(mediator)).toHaveLength(1);
  await a.api.offerSlots({ sessionId: session.id, slots: [inHours(400)] });
  expect((await seenBy(mediator)).map(({ answers }) => answers)).toEqual([{ [participantOfA.id]: 'yes' }]);
  await mediator.api.offerSlots({ sessionId: session.id, slots: [inHours(500)] });
  expect((await seenBy(mediator)).map(({ answers }) => answers)).toEqual([{}]);
});
