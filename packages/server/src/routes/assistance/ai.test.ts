import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints, isEndpoint, limits } from '@mediation/api-client';
import { embeddedEngine } from '@mediation/assist';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import type { TestPerson } from '../../testing.ts';
import { openFamily, say, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const text = 'You always forget. Could you call me by Friday?';
const inTheCase = ['mediator', 'a', 'b', 'lawyerA', 'lawyerB', 'admin', 'officeAdmin'];
const everybody = [...inTheCase, 'former', 'colleague', 'outsider', 'otherParty', 'otherAdmin'].toSorted();

const insightsOf = (caseId: string) => server.owner`select * from ai_insights where case_id = ${caseId}`;

/** The calls about a text that anybody may make about a draft of their own. */
const ownDraft = (case_id?: string) => [
  ({ api }: TestPerson) => api.analyzeTone({ text, case_id }),
  ({ api }: TestPerson) => api.analyzeEmotion({ text, case_id }),
  ({ api }: TestPerson) => api.extractKeyPoints({ text, case_id }),
  ({ api }: TestPerson) => api.suggestRephrase({ message: text, case_id }),
  ({ api }: TestPerson) => api.suggestPhrasing({ message: text, case_id }),
  ({ api }: TestPerson) => api.askLegalGuidance({ question: text, context: { caseId: case_id } }),
];

test('a person can analyze their own draft, and only participants and admins one about a case', async () => {
  const family = await openFamily(server);
  for (const call of ownDraft()) expect((await whoMay(family, call)).toSorted()).toEqual(everybody);
  for (const call of ownDraft(family.caseId)) expect(await whoMay(family, call)).toEqual(inTheCase);
});

test('only the mediator of the case assesses risk and summarizes, and others receive not_found', async () => {
  const family = await openFamily(server);
  const { caseId: case_id, a } = family;
  expect(await whoMay(family, ({ api }) => api.assessRisk({ conversation_text: text, case_id }))).toEqual(['mediator']);
  expect(await whoMay(family, ({ api }) => api.summarize({ text, case_id }))).toEqual(['mediator']);
  const refusals = await Promise.all(
    [case_id, family.otherCaseId, randomUUID()].map((case_id) =>
      a.api.summarize({ text, case_id }).catch((error: unknown) => error),
    ),
  );
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'not_found', message: 'Not found.' });
});

test('every AI endpoint returns 401 without sign-in', async () => {
  const all = Object.values(endpoints).filter((it) => isEndpoint(it)) as Endpoint[];
  const calls = all.filter((it) => it.path.startsWith('/api/ai'));
  expect(calls.length).toBe(18);
  for (const { method, path } of calls) {
    const url = path.replaceAll(/:\w+/g, 'x');
    const response = await server.app.request(url, { method, ...(method !== 'GET' && { body: '{}' }) });
    expect([path, response.status]).toEqual([path, 401]);
  }
});

test('an analysis that a party, lawyer or admin asks to save is not stored', async () => {
  const { a, lawyerB, admin, caseId: case_id, privateA: channel_id } = await openFamily(server);
  for (const { api } of [a, lawyerB, admin]) {
    expect(await api.analyzeTone({ text, case_id, channel_id, save: true })).toMatchObject({ insight_id: null });
    await api.suggestRephrase({ message: text, case_id, save: true });
  }
  expect(await insightsOf(case_id)).toEqual([]);
});

test('the mediator saves an analysis with its channel and the messages of that channel', async () => {
  const { mediator, a, caseId: case_id, otherCaseId, privateA: channel_id, together } = await openFamily(server);
  await a.api.answerAiConsent({ caseId: case_id, answer: 'yes' });
  const { id: messageId } = await say(a, channel_id, text);
  const { id: other } = await say(mediator, together);
  const message_ids = [messageId, randomUUID(), other];
  const { analysis, insight_id } = await mediator.api.analyzeTone({
    case_id,
    channel_id,
    message_ids,
    save: true,
  });
  await mediator.api.assessRisk({ conversation_text: text, case_id });
  expect(await mediator.api.listInsights({ caseId: case_id })).toMatchObject({
    insights: [
      {
        id: insight_id,
        insight_type: 'tone_analysis',
        source_channel_id: channel_id,
        content: { tone: analysis.tone, intensity: analysis.intensity, suggestions: analysis.suggestions },
        metadata: {
          auto_generated: true,
          engine: 'embedded',
          ruleset: analysis.engine.ruleset,
          message_ids: [messageId],
        },
      },
    ],
    next_cursor: null,
  });
  await expect(
    mediator.api.analyzeTone({ text, case_id, channel_id: `case-${otherCaseId}`, save: true }),
  ).rejects.toMatchObject({ code: 'forbidden' });
  expect(await insightsOf(otherCaseId)).toEqual([]);
});

