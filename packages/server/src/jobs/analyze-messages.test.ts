import { expect, onTestFinished, test } from 'vitest';
import { analyze } from '../testing/analyze.ts';
import { type Family, openFamily, say } from '../testing/family.ts';
import { server } from '../testing/server.ts';
import { listenAs } from '../testing/socket.ts';
import { builtInEngines } from '../language-model/engines.ts';
import { analyzeMessages } from './analyze-messages.ts';
import { startJobs } from './scheduler.ts';

const threat = 'I will kill you if you take them.';
const harmless = 'Could you bring the blue school bag on Friday?';

const consent = async (family: Family, ...names: ('a' | 'b' | 'lawyerA')[]) => {
  for (const name of names) await family[name].api.answerAiConsent({ caseId: family.caseId, answer: 'yes' });
};

const insightsOf = async ({ mediator, caseId }: Family, channel_id?: string) =>
  (await mediator.api.listInsights({ caseId, ...(channel_id && { channel_id }) })).insights;

test('the job stores the tone and the risk of messages whose writers said yes, with quotes by message', async () => {
  const family = await openFamily(server);
  await consent(family, 'a', 'b');
  const { id: first } = await say(family.b, family.together, harmless);
  const { id: second } = await say(family.a, family.together, `You always do this. ${threat}`);
  await analyze(server);
  const [tone, risk] = (await insightsOf(family)).toSorted((one, other) =>
    other.insight_type.localeCompare(one.insight_type),
  );
  const metadata = {
    auto_generated: true,
    engine: 'embedded',
    name: 'Built-in analysis',
    message_ids: [first, second],
    safety_only: false,
  };
  expect(tone).toMatchObject({
    insight_type: 'tone_analysis',
    source_channel_id: family.together,
    content: {
      tone: 'threatening',
      speakers: [{ user_id: family.b.id }, { user_id: family.a.id, tone: 'threatening' }],
    },
    metadata,
  });
  expect(risk).toMatchObject({ insight_type: 'risk_assessment', content: { risk_level: 'critical' }, metadata });
  const { indicators } = risk!.content as { indicators: { evidence: { message_id: string; quote: string }[] }[] };
  const evidence = indicators.flatMap((it) => it.evidence);
  expect(new Set(evidence.map((it) => it.message_id))).toEqual(new Set([second]));
  expect(evidence.every(({ quote }) => `You always do this. ${threat}`.includes(quote))).toBe(true);
});

test('without consent nothing is stored about harmless messages, and a grave sign is stored as that alone', async () => {
  const family = await openFamily(server);
  await family.b.api.answerAiConsent({ caseId: family.caseId, answer: 'no' });
  await say(family.b, family.together, 'You are a liar and you never listen to anybody.');
  await say(family.a, family.privateA, harmless);
  await analyze(server);
  expect(await insightsOf(family)).toEqual([]);
  const { id } = await say(family.b, family.together, threat);
  await analyze(server);
  const [found, ...others] = await insightsOf(family);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    insight_type: 'risk_assessment',
    content: { risk_level: 'critical', limits: expect.arrayContaining(['without_consent']) as string[] },
    metadata: { safety_only: true },
  });
  expect(JSON.stringify(found)).not.toContain('liar');
  expect(JSON.stringify(found!.content)).toContain(id);
});

test('the words of people without consent are in no tone, and those of people with consent are', async () => {
  const family = await openFamily(server);
  await consent(family, 'a');
  const { id } = await say(family.a, family.together, harmless);
  await say(family.b, family.together, 'You are a liar and you never listen to anybody.');
  await analyze(server);
  expect(await insightsOf(family)).toMatchObject([
    {
      insight_type: 'tone_analysis',
      content: { speakers: [{ user_id: family.a.id }] },
      metadata: { message_ids: [id], safety_only: false },
    },
  ]);
});

test('a channel is looked at once for many messages, and a finding is not stored again with the next message', async () => {
  const family = await openFamily(server);
  await consent(family, 'a');
  for (let at = 0; at < 8; at += 1) await say(family.a, family.together, `${harmless} ${at}`);
  await say(family.a, family.together, threat);
  expect(await server.owner`select from private.due_analyses where channel_id = ${family.together}`).toHaveLength(1);
  await analyze(server);
  const risks = async () => (await insightsOf(family)).filter((it) => it.insight_type === 'risk_assessment');
  expect(await risks()).toHaveLength(1);
  await say(family.a, family.together, harmless);
  await analyze(server);
  expect(await risks()).toHaveLength(1);
  expect(await insightsOf(family)).toHaveLength(3);
});

