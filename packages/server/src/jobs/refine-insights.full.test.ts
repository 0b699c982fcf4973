// Guards packages/server/src/jobs/** packages/server/src/language-model/**
import { expect, onTestFinished, test } from 'vitest';
import { builtInEngines, enginesWith } from '../language-model/engines.ts';
import { createLanguageModel } from '../language-model/language-model.ts';
import { openModel } from '../language-model/open-model.ts';
import { analyze, refine } from '../testing/analyze.ts';
import { give, refuse, startFakeModel } from '../testing/fakes/fake-model.ts';
import { type Family, openFamily, say } from '../testing/family.ts';
import { server } from '../testing/server.ts';

/** A threat that the built-in analysis does not see. */
const polite = 'Nice car you have there. It burns well, I hear.';
const harmless = 'Could you bring the blue school bag on Friday?';
const threat = 'I will kill you if you take them.';
const seen = (risk_level: string) =>
  give({ risk_level, indicators: [{ id: 'property_destruction', perspective: 'expressed', quote: 'It burns well' }] });
const calm = give({ risk_level: 'low', indicators: [] });

/** A family whose parties said yes to AI, and engines with a model that answers so. */
async function openConversation(reply: Parameters<typeof startFakeModel>[0], { isPrivate = true } = {}) {
  // Channels of other tests on this server are due as well.
  await server.owner`delete from private.due_analyses`;
  await server.owner`delete from private.due_refinements`;
  const family = await openFamily(server);
  for (const person of [family.a, family.b]) await person.api.answerAiConsent({ caseId: family.caseId, answer: 'yes' });
  const fake = await startFakeModel(reply);
  onTestFinished(fake.close);
  const settings = { baseUrl: fake.baseUrl, model: 'fake-1', apiKey: undefined, isPrivate, redacts: !isPrivate };
  const engines = enginesWith({ settings, model: createLanguageModel(await openModel(settings, 0)) });
  return { family, fake, engines };
}

const look = () => analyze(server, builtInEngines(), { isRefined: true });

const risksOf = async ({ mediator, caseId }: Family) =>
  (await mediator.api.listInsights({ caseId, type: 'risk_assessment' })).insights;

test('the model is asked once about a look, however many messages it has, and adds a sign that the built-in analysis missed', async () => {
  const { family, fake, engines } = await openConversation(seen('high'));
  for (let at = 0; at < 6; at += 1) await say(family.a, family.together, `${harmless} ${at}`);
  const { id } = await say(family.b, family.together, polite);
  await look();
  expect(await risksOf(family)).toEqual([]);
  expect(fake.requests).toEqual([]);
  await refine(server, engines);
  expect(fake.requests).toHaveLength(1);
  expect(await risksOf(family)).toMatchObject([
    {
      source_channel_id: family.together,
      content: {
        risk_level: 'high',
        indicators: [{ id: 'property_destruction', evidence: [{ quote: 'It burns well', message_id: id }] }],
      },
      metadata: { auto_generated: true, engine: 'llm', name: 'fake-1' },
    },
  ]);
  await refine(server, engines);
  expect(fake.requests).toHaveLength(1);
});

test('the built-in result is stored before the model is asked, and the refined one replaces it without lowering it', async () => {
  const { family, engines } = await openConversation(calm);
  await say(family.b, family.together, threat);
  await look();
  const [first] = await risksOf(family);
  expect(first).toMatchObject({ content: { risk_level: 'critical' }, metadata: { engine: 'embedded' } });
  await refine(server, engines);
  expect(await risksOf(family)).toEqual([
    { ...first, metadata: { ...first!.metadata, engine: 'llm', name: 'fake-1', version: '1.0.0' } },
  ]);
});