test('a summary and key points quote each speaker with the id of the message, in what the mediator saves, too', async () => {
  const { mediator, a, b, caseId: case_id, together } = await openFamily(server);
  for (const { api } of [a, b]) await api.answerAiConsent({ caseId: case_id, answer: 'yes' });
  const offer = await say(a, together, 'I offer you the car.');
  const yes = await say(b, together, 'OK, deal.');
  const conversation = { message_ids: [offer.id, yes.id], case_id };
  const agreement = {
    kind: 'agreement',
    quote: 'OK, deal.',
    speaker: 'Ben Reyes',
    message_id: yes.id,
    answers: [{ quote: 'I offer you the car.', speaker: 'Ada Reyes', message_id: offer.id, start: 0, end: 20 }],
  };
  const { summary, points, insight_id } = await mediator.api.summarize({ ...conversation, save: true });
  expect([summary, points]).toMatchObject(['Ada Reyes: I offer you the car.\nBen Reyes: OK, deal.', [agreement]]);
  const { key_points } = await mediator.api.extractKeyPoints(conversation);
  expect(key_points).toMatchObject([{ kind: 'offer', message_id: offer.id }, agreement]);
  const [stored] = (await mediator.api.listInsights({ caseId: case_id })).insights;
  expect(stored).toMatchObject({ id: insight_id, content: { summary, points } });
});

test('a channel alone is read whole, as its reader may read it, and a case without a channel is asked for a text', async () => {
  const { mediator, a, b, caseId: case_id, together, privateA } = await openFamily(server);
  for (const { api } of [a, b]) await api.answerAiConsent({ caseId: case_id, answer: 'yes' });
  await say(a, together, 'I offer you the car.');
  for (let at = 0; at < limits.pageMax; at += 1) await say(a, together, `Box ${at} is in the hall.`);
  await say(b, together, 'I accept the car.');
  await say(a, privateA, 'I can pay 300 € at most.');
  const ofAll = await mediator.api.summarize({ case_id, channel_id: together });
  expect(ofAll.points).toMatchObject([{ kind: 'agreement', answers: [{ quote: 'I offer you the car.' }] }]);
  const { key_points } = await b.api.extractKeyPoints({ case_id, channel_id: together });
  expect(key_points.map(({ speaker }) => speaker)).not.toContain('Ada Reyes');
  expect((await b.api.extractKeyPoints({ case_id, channel_id: privateA })).key_points).toEqual([]);
  await expect(mediator.api.extractKeyPoints({ case_id })).rejects.toMatchObject({ code: 'invalid' });
});

test('a summary for another context is stored as another insight', async () => {
  const { mediator, caseId: case_id } = await openFamily(server);
  const conversation = 'Could you send me the tax form? Could you ring the bank?';
  const save = async (context?: string) =>
    (await mediator.api.summarize({ text: conversation, context, case_id, save: true })).insight_id;
  const [bank, taxes] = [await save(), await save('taxes')];
  expect([await save(), await save('taxes'), bank === taxes]).toEqual([bank, taxes, false]);
});

test('simultaneous saves of the same text create one insight of each type', async () => {
  const { mediator, caseId: case_id } = await openFamily(server);
  const ask = () => mediator.api.assessRisk({ conversation_text: 'Watch your back.', case_id, save: true });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(answers.map((it) => it.insight_id)).size).toBe(1);
  await mediator.api.summarize({ text: 'Watch your back.', case_id, save: true });
  expect(await insightsOf(case_id)).toHaveLength(2);
});