test('every message of a burst is screened, also those before the last five', async () => {
  const family = await openFamily(server);
  const { id } = await say(family.b, family.together, threat);
  for (let at = 0; at < 8; at += 1) await say(family.b, family.together, `${harmless} ${at}`);
  await analyze(server);
  expect(JSON.stringify((await insightsOf(family)).map((it) => it.content))).toContain(id);
});

test('the job skips messages that are shorter than 10 characters together', async () => {
  const family = await openFamily(server);
  await consent(family, 'a');
  await say(family.a, family.together, 'Ok. Fine.');
  await analyze(server);
  expect(await insightsOf(family)).toEqual([]);
});

test('the organization can switch the screening off, and then words without consent are not read at all', async () => {
  const family = await openFamily(server);
  const { admin, organization: orgId } = family;
  await admin.api.updateOrganizationSettings({ orgId, safety_screening_enabled: false, version: 1 });
  await say(family.b, family.together, threat);
  await analyze(server);
  expect(await insightsOf(family)).toEqual([]);
});

test('while the mediator has AI off in a case only grave signs are stored, also of people who said yes', async () => {
  const family = await openFamily(server);
  await consent(family, 'a');
  await family.mediator.api.setCaseAssistance({ caseId: family.caseId, enabled: false });
  await say(family.a, family.together, harmless);
  await say(family.a, family.together, threat);
  await analyze(server);
  expect(await insightsOf(family)).toMatchObject([
    { insight_type: 'risk_assessment', metadata: { safety_only: true } },
  ]);
});

test('from a no on nothing new is stored about the words of that person', async () => {
  const family = await openFamily(server);
  await consent(family, 'a');
  await say(family.a, family.together, harmless);
  await family.a.api.answerAiConsent({ caseId: family.caseId, answer: 'no' });
  await analyze(server);
  expect(await insightsOf(family)).toEqual([]);
});

test('insights of a private channel are listed for that channel and not for the shared one', async () => {
  const family = await openFamily(server);
  await say(family.a, family.privateA, 'He said he would kill me if I leave.');
  await analyze(server);
  expect(await insightsOf(family, family.together)).toEqual([]);
  expect(await insightsOf(family, family.privateA)).toMatchObject([{ source_channel_id: family.privateA }]);
});

test('redacting a message deletes tones about it, and takes its quotes out of a risk, whose level stays', async () => {
  const family = await openFamily(server);
  await consent(family, 'b');
  const { id: messageId } = await say(family.b, family.together, threat);
  await analyze(server);
  expect(await insightsOf(family)).toHaveLength(2);
  await family.b.api.redactMessage({ messageId, reason: 'mistake' });
  const [risk, ...others] = await insightsOf(family);
  expect(others).toEqual([]);
  expect(risk).toMatchObject({ insight_type: 'risk_assessment', content: { risk_level: 'critical' } });
  expect(JSON.stringify(risk)).not.toContain('kill you');
});

test('a message of the mediator is no sign of danger, with consent or without', async () => {
  const family = await openFamily(server);
  const work = 'I read your note. We work in separate video rooms today; I call you at 14:55.';
  for (const text of [work, 'You wrote that he will kill you. I take that seriously.', threat])
    for (const channel of [family.together, family.privateA]) await say(family.mediator, channel, text);
  await analyze(server);
  await family.mediator.api.answerAiConsent({ caseId: family.caseId, answer: 'no' });
  await say(family.mediator, family.together, threat);
  await analyze(server);
  expect(await insightsOf(family)).toEqual([]);
  expect((await family.mediator.api.listCaseReasons({ caseId: family.caseId })).risk).toBeNull();
});

