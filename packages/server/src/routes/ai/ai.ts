import type { EngineMark, InsightType } from '@mediation/api-client';
import type { AiEngine } from '@mediation/assist';
import { requireAssistance } from './require-assistance.ts';
import { keepInsight } from './keep-insight.ts';
import { keepReply } from './keep-reply.ts';
import type { AssistanceNames } from './names.ts';
import { type Claims, type Database, asUser } from '../../database/database.ts';
import type { Gate } from '../../http/rate-limit.ts';
import type { OpenHandlers } from '../../http/serve.ts';

interface AiDeps {
  db: Database;
  engine: AiEngine;
  gate: Gate;
}

interface Source {
  case_id?: string | null | undefined;
  save: boolean;
  channel_id?: string | null | undefined;
  message_ids?: string[] | undefined;
}

/** The calls that ask the engine: first the right, then the engine, then what is kept; no transaction while it thinks. */
export function ai({ db, engine, gate }: AiDeps): OpenHandlers<AssistanceNames> {
  async function begin(claims: Claims, caseId: string | null | undefined, isForMediator = false) {
    await gate.spend('ai', claims.sub);
    await asUser(db, claims, (sql) => requireAssistance(sql, { caseId, isForMediator }));
  }

  const keep = async (
    claims: Claims,
    { case_id: caseId, save, channel_id: channelId, message_ids: messageIds }: Source,
    analysis: { type: InsightType; text: string; result: { engine: EngineMark } },
  ) =>
    save && caseId
      ? asUser(db, claims, (sql) => keepInsight(sql, { caseId, channelId, messageIds, ...analysis }))
      : null;

  return {
    summarize: async ({ input, claims }) => {
      await begin(claims, input.case_id, true);
      const result = await engine.summary(input);
      return { ...result, insight_id: await keep(claims, input, { type: 'summary', text: input.text, result }) };
    },

    analyzeTone: async ({ input, claims }) => {
      await begin(claims, input.case_id);
      const result = await engine.tone(input);
      const insight_id = await keep(claims, input, { type: 'tone_analysis', text: input.text, result });
      return { analysis: result, insight_id };
    },

    suggestRephrase: async ({ input, claims }) => {
      await begin(claims, input.case_id);
      return { suggestion: await engine.rephrase(input) };
    },

    assessRisk: async ({ input, claims }) => {
      await begin(claims, input.case_id, true);
      const text = input.conversation_text;
      const result = await engine.risk({ text });
      return { assessment: result, insight_id: await keep(claims, input, { type: 'risk_assessment', text, result }) };
    },

    analyzeEmotion: async ({ input, claims }) => {
      await begin(claims, input.case_id);
      return { emotion: await engine.emotion(input) };
    },

    extractKeyPoints: async ({ input, claims }) => {
      await begin(claims, input.case_id);
      return engine.keyPoints(input);
    },

    suggestPhrasing: async ({ input, claims }) => {
      await begin(claims, input.case_id);
      return engine.phrasing(input);
    },

    askLegalGuidance: async ({ input: { question, context }, claims }) => {
      const caseId = context?.caseId ?? null;
      await begin(claims, caseId);
      const reply = await engine.guidance({ question });
      return { ...reply, ok: true as const, reply_id: await keepReply(db, { userId: claims.sub, caseId, reply }) };
    },

    getAiHealth: async ({ claims }) => {
      const [assistance] = await asUser(
        db,
        claims,
        (sql) => sql<{ is_on: boolean }>`select private.ai_is_on(null) as is_on`,
      );
      const health = await engine.health();
      const message = 'Assistance is switched off for your organization.';
      return { health: assistance?.is_on ? health : { ...health, status: 'off' as const, message } };
    },
  };
}