test('an insight about a private channel changes nothing that the other party and their lawyer can read', async () => {
  const { mediator, b, lawyerB, a, caseId, privateA: channel_id } = await openFamily(server);
  const { id: messageId } = await say(a, channel_id, 'I am afraid of him.');
  const seen = async ({ token, supabase }: TestPerson) => {
    const paths = ['/api/cases', `/api/conversations/case/${caseId}`, `/api/ai/insights/${caseId}`, '/api/ai/health'];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const response = await server.app.request(path, { headers: { authorization: `Bearer ${token}` } });
        return (await response.text()).replace(/"requestId":"[^"]*"/, '');
      }),
    );
    const tables = await Promise.all(
      ['ai_insights', 'case_events', 'notifications', 'ai_chat_history'].map(
        async (table) => (await supabase.from(table).select('*', { count: 'exact' })).data,
      ),
    );
    return JSON.stringify([answers, tables]);
  };
  const before = await Promise.all([b, lawyerB].map(seen));
  const request = { case_id: caseId, channel_id, message_ids: [messageId], save: true };
  await mediator.api.assessRisk({ conversation_text: 'I am afraid of him.', ...request });
  await mediator.api.summarize({ text: 'I am afraid of him.', ...request });
  expect(await insightsOf(caseId)).toHaveLength(2);
  expect(await Promise.all([b, lawyerB].map(seen))).toEqual(before);
});

test('a look at the risk leaves out what the mediator wrote, as messages and as lines of a conversation', async () => {
  const { mediator, b, caseId: case_id, together } = await openFamily(server);
  const threat = 'I will kill you if you take them.';
  const mine = (await say(mediator, together, threat)).id;
  const theirs = (await say(b, together, threat)).id;
  const levelOf = async (input: Omit<Parameters<typeof mediator.api.assessRisk>[0], 'case_id'>) =>
    (await mediator.api.assessRisk({ case_id, ...input })).assessment.risk_level;
  const [first] = mediator.name.split(' ');
  expect(await levelOf({ message_ids: [mine] })).toBe('low');
  expect(await levelOf({ conversation_text: `${mediator.name}: ${threat}\n${first}: ${threat}\n${threat}` })).toBe(
    'low',
  );
  expect(await levelOf({ message_ids: [mine, theirs] })).toBe('critical');
  for (const speaker of [b.name, 'Somebody whom nobody knows'])
    expect(await levelOf({ conversation_text: `${mediator.name}: Good morning.\n${speaker}: ${threat}` })).toBe(
      'critical',
    );
});

test('legal guidance answers what comes next by the step of the case, which only its people can ask about', async () => {
  const { a, caseId } = await openFamily(server);
  const asked = (caseId: string | null) =>
    a.api.askLegalGuidance({ question: 'What happens next?', context: { caseId } });
  const ids = async (caseId: string | null) => (await asked(caseId)).citations.map(({ id }) => id);
  expect(await ids(null)).toEqual(['process-what-is-missing']);
  await server.owner`update cases set step = 'first_session' where id = ${caseId}`;
  expect(await ids(caseId)).toEqual(['process-step-first-session', 'process-what-is-missing']);
});

