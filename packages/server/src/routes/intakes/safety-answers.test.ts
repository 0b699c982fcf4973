import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { type Family, openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

interface Said {
  answers?: Record<string, string | null>;
  prefers_to_talk?: boolean;
}

/** Party A gets their intake back, says this about safety and sends it again. */
async function say({ mediator, a, caseId }: Family, safety: Said) {
  const { intake: sent } = await a.api.getIntake({ caseId });
  if (sent!.status === 'submitted')
    await mediator.api.returnIntake({ intakeId: sent!.id, questions: 'Anything to add?' });
  const { intake: back } = await a.api.getIntake({ caseId });
  const { intake } = await a.api.saveIntake({ caseId, safety, version: back!.version });
  return (await a.api.submitIntake({ caseId, version: intake.version })).intake;
}

const safetyIn = async ({ mediator, caseId }: Family, intakeId: string) =>
  (await mediator.api.listIntakes({ caseId })).intakes.find(({ id }) => id === intakeId)!.safety!;

const handle = async (family: Family, intakeId: string, { api }: TestPerson = family.mediator) =>
  api.handleSafetyAnswers({ intakeId, answeredAt: (await safetyIn(family, intakeId)).answered_at! });

const reasonOf = async ({ mediator, caseId }: Family) =>
  (await mediator.api.listCaseReasons({ caseId })).reasons.find(({ kind }) => kind === 'safety_answer');

test('a party who does not feel safe ranks their case first until the mediator handles it, and again after other answers', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  const mostPressing = async () => (await mediator.api.rankCases()).cases[0]?.reason;
  const { id } = await say(family, { answers: { safe: 'no', text: 'At night.' } });
  expect(await mostPressing()).toMatchObject({ kind: 'safety_answer', urgency: 'danger', count: 1 });
  await mediator.api.acceptIntake({ intakeId: id });
  expect(await mostPressing()).toMatchObject({ kind: 'safety_answer' });

  await handle(family, id);
  const { handled_at: first } = await safetyIn(family, id);
  expect(first).toEqual(expect.any(String));
  expect((await mostPressing())?.kind).not.toBe('safety_answer');
  await handle(family, id);
  expect((await safetyIn(family, id)).handled_at).toBe(first);

  await server.owner`update case_intakes set status = 'submitted' where id = ${id}`;
  await say(family, { answers: { safe: 'no' } });
  expect((await safetyIn(family, id)).handled_at).toBe(first);
  await say(family, { answers: { text: 'He came again.' } });
  expect((await safetyIn(family, id)).handled_at).toBeNull();
  expect(await mostPressing()).toMatchObject({ kind: 'safety_answer' });
});

test.each<[string, Said, string | undefined]>([
  ['prefers to talk', { prefers_to_talk: true }, 'danger'],
  ['is not sure', { answers: { safe: 'unsure' } }, 'open'],
  ['only writes something', { answers: { text: 'Please call me first.' } }, 'open'],
  ['feels safe', { answers: { safe: 'yes', text: ' ' } }, undefined],
])('a party who %s about safety ranks as they need it', async (_, said, urgency) => {
  const family = await openFamily(server);
  await say(family, said);
  expect((await reasonOf(family))?.urgency).toBe(urgency);
});

test('a safety answer asks for nobody before the intake is sent, and does so in a closed case', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const { intake } = await a.api.getIntake({ caseId });
  await server.owner`update case_intakes set status = 'draft' where id = ${intake!.id}`;
  await a.api.saveIntake({
    caseId,
    safety: { answers: { safe: 'no' } },
    version: (await a.api.getIntake({ caseId })).intake!.version,
  });
  expect(await reasonOf(family)).toBeUndefined();
  const { id } = await say(family, {});
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  expect((await mediator.api.rankCases()).cases).toMatchObject([
    { group: 'needs_you', reason: { kind: 'safety_answer', urgency: 'danger' } },
  ]);
  await handle(family, id);
  expect(await reasonOf(family)).toBeUndefined();
});

test('only a mediator of the case handles safety answers, and not those that changed since they were read', async () => {
  const family = await openFamily(server);
  const { id } = await say(family, { answers: { safe: 'no' } });
  const { answered_at: read } = await safetyIn(family, id);
  for (const who of [family.a, family.b, family.lawyerA, family.colleague, family.admin])
    await expect(handle(family, id, who)).rejects.toMatchObject({ code: 'not_found' });
  await say(family, { answers: { text: 'He came again.' } });
  await expect(family.mediator.api.handleSafetyAnswers({ intakeId: id, answeredAt: read! })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await safetyIn(family, id)).handled_at).toBeNull();
  expect(await whoMay(family, (who) => handle(family, id, who))).toEqual(['mediator']);
});

test('a safety answer and its handling are shown to its party and the mediator alone', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, admin, mediator, caseId } = family;
  const others = [b, lawyerA, lawyerB, admin];
  const messagesTo = ({ id }: TestPerson) =>
    server.owner`select message from notifications where user_id = ${id} order by created_at, id`;
  const seenBy = async (who: TestPerson) => ({
    events: (await who.api.listCaseActivity({ caseId })).events.map(({ kind }) => kind),
    messages: await messagesTo(who),
    safety: (await who.api.listIntakes({ caseId })).intakes.map(({ safety }) => safety),
    step: await who.api.getCaseStep({ caseId }),
    cases: (await who.api.listCases({})).cases,
    ranked: (await who.api.rankCases()).counts,
  });
  const look = () => Promise.all(others.map(seenBy));
  await say(family, {});
  const before = await look();
  const { id } = await say(family, { answers: { safe: 'no', text: 'At night.' } });
  const [{ count: events } = { count: 0 }] = await server.owner<{ count: number }>`
    select count(*)::int from case_events where case_id = ${caseId}`;
  await handle(family, id);
  expect(await server.owner`select count(*)::int from case_events where case_id = ${caseId}`).toEqual([
    { count: events },
  ]);
  expect(await look()).toEqual(before);
  expect(JSON.stringify(await messagesTo(a))).not.toContain('safety');
  expect((await messagesTo(mediator)).at(-1)).toEqual({
    message: 'An intake was sent to you. Read its safety answers first.',
  });
  await say(family, {});
  expect((await messagesTo(mediator)).at(-1)).toEqual({ message: 'An intake was sent to you.' });
});