test('a risk names those whose words it was found in, in the list, the case and the channel, and not the mediator', async () => {
  const family = await openFamily(server);
  const { mediator, a, b, caseId, together } = family;
  await consent(family, 'a');
  await say(mediator, together, threat);
  await say(a, together, 'He had both hands round my neck and I am scared of him.');
  await say(b, together, threat);
  await say(mediator, together, 'I will kill this thread now.');
  await analyze(server);
  const speakers = [a.name, b.name].toSorted((one, other) => one.localeCompare(other));
  const risk = (await insightsOf(family)).find(({ insight_type }) => insight_type === 'risk_assessment');
  expect(risk?.content['speakers']).toEqual(speakers);
  expect((await mediator.api.listCaseReasons({ caseId })).risk).toMatchObject({ speakers });
  expect((await mediator.api.rankCases({})).cases[0]?.risk).toMatchObject({ speakers });
  const { conversations } = await mediator.api.listConversations({ caseId });
  expect(conversations.find(({ id }) => id === together)?.risk).toMatchObject({ speakers });
});

test('a grave sign notifies the mediator alone, in neutral words, and ranks the case first until acknowledged', async () => {
  const family = await openFamily(server);
  const { mediator, caseId } = family;
  await consent(family, 'a');
  await say(family.b, family.together, threat);
  await analyze(server);
  await say(family.a, family.together, 'I will tell the court about every fee that you did not pay.');
  await analyze(server);
  const notifications = await server.owner`
    select user_id, message, visible_to from notifications where case_id = ${caseId} and type = 'safety_sign'`;
  expect(notifications).toEqual([
    {
      user_id: mediator.id,
      message: 'A conversation in one of your cases needs your attention.',
      visible_to: family.together,
    },
  ]);
  const ranked = async () => (await mediator.api.rankCases({})).cases[0];
  expect(await ranked()).toMatchObject({ reason: { kind: 'risk', urgency: 'danger' }, risk: { level: 'critical' } });
  const grave = (await insightsOf(family)).find(({ content }) => content['risk_level'] === 'critical');
  await mediator.api.acknowledgeInsight({ insightId: grave!.id });
  expect((await ranked())?.reason?.kind).not.toBe('risk');
});

test('a threat in a private channel wakes the job and reaches the mediator’s open window, and no other one', async ({
  annotate,
}) => {
  await server.listen();
  const family = await openFamily(server);
  const { mediator, a, b, lawyerB, otherParty, outsider, admin, caseId, privateA, together } = family;
  const others = [a, b, lawyerB, otherParty, outsider, admin];
  const [window, ...closed] = await Promise.all(
    [mediator, ...others].flatMap((person) =>
      ['case_events', 'notifications'].map((table) => listenAs(person, undefined, table)),
    ),
  );
  const job = {
    name: 'analyze_messages',
    every: 60_000,
    run: () => analyzeMessages(server.owner, builtInEngines()),
  };
  const faults: unknown[] = [];
  const jobs = await startJobs(server.backend, [job], { onError: (_, error) => faults.push(error) });
  onTestFinished(() => jobs.stop());
  const kinds = ({ rows }: { rows: Record<string, unknown>[] }) => rows.map((it) => it['kind'] ?? it['type']);
  const sent = Date.now();
  await say(b, together, harmless);
  await say(a, privateA, 'He said that he will kill me.');
  await expect.poll(() => kinds(window!), { interval: 20 }).toContain('insight_added');
  await annotate(`The alert came ${Date.now() - sent} ms after the message.`);
  await expect.poll(() => kinds(closed[0]!)).toContain('safety_sign');
  expect(faults).toEqual([]);
  for (const it of closed.slice(1)) {
    expect(kinds(it)).not.toContain('insight_added');
    expect(kinds(it)).not.toContain('safety_sign');
  }
  const rows = await server.owner`select user_id from notifications where case_id = ${caseId} and type = 'safety_sign'`;
  expect(rows).toEqual([{ user_id: mediator.id }]);
  const mails = await server.owner`
    select receiver from private.mails where facts ->> 'type' = 'safety_sign' and receiver <> ${mediator.id}`;
  expect(mails).toEqual([]);
  for (const { sql } of others) {
    expect(await sql((own) => own`select id from ai_insights where case_id = ${caseId}`)).toEqual([]);
    expect(await sql((own) => own`select id from case_events where kind = 'insight_added'`)).toEqual([]);
  }
});
