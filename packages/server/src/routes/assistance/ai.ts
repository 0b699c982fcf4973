import type { Guidance } from '@mediation/api-client';
import type { Handlers } from '../../http/handlers.ts';
import { type AiDeps, aiCall } from './ai-call.ts';
import { assessWords } from './reading/assess-words.ts';
import { forReader } from './reading/for-reader.ts';
import { located, locatedPoints, marked } from './reading/mark-words.ts';
import { readAsker } from './reading/read-asker.ts';
import { readAiHealth } from './read-ai-health.ts';
import { saveReply } from './save-reply.ts';

/** Checks the right, asks the engine of the call, then stores the result. No transaction is open while the engine works. */
export function ai(deps: AiDeps) {
  const begin = aiCall(deps);
  return {
    summarize: async ({ input, ...caller }) => {
      const { engine, wordsOf, draftOf, keep } = await begin(caller, input.case_id, true);
      const words = await wordsOf({ ...input, field: 'text', form: 'conversation', isWhole: true });
      const context = input.context && (await draftOf(input.context)).text;
      const found = await engine.summary({ text: words.text, context, message_ids: words.transcript?.messageIds });
      const result = marked(words, { ...found, points: locatedPoints(words, found.points) });
      const text = [words.text, ...(context ? [context] : [])].join('\n\n');
      return { ...result, insight_id: await keep(input, { type: 'summary', text, words, result }) };
    },

    analyzeTone: async ({ input, ...caller }) => {
      const { engine, wordsOf, form, keep } = await begin(caller, input.case_id);
      const words = await wordsOf({ ...input, field: 'text', form: await form(), isNameless: true });
      const found = await engine.tone({ text: words.text });
      const result = marked(words, { ...found, triggers: located(words, found.triggers) });
      const insight_id = await keep(input, { type: 'tone_analysis', words, result });
      return { analysis: result, insight_id };
    },

    suggestRephrase: async ({ input, ...caller }) => {
      const { engine, draftOf, names } = await begin(caller, input.case_id);
      const words = await draftOf(input.message);
      const concern = input.concern && (await draftOf(input.concern)).text;
      const asked = { message: words.text, concern, names: await names() };
      return { suggestion: marked(words, await engine.rephrase(asked)) };
    },

    assessRisk: async ({ input, ...caller }) => {
      const { engine, screens, contacts, wordsOf, keep } = await begin(caller, input.case_id, true);
      const text = input.conversation_text;
      const words = await wordsOf({
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
      return { assessment: { ...result, recommendations }, insight_id: await keep(input, analysis) };
    },

    analyzeEmotion: async ({ input, ...caller }) => {
      const { engine, wordsOf, form } = await begin(caller, input.case_id);
      const words = await wordsOf({ ...input, field: 'text', form: await form(), isNameless: true });
      return { emotion: marked(words, await engine.emotion({ text: words.text })) };
    },

    extractKeyPoints: async ({ input, ...caller }) => {
      const { engine, wordsOf } = await begin(caller, input.case_id);
      const words = await wordsOf({ ...input, field: 'text', form: 'conversation', isWhole: true });
      const found = await engine.keyPoints({ text: words.text, message_ids: words.transcript?.messageIds });
      return marked(words, { ...found, key_points: locatedPoints(words, found.key_points) });
    },

    suggestPhrasing: async ({ input, ...caller }) => {
      const { engine, draftOf, names } = await begin(caller, input.case_id);
      const words = await draftOf(input.message);
      return marked(words, await engine.phrasing({ message: words.text, goal: input.goal, names: await names() }));
    },

    askLegalGuidance: async ({ input: { question, context }, onDraft, signal, ...caller }) => {
      const caseId = context?.caseId ?? null;
      const { engine, draftOf } = await begin(caller, caseId);
      const words = await draftOf(question);
      const { role, step, language } = await caller.asCaller((sql) =>
        readAsker(sql, { caseId, interfaceLanguage: context?.language }),
      );
      const keepReply = async (reply: Guidance) => ({
        ...marked(words, reply),
        ok: true as const,
        reply_id: await saveReply(deps.db, { userId: caller.claims.sub, caseId, reply }),
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

    getAiHealth: async ({ asCaller }) => ({ health: await readAiHealth(asCaller, deps.engines) }),
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/assistance/ai')>;
}