test('a level that the model raises to a grave one notifies the mediator, in neutral words, and nobody else', async () => {
  const { family, fake, engines } = await openConversation(calm);
  const { mediator, caseId, together } = family;
  const notifications = async () =>
    server.owner`select user_id, message from notifications where case_id = ${caseId} and type = 'safety_sign'`;
  const levels = async () =>
    (
      await server.owner`select details ->> 'risk_level' as level from case_events where case_id = ${caseId} and kind = 'insight_added'
      and details ->> 'insight_type' = 'risk_assessment' order by created_at`
    ).map(({ level }) => level);
  await say(family.b, together, 'You are a pathetic liar and you ruin everything.');
  await look();
  expect(await risksOf(family)).toMatchObject([{ content: { risk_level: 'medium' } }]);
  expect(await notifications()).toEqual([]);
  fake.replyWith(
    give({
      risk_level: 'critical',
      indicators: [{ id: 'threat_of_harm', perspective: 'expressed', quote: 'ruin everything' }],
    }),
  );
  await refine(server, engines);
  expect(await risksOf(family)).toMatchObject([{ content: { risk_level: 'critical' } }]);
  expect(await notifications()).toEqual([
    { user_id: mediator.id, message: 'A conversation in one of your cases needs your attention.' },
  ]);
  expect(await levels()).toEqual(['medium', 'critical']);
});

test('a model that fails leaves the built-in result, which says why', async () => {
  const { family, engines } = await openConversation(refuse(500));
  await say(family.b, family.together, threat);
  await look();
  const [first] = await risksOf(family);
  await refine(server, engines);
  expect(await risksOf(family)).toEqual([{ ...first, metadata: { ...first!.metadata, fallback_reason: 'http_500' } }]);
});

test('the model is asked about no look in which somebody did not say yes to AI, or took that back meanwhile', async () => {
  const { family, fake, engines } = await openConversation(seen('high'));
  const { a, b, lawyerB, caseId, together, privateA } = family;
  await say(lawyerB, together, harmless);
  await say(b, together, polite);
  await say(a, privateA, polite);
  await look();
  await a.api.answerAiConsent({ caseId, answer: 'no' });
  await refine(server, engines);
  expect(fake.requests).toEqual([]);
  expect(await risksOf(family)).toEqual([]);
});

test('the model is not asked about a message that was redacted, in a case with AI off, or in a closed one', async () => {
  const { family, fake, engines } = await openConversation(seen('high'));
  const { a, mediator, caseId, together } = family;
  const { id: messageId } = await say(a, together, polite);
  await look();
  await a.api.redactMessage({ messageId, reason: 'mistake' });
  await refine(server, engines);
  await say(a, together, polite);
  await look();
  await mediator.api.setCaseAssistance({ caseId, enabled: false });
  await refine(server, engines);
  await mediator.api.setCaseAssistance({ caseId, enabled: true });
  await say(a, together, polite);
  await look();
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, version, reason: 'withdrawn' });
  await refine(server, engines);
  expect(fake.requests).toEqual([]);
});

test('a message of the mediator asks the model nothing', async () => {
  const { family, fake, engines } = await openConversation(seen('high'));
  await say(family.b, family.together, harmless);
  await look();
  await refine(server, engines);
  const asked = fake.requests.length;
  await say(family.mediator, family.together, polite);
  await look();
  await refine(server, engines);
  expect(fake.requests).toHaveLength(asked);
});

test('a message that is redacted while the model reads it leaves nothing of the model', async () => {
  const { family, fake, engines } = await openConversation(calm);
  const { id: messageId } = await say(family.b, family.together, polite);
  await look();
  fake.replyWith((response, request, calls) => {
    void family.b.api
      .redactMessage({ messageId, reason: 'mistake' })
      .then(() => seen('high')(response, request, calls));
  });
  await refine(server, engines);
  expect(fake.requests).toHaveLength(1);
  expect(await risksOf(family)).toEqual([]);
});

test('a model outside reads a look only where the organization lets texts leave, and then without names', async () => {
  const { family, fake, engines } = await openConversation(calm, { isPrivate: false });
  const { a, admin, organization: orgId, together } = family;
  await say(a, together, 'Ben Reyes was late. Ask Ada, 12 Orchard Row.');
  await look();
  await refine(server, engines);
  expect(fake.requests).toEqual([]);
  await admin.api.updateOrganizationSettings({ orgId, external_ai_enabled: true, version: 1 });
  await say(a, together, 'Ben Reyes was late again. Ask Ada, 12 Orchard Row.');
  await look();
  await refine(server, engines);
  expect(fake.requests).toHaveLength(1);
  for (const name of ['Ben', 'Ada', 'Reyes', 'Orchard']) expect(fake.requests[0]!.body).not.toContain(name);
});
