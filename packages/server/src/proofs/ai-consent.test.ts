import { limits, requestOf } from '@mediation/api-client';
import type { AiEngine } from '@mediation/assist';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { allJobs } from '../jobs/index.ts';
import { type Engines, builtInEngines, createEngines } from '../language-model/engines.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import * as nouns from '../routes/nouns.ts';
import { analyze, refine } from '../testing/analyze.ts';
import { clauseId, insertVersion } from '../routes/agreement/agreements.fixture.ts';
import { type Family, openFamily, say } from '../testing/family.ts';
import { calls } from '../testing/probe.ts';
import { addTopic, offer } from '../routes/negotiation/proposals.fixture.ts';
import { server } from '../testing/server.ts';

/** Said by a party who said no to AI, by a lawyer who never answered, and by a party who said yes. */
const refused = 'You are a liar, Ada, and you hide the boat in Marbella.';
const unanswered = 'My client will not hand over the keys of the workshop.';
const allowed = 'I offer you the blue car and I would like to keep the piano.';
const grave = 'I will kill you on Sunday if you sell that boat.';
const silent = [refused, unanswered, grave];

/** A family with those messages, and what its messages and texts look like to a call. */
async function openChats() {
  const family = await openFamily(server);
  const { a, b, lawyerB, caseId, participantOfLawyerB, together, privateB } = family;
  await b.api.confirmLawyer({ caseId, participantId: participantOfLawyerB.id });
  await a.api.answerAiConsent({ caseId, answer: 'yes' });
  for (const answer of ['yes', 'no'] as const) await b.api.answerAiConsent({ caseId, answer });
  const topic = await addTopic(family);
  const terms = (words: string) => ({ terms: [{ label: 'Boat', words }] });
  const offered = [await offer(b, topic.id, terms(refused)), await offer(a, topic.id, terms(allowed))];
  const ofVersion = { clauseId, versionId: await insertVersion(server, family) };
  await server.owner`
    update agreement_versions set clauses = jsonb_set(jsonb_set(clauses, '{0,text}', ${JSON.stringify(refused)}::jsonb),
      '{0,source_proposal_id}', ${JSON.stringify(offered[0]!.id)}::jsonb) where id = ${ofVersion.versionId}`;
  const said = [
    await say(a, together, allowed),
    await say(b, together, refused),
    await say(b, together, grave),
    await say(lawyerB, together, unanswered),
    await say(b, privateB, refused),
  ];
  const conversation = `Ada Reyes: ${allowed}\nBen: ${refused}\nand ${grave}\nLeo of B: ${unanswered}`;
  return {
    family,
    offered,
    ofVersion,
    message_ids: said.map(({ id }) => id),
    conversation,
    pasted: [allowed, ...silent].join('\n'),
  };
}

type Chats = Awaited<ReturnType<typeof openChats>>;

/** What each call that reaches an engine may be sent about the words of others. */
const asks: Record<string, (chats: Chats) => object[]> = {
  summarize: (chats) => [...ofCase(chats, 'text'), { case_id: chats.family.caseId, text: allowed, context: refused }],
  assessRisk: (chats) => ofCase(chats, 'conversation_text'),
  analyzeTone: (chats) => [...ofCase(chats, 'text'), { text: chats.pasted }],
  analyzeEmotion: (chats) => [...ofCase(chats, 'text', {}), { text: chats.pasted }],
  extractKeyPoints: (chats) => [...ofCase(chats, 'text', {}), { text: chats.pasted }],
  suggestRephrase: (chats) => [...drafts(chats, 'message'), { message: allowed, concern: refused }],
  suggestPhrasing: (chats) => drafts(chats, 'message'),
  askLegalGuidance: ({ family, pasted }) => [
    { question: pasted },
    { question: pasted, context: { caseId: family.caseId } },
  ],
  getAiHealth: () => [{}],
  getTranslationOffer: ({ family }) => [{ caseId: family.caseId }],
  translateProposal: ({ family, offered }) =>
    offered.map(({ id: proposalId }) => ({ caseId: family.caseId, proposalId, language: 'es' })),
  translateClause: ({ family, ofVersion }) => [{ caseId: family.caseId, ...ofVersion, language: 'es' }],
};

const ofCase = ({ family, message_ids, conversation, pasted }: Chats, field: string, kept: object = { save: true }) => {
  const save = { case_id: family.caseId, ...kept };
  return [
    { ...save, message_ids },
    { ...save, message_ids, channel_id: family.together, [field]: pasted },
    { ...save, [field]: conversation },
    { ...save, [field]: pasted },
  ];
};

const drafts = ({ family, pasted }: Chats, field: string) => [
  { [field]: pasted },
  { [field]: pasted, case_id: family.caseId },
];

