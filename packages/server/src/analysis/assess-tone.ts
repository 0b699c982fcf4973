import type { ToneAnalysis, ToneInsight } from '@mediation/api-client';
import type { AiEngine } from '@mediation/assist';
import { type Finding, type Said, isTooShort } from './said.ts';
import { withoutConsent } from './without-consent.ts';

/** The tone of the last messages of parties and lawyers who say yes to AI: of the most intense one, and for each of them. */
export async function assessTone(engine: AiEngine, messages: readonly Said[]): Promise<Finding | null> {
  const last = messages.filter((it) => it.isLast);
  const readable = last.filter((it) => it.mayRead);
  if (!readable.some((it) => it.isNew) || isTooShort(readable)) return null;
  const heard = await Promise.all(readable.map((it) => toneOf(engine, it)));
  const bySpeaker = Object.values(Object.groupBy(heard, ({ user_id }) => user_id)).map((all) => mostIntense(all ?? []));
  const { user_id: _, ...loudest } = mostIntense(bySpeaker);
  const content: ToneInsight & Pick<ToneAnalysis, 'engine'> = {
    ...loudest,
    speakers: bySpeaker.map(({ user_id, tone, intensity }) => ({ user_id, tone, intensity })),
  };
  return {
    type: 'tone_analysis',
    content: readable.length < last.length ? withoutConsent(content) : content,
    messageIds: readable.map((it) => it.messageId),
    isSafetyOnly: false,
  };
}

async function toneOf(engine: AiEngine, { content, senderId, messageId }: Said) {
  const analysis = await engine.tone({ text: content });
  const triggers = analysis.triggers.map((it) => ({ ...it, message_id: messageId }));
  return { ...analysis, triggers, user_id: senderId };
}

const mostIntense = <T extends { intensity: number }>(all: readonly T[]): T =>
  all.reduce((one, other) => (other.intensity > one.intensity ? other : one));
