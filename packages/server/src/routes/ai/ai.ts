import type { EngineMark, Guidance, InsightType } from '@mediation/api-client';
import type { AiEngine } from '@mediation/assist';
import type { Claims, Database } from '../../database/database.ts';
import type { AsCaller, Handlers } from '../../http/handlers.ts';
import type { Gate } from '../../http/rate-limit.ts';
import type { Engines } from '../../language-model/engines.ts';
import { readKnownValues } from './read-known-values.ts';
import { saveInsight } from './save-insight.ts';
import { saveReply } from './save-reply.ts';
import { readAsker } from './read-asker.ts';
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

interface Source {
  case_id?: string | null | undefined;
  save: boolean;
  channel_id?: string | null | undefined;
  message_ids?: string[] | undefined;
}

/** Checks the right, asks the engine of the call, then stores the result. No transaction is open while the engine works. */
export function ai({ db, engines, gate }: AiDeps) {
  async function begin(
    { claims, asCaller }: Caller,
    caseId: string | null = null,
    isForMediator = false,
  ): Promise<AiEngine> {
    await gate.spend('ai', claims.sub);
    const { mayLeave, contacts } = await asCaller((sql) => requireAssistance(sql, { caseId, isForMediator }));
    return engines.forCall({
      mayLeave,
      contacts,
      readKnown: () => readKnownValues(db, { userId: claims.sub, caseId }),
    });
  }

  /** The names that a rephrasing keeps: those of everybody in the case. */
  const namesFor = async ({ claims }: Caller, caseId: string | null = null) =>
    (await readKnownValues(db, { userId: claims.sub, caseId }))
      .filter(({ kind }) => kind === 'PERSON')
      .map(({ value }) => value);

  const keep = async (
    { asCaller }: Caller,
    { case_id: caseId, save, channel_id: channelId, message_ids: messageIds }: Source,
    analysis: { type: InsightType; text: string; result: { engine: EngineMark } },
  ) => (save && caseId ? asCaller((sql) => saveInsight(sql, { caseId, channelId, messageIds, ...analysis })) : null);

  return {
    summarize: async ({ input, ...caller }) => {
      const engine = await begin(caller, input.case_id, true);
      const result = await engine.summary(input);
      const text = [input.text, ...(input.context ? [input.context] : [])].join('\n\n');
      return { ...result, insight_id: await keep(caller, input, { type: 'summary', text, result }) };
    },

    analyzeTone: async ({ input, ...caller }) => {
      const engine = await begin(caller, input.case_id);
      const result = await engine.tone(input);
      const insight_id = await keep(caller, input, { type: 'tone_analysis', text: input.text, result });
      return { analysis: result, insight_id };
    },

    suggestRephrase: async ({ input, ...caller }) => {
      const engine = await begin(caller, input.case_id);
      return { suggestion: await engine.rephrase({ ...input, names: await namesFor(caller, input.case_id) }) };
    },

    assessRisk: async ({ input, ...caller }) => {
      const engine = await begin(caller, input.case_id, true);
      const text = input.conversation_text;
      const result = await engine.risk({ text });
      return { assessment: result, insight_id: await keep(caller, input, { type: 'risk_assessment', text, result }) };
    },

    analyzeEmotion: async ({ input, ...caller }) => {
      const engine = await begin(caller, input.case_id);
      return { emotion: await engine.emotion(input) };
    },

    extractKeyPoints: async ({ input, ...caller }) => {
      const engine = await begin(caller, input.case_id);
      return engine.keyPoints(input);
    },

    suggestPhrasing: async ({ input, ...caller }) => {
      const engine = await begin(caller, input.case_id);
      return engine.phrasing({ ...input, names: await namesFor(caller, input.case_id) });
    },

    askLegalGuidance: async ({ input: { question, context }, onDraft, signal, ...caller }) => {
      const caseId = context?.caseId ?? null;
      const engine = await begin(caller, caseId);
      const { role, step, language } = await caller.asCaller((sql) =>
        readAsker(sql, { caseId, interfaceLanguage: context?.language }),
      );
      const keepReply = async (reply: Guidance) => ({
        ...reply,
        ok: true as const,
        reply_id: await saveReply(db, { userId: caller.claims.sub, caseId, reply }),
      });
      return keepReply(
        await engine.guidance({
          question,
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
  } satisfies Handlers<typeof import('@mediation/api-client/endpoints/ai')>;
}
