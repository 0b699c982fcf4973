import type { RiskAssessment } from '@mediation/api-client';
import type { AiEngine } from '@mediation/assist';
import { type Finding, type Said, isTooShort } from './said.ts';
import { transcriptOf } from './transcript.ts';
import { withoutConsent } from './without-consent.ts';

/**
 * Assesses the risk in messages whose writers say yes to AI. In the words of the others only the safety screening looks, for
 * grave signs; what it finds there comes first.
 */
export async function assessRisk(
  engine: AiEngine,
  messages: readonly Said[],
  { screens }: { screens: boolean },
): Promise<Finding | null> {
  const readable = messages.filter((it) => it.mayRead);
  const isPartial = readable.length < messages.length;
  const isNew = (among: readonly Said[]) => new Set(among.filter((it) => it.isNew).map((it) => it.messageId));
  if (screens && isPartial) {
    const found = await assess(engine.screen, messages);
    if (shows(found, isNew(messages.filter((it) => !it.mayRead))))
      return { ...findingOf(withoutConsent(found), messages), isSafetyOnly: true };
  }
  if (isTooShort(readable)) return null;
  const found = await assess(engine.risk, readable);
  return shows(found, isNew(readable)) ? findingOf(isPartial ? withoutConsent(found) : found, readable) : null;
}

/** The indicators of an assessment, with their evidence by message. */
async function assess(look: AiEngine['risk'], messages: readonly Said[]): Promise<RiskAssessment> {
  const { text, locate } = transcriptOf(messages);
  const assessment = await look({ text });
  return {
    ...assessment,
    indicators: assessment.indicators.map((it) => ({ ...it, evidence: it.evidence.map((span) => locate(span)) })),
  };
}

const shows = ({ indicators }: RiskAssessment, ids: Set<string>) =>
  indicators.some(({ evidence }) => evidence.some((it) => it.message_id !== undefined && ids.has(it.message_id)));

const findingOf = (content: RiskAssessment, messages: readonly Said[]): Finding => ({
  type: 'risk_assessment',
  content,
  messageIds: messages.map((it) => it.messageId),
  isSafetyOnly: false,
});