test('legal guidance uses the signed-in person and ignores user and role in the request', async () => {
  const { a, b, mediator, otherCaseId } = await openFamily(server);
  const question = 'What are the seven steps?';
  const claimed = { userId: mediator.id, userRole: 'mediator', extras: { role: 'admin' } };
  const { reply_id, ...answer } = await a.api.askLegalGuidance({ question, context: claimed });
  const { reply_id: another, ...same } = await b.api.askLegalGuidance({ question });
  expect(answer).toEqual(same);
  expect(answer).toMatchObject({ ok: true, web_search_suggested: false, citations: [{ id: 'process-seven-steps' }] });
  const kept = await server.owner<{
    user_id: string;
  }>`select user_id from private.ai_replies where id in (${reply_id}, ${another})`;
  expect(new Set(kept.map((it) => it.user_id))).toEqual(new Set([a.id, b.id]));
  await expect(
    a.api.askLegalGuidance({ question, context: { ...claimed, caseId: otherCaseId } }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('legal guidance answers from the passages for the role, in the language of the interface or the chosen one', async () => {
  const { a, mediator } = await openFamily(server);
  const question = 'What are the seven steps?';
  const idsFor = async ({ api }: TestPerson) =>
    (await api.askLegalGuidance({ question: 'Who reads my notes?' })).citations.map((it) => it.id);
  expect(await idsFor(mediator)).toEqual(['mediator-own-notes']);
  expect(await idsFor(a)).not.toContain('mediator-own-notes');
  const short = 'divorcio mediator';
  const spanish = await a.api.askLegalGuidance({ question: short, context: { language: 'es-MX' } });
  expect(spanish.disclaimer).toContain('programa de ordenador');
  await a.api.updateMe({ language: 'es' });
  expect(await a.api.askLegalGuidance({ question: short })).toMatchObject({ disclaimer: spanish.disclaimer });
  expect((await a.api.askLegalGuidance({ question })).disclaimer).toContain('computer program');
});

test('an empty or too long text returns invalid, and a truncated analysis says so', async () => {
  const { mediator, caseId: case_id } = await openFamily(server);
  for (const empty of ['', '  \n ', 'x'.repeat(limits.aiTextMax + 1)])
    await expect(mediator.api.summarize({ text: empty, case_id })).rejects.toMatchObject({
      code: 'invalid',
      status: 422,
    });
  const { analysis } = await mediator.api.analyzeTone({ text: 'x'.repeat(20_000), case_id });
  expect(analysis.limits).not.toContain('truncated');
  const { assessment, insight_id } = await mediator.api.assessRisk({
    conversation_text: `${'Fine. '.repeat(4000)}Watch your back.`,
    case_id,
    save: true,
  });
  expect([assessment.risk_level, assessment.limits.includes('truncated')]).toEqual(['low', true]);
  expect(insight_id).toEqual(expect.any(String));
});

test('an analysis accepts and stores text with any character', async () => {
  const { mediator, caseId: case_id } = await openFamily(server);
  for (const odd of [
    'Grüße 🙂 \u202Ewatch your back',
    'watch\uD800 your back',
    'watch\u0000 your back 漢字',
    'e\u0301',
  ])
    expect(await mediator.api.assessRisk({ conversation_text: odd, case_id, save: true })).toMatchObject({
      insight_id: expect.any(String) as string,
    });
});

test('AI endpoints return unavailable and health reports off when the organization has disabled assistance', async () => {
  const { mediator, a, admin, organization: orgId, caseId: case_id, otherCaseId } = await openFamily(server);
  await admin.api.updateOrganizationSettings({ orgId, ai_enabled: false, version: 1 });
  for (const call of [...ownDraft(), ...ownDraft(case_id)])
    await expect(call(a)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      message: 'Assistance is switched off for your organization. Everything else still works.',
    });
  await expect(mediator.api.assessRisk({ conversation_text: text, case_id, save: true })).rejects.toMatchObject({
    status: 503,
  });
  await expect(a.api.analyzeTone({ text, case_id: otherCaseId })).rejects.toMatchObject({ code: 'not_found' });
  expect(await a.api.getAiHealth()).toMatchObject({ health: { status: 'off' } });
  expect(await mediator.api.listInsights({ caseId: case_id })).toEqual({ insights: [], next_cursor: null });
});

test('AI health names the embedded engine and states that no text leaves the server', async () => {
  const { api } = await server.person();
  expect(await api.getAiHealth()).toMatchObject({
    health: {
      status: 'ok',
      message: expect.stringContaining('No text leaves') as string,
      engine: { kind: 'embedded' },
    },
  });
});

// ASVS 2.4.1, 15.2.2
test('AI requests are rate limited per person, with Retry-After', async () => {
  const app = createApp({ ...server.backend, registration: 'approval', limits: { ai: { points: 1, duration: 60 } } });
  const { token } = await server.person();
  const ask = () =>
    app.request('/api/ai/analyze-tone', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the AI engine runs outside any database transaction', async () => {
  const embedded = embeddedEngine({ promises: limits });
  const engine: typeof embedded = {
    ...embedded,
    tone: async (input) => {
      await server.owner`select 1`;
      return embedded.tone(input);
    },
  };
  const app = createApp({ ...server.backend, registration: 'approval', engine });
  const { token } = await server.person();
  const response = await app.request('/api/ai/analyze-tone', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  expect(response.status).toBe(200);
});

const refused = 'You are a liar and I want the boat in Marbella.';
const threat = 'I will kill you on Sunday if you sell the boat.';

test('an answer says that words without consent were left out, and quotes those of people who said yes', async () => {
  const { mediator, a, b, caseId: case_id, together } = await openFamily(server);
  await a.api.answerAiConsent({ caseId: case_id, answer: 'yes' });
  const offer = await say(a, together, 'I offer you the car.');
  const { id: hidden } = await say(b, together, refused);
  const ids = { case_id, message_ids: [offer.id, hidden], channel_id: together };
  const summary = await mediator.api.summarize(ids);
  expect(summary).toMatchObject({ summary: 'Ada Reyes: I offer you the car.' });
  expect(summary.limits).toContain('without_consent');
  const own = await mediator.api.summarize({ ...ids, message_ids: [offer.id] });
  expect(own.limits).not.toContain('without_consent');
  const pasted = await mediator.api.extractKeyPoints({ text: `Ben: ${refused}\nAda: I offer you the car.`, case_id });
  expect(pasted.key_points.map(({ quote, line }) => [quote, line])).toEqual([['I offer you the car.', 1]]);
  expect(pasted.limits).toContain('without_consent');
  await expect(mediator.api.summarize({ case_id })).rejects.toMatchObject({ code: 'invalid' });
});

test('the tone of messages is marked in their own words, without the names of their writers', async () => {
  const { mediator, a, caseId: case_id, together } = await openFamily(server);
  await a.api.answerAiConsent({ caseId: case_id, answer: 'yes' });
  const words = 'You are a pathetic liar and you never pay on time!!';
  const said = [await say(a, together, 'See you on Monday.'), await say(a, together, words)];
  const { analysis } = await mediator.api.analyzeTone({ case_id, message_ids: said.map(({ id }) => id) });
  expect(analysis.triggers.length).toBeGreaterThan(0);
  for (const { start, end, quote } of analysis.triggers) expect(words.slice(start, end)).toBe(quote);
});

test('an assessment of words without consent tells the mediator grave signs alone, and nothing while the screening is off', async () => {
  const { mediator, b, admin, organization: orgId, caseId: case_id, together } = await openFamily(server);
  const said = [await say(b, together, refused), await say(b, together, threat)];
  const ask = { case_id, message_ids: said.map(({ id }) => id), channel_id: together, save: true };
  const { assessment, insight_id } = await mediator.api.assessRisk(ask);
  expect(assessment.risk_level).toBe('critical');
  const evidence = assessment.indicators.flatMap((it) => it.evidence);
  expect(new Set(evidence.map((it) => it.message_id))).toEqual(new Set([said[1]!.id]));
  expect(JSON.stringify(assessment)).not.toContain('liar');
  const [stored] = (await mediator.api.listInsights({ caseId: case_id })).insights;
  expect(stored).toMatchObject({ id: insight_id, metadata: { safety_only: true } });
  await admin.api.updateOrganizationSettings({ orgId, safety_screening_enabled: false, version: 1 });
  expect((await mediator.api.assessRisk({ ...ask, save: false })).assessment).toMatchObject({
    risk_level: 'low',
    indicators: [],
  });
});

test('a party learns nothing of another person’s answer from an analysis', async () => {
  const { a, b, lawyerB, caseId, together } = await openFamily(server);
  const said = [await say(b, together, refused), await say(lawyerB, together, 'My client offers you the car.')];
  const ask = async () => {
    const ids = { case_id: caseId, message_ids: said.map(({ id }) => id) };
    const text = `${refused}\nCould you call me by Friday?`;
    return Promise.all([a.api.extractKeyPoints(ids), a.api.analyzeTone({ ...ids }), a.api.analyzeTone({ text })]);
  };
  const before = await ask();
  for (const { api } of [b, lawyerB]) await api.answerAiConsent({ caseId, answer: 'yes' });
  expect(await ask()).toEqual(before);
});
