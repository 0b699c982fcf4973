import type { EngineMark, Guidance, InsightType, SafetyContactSettings } from '@mediation/api-client';
import type { AiEngine } from '@mediation/assist';
import { type Claims, type Database, sqlOn } from '../../database/database.ts';
import type { AsCaller, Handlers } from '../../http/handlers.ts';
import type { Gate } from '../../http/guard/rate-limit.ts';
import type { Engines } from '../../language-model/engines.ts';
import { readKnownValues } from '../../language-model/tokens/read-known-values.ts';
import { assessWords } from './reading/assess-words.ts';
import { forReader } from './reading/for-reader.ts';
import { saveInsight } from './save-insight.ts';
import { saveReply } from './save-reply.ts';
import { readAsker } from './reading/read-asker.ts';
import { located, locatedPoints, marked } from './reading/mark-words.ts';
import { type Wanted, type Words, readWords } from './reading/read-words.ts';
import { requireAssistance } from './require-assistance.ts';

interface AiDeps {
  db: Database;
  engines: Engines;
  gate: Gate;
}

interface Caller {
  claims: Claims;
  asCaller: AsCaller;
}

type Source = Omit<Wanted, 'field' | 'form' | 'text'> & { save: boolean };

interface Kept {
  type: InsightType;
  /** What was analysed; `text` where it is more than the words. */
  words: Pick<Words, 'text' | 'transcript'>;
  text?: string;
  result: { engine: EngineMark };
  isSafetyOnly?: boolean;
}

