import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const inTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB'] as const;

test('participants answer for themselves, every answer is kept with its date, and the newest counts', async () => {
  const family = await openFamily(server);
  const { a, b, caseId } = family;
  expect(await a.api.getAiConsents({ caseId })).toEqual({
    assistance: 'on',
    screening: true,
    external: false,
    mine: { answer: null, answered_at: null },
    history: [],
    people: [],
  });
  for (const answer of ['yes', 'no'] as const) await a.api.answerAiConsent({ caseId, answer });
  const { mine, history } = await a.api.getAiConsents({ caseId });
  expect(history.map(({ answer }) => answer)).toEqual(['no', 'yes']);
  expect(mine).toEqual(history[0]);
  expect((await b.api.getAiConsents({ caseId })).history).toEqual([]);
  expect(await whoMay(family, ({ api }) => api.answerAiConsent({ caseId, answer: 'no' }))).toEqual(inTheCase);
});

test('the mediator sees the newest answer of each participant, and nobody else learns one', async () => {
  const family = await openFamily(server);
  const { a, lawyerB, caseId, people } = family;
  await a.api.answerAiConsent({ caseId, answer: 'no' });
  await a.api.answerAiConsent({ caseId, answer: 'yes' });
  await lawyerB.api.answerAiConsent({ caseId, answer: 'no' });
  const answers = Object.fromEntries(
    (await family.mediator.api.getAiConsents({ caseId })).people.map((it) => [it.name, it.answer]),
  );
  expect(answers).toEqual({
    'Mia Mediator': null,
    'Ada Reyes': 'yes',
    'Ben Reyes': null,
    'Lara of A': null,
    'Leo of B': 'no',
  });
  expect(await whoMay(family, ({ api }) => api.getAiConsents({ caseId }))).toEqual([
    ...inTheCase,
    'admin',
    'officeAdmin',
  ]);
  for (const { api } of [people.b, people.lawyerA, people.admin]) {
    expect(await api.getAiConsents({ caseId })).toMatchObject({ mine: { answer: null }, history: [], people: [] });
    const { events } = await api.listCaseActivity({ caseId });
    expect(events.filter(({ kind }) => kind === 'consent_answered')).toEqual([]);
  }
  const seen = (await family.mediator.api.listCaseActivity({ caseId })).events;
  expect(seen.filter(({ kind }) => kind === 'consent_answered')).toHaveLength(3);
});

test('only the mediator switches assistance for a case, and then its AI calls are unavailable to everybody', async () => {
  const family = await openFamily(server);
  const { mediator, a, admin, organization: orgId, caseId } = family;
  const switchIt = (enabled: boolean) => whoMay(family, ({ api }) => api.setCaseAssistance({ caseId, enabled }));
  expect(await switchIt(false)).toEqual(['mediator']);
  expect(await a.api.getAiConsents({ caseId })).toMatchObject({ assistance: 'off_case', screening: true });
  for (const { api } of [mediator, a])
    await expect(api.analyzeTone({ text: 'You never listen.', case_id: caseId })).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Assistance is switched off for this case. Everything else still works.',
    });
  await a.api.analyzeTone({ text: 'You never listen.' });
  expect(await switchIt(true)).toEqual(['mediator']);
  await a.api.analyzeTone({ text: 'You never listen.', case_id: caseId });
  const off = { ai_enabled: false, safety_screening_enabled: false };
  await admin.api.updateOrganizationSettings({ orgId, ...off, version: 1 });
  expect(await a.api.getAiConsents({ caseId })).toMatchObject({ assistance: 'off_organization', screening: false });
});

test('an unknown case has no answers about AI, and in a closed one a consent can only be withdrawn', async () => {
  const { mediator, a, caseId } = await openFamily(server);
  await expect(a.api.getAiConsents({ caseId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
  const answer = { caseId: randomUUID(), answer: 'yes' } as const;
  await expect(a.api.answerAiConsent(answer)).rejects.toMatchObject({ code: 'not_found' });
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await expect(a.api.answerAiConsent({ caseId, answer: 'yes' })).rejects.toMatchObject({ code: 'conflict' });
  expect(await a.api.answerAiConsent({ caseId, answer: 'no' })).toMatchObject({ mine: { answer: 'no' } });
});

test('parties and lawyers list their cases with their own answers, and nobody else’s', async () => {
  const { mediator, a, b, lawyerA, caseId } = await openFamily(server);
  for (const answer of ['no', 'yes'] as const) await a.api.answerAiConsent({ caseId, answer });
  const [mine, ...others] = (await a.api.listAiConsents({})).consents;
  expect(others).toEqual([]);
  expect(mine).toMatchObject({ case_id: caseId, title: 'Reyes family', is_open: true, assistance: 'on' });
  expect(mine!.history).toEqual((await a.api.getAiConsents({ caseId })).history);
  for (const { api } of [b, lawyerA])
    expect((await api.listAiConsents({})).consents).toMatchObject([{ case_id: caseId, history: [] }]);
  expect((await mediator.api.listAiConsents({})).consents).toEqual([]);
});