/** An engine that notes what it reads, and a model that notes what it is asked. The screening is noted by itself. */
function createSpies() {
  const read: string[] = [];
  const screened: string[] = [];
  const embedded = builtInEngines().embedded;
  const engine = Object.fromEntries(
    Object.entries(embedded).map(([name, look]) => [
      name,
      (input: unknown) => {
        (name === 'screen' ? screened : read).push(JSON.stringify(input ?? null));
        return (look as (it: unknown) => unknown)(input);
      },
    ]),
  ) as unknown as AiEngine;
  const model: LanguageModel = {
    ask: async (question) => {
      read.push(JSON.stringify(question.data));
      return { reason: 'invalid_output' };
    },
    failing: () => undefined,
  };
  const settings = { baseUrl: 'http://127.0.0.1:9', model: 'spy', apiKey: undefined, isPrivate: true, redacts: false };
  return { read, screened, engine, languageModel: { model, settings } };
}

const paths = new Map(calls);

/** The names of the handlers that get the engines. */
const handlersWithEngines = () =>
  Object.values(nouns).flatMap((noun) => {
    if (typeof noun !== 'function') return [];
    let isGiven = false;
    const get = (_: object, name: string) => {
      isGiven ||= name === 'engines';
      return name.endsWith('Key') ? '' : {};
    };
    const handlers = noun(new Proxy({}, { get }) as never) as object;
    return isGiven ? Object.keys(handlers) : [];
  });

test('every call that can use an engine is in the list of calls that the next test sends', () => {
  expect(handlersWithEngines().toSorted()).toEqual(Object.keys(asks).toSorted());
});

test('no call sends words of a person without consent to an engine or a model, and the screening reads them', async () => {
  const chats = await openChats();
  const { mediator, a, caseId } = chats.family;
  const { read, screened, ...spies } = createSpies();
  const app = createApp({
    ...server.backend,
    registration: 'approval',
    limits: { ai: { points: 1000, duration: 60 } },
    ...spies,
  });
  for (const [name, of] of Object.entries(asks))
    for (const input of of(chats))
      for (const person of [mediator, a]) {
        const { url, headers, ...request } = requestOf(paths.get(name)!, { ...input });
        const response = await app.request(url, {
          ...request,
          headers: { ...headers, authorization: `Bearer ${person.token}` },
        });
        const isForMediator = person === a && ['summarize', 'assessRisk'].includes(name);
        expect([name, response.status]).toEqual([name, isForMediator ? 404 : 200]);
      }
  for (const text of silent) expect(read.filter((it) => it.includes(text))).toEqual([]);
  expect(read.filter((it) => it.includes(allowed)).length).toBeGreaterThan(20);
  for (const text of silent) expect(screened.some((it) => it.includes(text))).toBe(true);
  const stored = JSON.stringify(
    await server.owner`select content from ai_insights where case_id = ${caseId} and not (metadata ->> 'safety_only')::boolean`,
  );
  for (const text of silent) expect(stored).not.toContain(text);
});

test('no job sends words of a person without consent to an engine or a model, and the screening reads them', async () => {
  const { read, screened, engine, languageModel } = createSpies();
  const asking: string[] = [];
  let job = '';
  const noting = (built: Engines): Engines => ({
    ...built,
    forCall: (call) => {
      asking.push(job);
      return built.forCall(call);
    },
  });
  const parts = { embed: () => engine, engineSettings: { promises: limits } };
  const engines = noting(createEngines(parts));
  const modelEngines = noting(createEngines({ ...parts, languageModel }));
  await analyze(server);
  const { family } = await openChats();
  await say(family.a, family.privateA, allowed);
  const deps = { send: async () => undefined, siteUrl: 'http://test', organizer: 'no-reply@test.example' };
  const { signal } = new AbortController();
  for (const { name, run } of allJobs({
    ...deps,
    backupDays: 14,
    files: server.backend.files,
    openSeal: server.backend.openSeal,
    engines,
    modelEngines,
  })) {
    job = name;
    await run({ sql: server.owner, signal });
  }
  job = 'analyze_messages';
  await analyze(server, engines, { isRefined: true });
  job = 'refine_insights';
  await refine(server, modelEngines);
  expect(new Set(asking)).toEqual(new Set(['analyze_messages', 'refine_insights']));
  for (const text of silent) expect(read.filter((it) => it.includes(text))).toEqual([]);
  expect(read.some((it) => it.includes(allowed))).toBe(true);
  for (const text of silent) expect(screened.some((it) => it.includes(text))).toBe(true);
  await expectOnlyGrave(family);
});

/** Of the words of people without consent the insights quote the grave ones alone. */
async function expectOnlyGrave({ mediator, caseId }: Family) {
  const { insights } = await mediator.api.listInsights({ caseId });
  const stored = JSON.stringify(insights);
  expect(stored).toContain('kill you');
  for (const text of ['liar', 'Marbella', 'workshop']) expect(stored).not.toContain(text);
}