/** Checks the right, asks the engine of the call, then stores the result. No transaction is open while the engine works. */
export function ai({ db, engines, gate }: AiDeps) {
  async function begin(
    { claims, asCaller }: Caller,
    caseId: string | null = null,
    isForMediator = false,
  ): Promise<{ engine: AiEngine; screens: boolean; contacts: SafetyContactSettings | null }> {
    await gate.spend('ai', claims.sub);
    const { mayLeave, contacts, passages, screens } = await asCaller((sql) =>
      requireAssistance(sql, { caseId, isForMediator }),
    );
    const readKnown = () => readKnownValues(sqlOn(db), { userId: claims.sub, caseId });
    return { engine: await engines.forCall({ mayLeave, contacts, passages, readKnown }), screens, contacts };
  }

  /** The names that a rephrasing keeps: those of everybody in the case. */
  const namesFor = async ({ claims }: Caller, caseId: string | null = null) =>
    (await readKnownValues(sqlOn(db), { userId: claims.sub, caseId }))
      .filter(({ kind }) => kind === 'PERSON')
      .map(({ value }) => value);

  const wordsFor = ({ asCaller }: Caller, wanted: Wanted) => asCaller((sql) => readWords(sql, wanted));

  const draftFor = (caller: Caller, text: string, caseId: string | null = null) =>
    wordsFor(caller, { text, case_id: caseId, field: 'text', form: 'draft' });

  const keep = async (
    { asCaller }: Caller,
    { case_id: caseId, save, channel_id: channelId }: Source,
    { words, ...analysis }: Kept,
  ) => {
    if (!save || !caseId) return null;
    const insight = { text: words.text, messageIds: words.transcript?.messageIds, ...analysis };
    return asCaller((sql) => saveInsight(sql, { caseId, channelId, ...insight }));
  };

  /** The words of others in a text count as a conversation for the mediator; everybody else writes drafts. */
  const formFor = (asCaller: AsCaller, caseId: string | null = null) =>
    asCaller(async (sql): Promise<Wanted['form']> => {
      const [mine] = await sql`select where ${caseId}::uuid in (select private.my_mediated_case_ids())`;
      return mine ? 'conversation' : 'draft';
    });

  return {
    summarize: async ({ input, ...caller }) => {
      const { engine } = await begin(caller, input.case_id, true);
      const words = await wordsFor(caller, { ...input, field: 'text', form: 'conversation' });
      const context = input.context && (await draftFor(caller, input.context, input.case_id)).text;
      const found = await engine.summary({ text: words.text, context, message_ids: words.transcript?.messageIds });
      const result = marked(words, { ...found, points: locatedPoints(words, found.points) });
      const text = [words.text, ...(context ? [context] : [])].join('\n\n');
      return { ...result, insight_id: await keep(caller, input, { type: 'summary', text, words, result }) };
    },

    analyzeTone: async ({ input, ...caller }) => {
      const { engine } = await begin(caller, input.case_id);
      const form = await formFor(caller.asCaller, input.case_id);
      const words = await wordsFor(caller, { ...input, field: 'text', form, isNameless: true });
      const found = await engine.tone({ text: words.text });
      const result = marked(words, { ...found, triggers: located(words, found.triggers) });
      const insight_id = await keep(caller, input, { type: 'tone_analysis', words, result });
      return { analysis: result, insight_id };
    },

    suggestRephrase: async ({ input, ...caller }) => {
      const { engine } = await begin(caller, input.case_id);
      const words = await draftFor(caller, input.message, input.case_id);
      const concern = input.concern && (await draftFor(caller, input.concern, input.case_id)).text;
      const names = await namesFor(caller, input.case_id);
      return { suggestion: marked(words, await engine.rephrase({ message: words.text, concern, names })) };
    },

    assessRisk: async ({ input, ...caller }) => {
      const { engine, screens, contacts } = await begin(caller, input.case_id, true);
      const text = input.conversation_text;
      const words = await wordsFor(caller, {
        ...input,
        text,
        field: 'conversation_text',
        form: 'conversation',
        isOfOthers: true,
      });
      const { result, isSafetyOnly } = await assessWords(engine, words, screens);
      const assessed = isSafetyOnly ? words.everything : words;
      const analysis = { type: 'risk_assessment' as const, words: assessed, result, isSafetyOnly };
      const recommendations = result.recommendations.map(forReader({ language: input.language, contacts }));
      return { assessment: { ...result, recommendations }, insight_id: await keep(caller, input, analysis) };
    },

    analyzeEmotion: async ({ input, ...caller }) => {
      const { engine } = await begin(caller, input.case_id);
      const form = await formFor(caller.asCaller, input.case_id);
      const words = await wordsFor(caller, { ...input, field: 'text', form, isNameless: true });
      return { emotion: marked(words, await engine.emotion({ text: words.text })) };
    },

    extractKeyPoints: async ({ input, ...caller }) => {
      const { engine } = await begin(caller, input.case_id);
      const words = await wordsFor(caller, { ...input, field: 'text', form: 'conversation' });
      const found = await engine.keyPoints({ text: words.text, message_ids: words.transcript?.messageIds });
      return marked(words, { ...found, key_points: locatedPoints(words, found.key_points) });
    },

    suggestPhrasing: async ({ input, ...caller }) => {
      const { engine } = await begin(caller, input.case_id);
      const words = await draftFor(caller, input.message, input.case_id);
      const names = await namesFor(caller, input.case_id);
      return marked(words, await engine.phrasing({ message: words.text, goal: input.goal, names }));
    },

    askLegalGuidance: async ({ input: { question, context }, onDraft, signal, ...caller }) => {
      const caseId = context?.caseId ?? null;
      const { engine } = await begin(caller, caseId);
      const words = await draftFor(caller, question, caseId);
      const { role, step, language } = await caller.asCaller((sql) =>
        readAsker(sql, { caseId, interfaceLanguage: context?.language }),
      );
      const keepReply = async (reply: Guidance) => ({
        ...marked(words, reply),
        ok: true as const,
        reply_id: await saveReply(db, { userId: caller.claims.sub, caseId, reply }),
      });
      return keepReply(
        await engine.guidance({
          question: words.text,
          role,
          step,
          language,
          signal,
          onDraft: onDraft && (async (draft) => onDraft(await keepReply(draft))),
        }),
      );
    },

    getAiHealth: async ({ asCaller }) => {
      const [assistance] = await asCaller(
        (sql) => sql<{ is_on: boolean; may_leave: boolean }>`
          select private.ai_is_on(null) as is_on, private.external_ai_is_on(null) as may_leave`,
      );
      const engine = await engines.forCall({
        mayLeave: assistance?.may_leave ?? false,
        contacts: null,
        readKnown: async () => [],
      });
      const health = await engine.health();
      const message = 'Assistance is switched off for your organization.';
      return { health: assistance?.is_on ? health : { ...health, status: 'off' as const, message } };
    },
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/assistance/ai')>;
}
