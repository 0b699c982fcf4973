import type { EngineHealth, EngineMark } from '@mediation/api-client';
import {
  type AiEngine,
  type Conversation,
  type EngineSettings,
  adviceFor,
  candidatesFor,
  textCap,
} from '@mediation/assist';
import { instructionNotice, isInstructionLike } from './instruction-like.ts';
import type { KnownValue } from './tokens/known-values.ts';
import type { LanguageModel } from './language-model.ts';
import { askWithTokens } from './tokens/ask-with-tokens.ts';
import { refineGuidance } from './refining/refine-guidance.ts';
import { refineKeyPoints } from './refining/refine-key-points.ts';
import { mayBeReworded, refinePhrasing, refineRephrasing } from './refining/refine-rephrasing.ts';
import { refineRisk } from './refining/refine-risk.ts';
import { refineSummary } from './refining/refine-summary.ts';
import { refineTone } from './refining/refine-tone.ts';
import { riskBySentence } from './refining/risk-by-sentence.ts';
import type { Marked, Refinement } from './refining/refinement.ts';
import type { LanguageModelSettings } from './settings.ts';

interface Parts {
  embedded: AiEngine;
  model: LanguageModel;
  settings: LanguageModelSettings;
  engineSettings: EngineSettings;
  /** What identifies people in the case, replaced by tokens where the settings say so. */
  known: readonly KnownValue[];
}

/** The mark of a result of the language model. */
export const modelMark = ({ model: name }: LanguageModelSettings, { ruleset }: EngineMark): EngineMark => ({
  kind: 'llm',
  name,
  version: '1.0.0',
  ruleset,
});

/**
 * The built-in engine with a language model beside it. The built-in result comes first and is the floor; without a
 * usable answer of the model it is the result, with the reason in its mark.
 */
export function assistedEngine({ embedded, model, settings, engineSettings, known }: Parts): AiEngine {
  const ask = askWithTokens(model, settings.redacts ? known : undefined);
  async function refine<Result extends Marked, Output>(refinement: Refinement<Result, Output>): Promise<Result> {
    const answer = await ask(refinement.question);
    const merged = 'reason' in answer ? answer : await refinement.merge(answer.output);
    return 'reason' in merged
      ? { ...refinement.embedded, engine: { ...refinement.embedded.engine, fallback_reason: merged.reason } }
      : { ...merged, engine: modelMark(settings, refinement.embedded.engine) };
  }

  return {
    ...embedded,
    tone: async (input) => refine(refineTone(input.text.slice(0, textCap), await embedded.tone(input))),
    risk: async (input) => {
      const text = input.text.slice(0, textCap);
      const advice = adviceFor(text, engineSettings);
      if (!isInstructionLike(text)) return refine(refineRisk(text, await embedded.risk(input), advice));
      const result = await refine(refineRisk(text, await riskBySentence(input.text, embedded), advice));
      return { ...result, recommendations: [...result.recommendations, instructionNotice[advice.language]] };
    },
    rephrase: async (input) => {
      const result = await embedded.rephrase(input);
      const isLeft = result.status === 'refused' || !(await mayBeReworded(input.message, embedded));
      return isLeft ? result : refine(refineRephrasing(input, result, embedded));
    },
    phrasing: async (input) => {
      const result = await embedded.phrasing(input);
      return (await mayBeReworded(input.message, embedded)) ? refine(refinePhrasing(input, result, embedded)) : result;
    },
    summary: async (input) => refine(refineSummary({ ...input, ...beginningOf(input) }, await embedded.summary(input))),
    keyPoints: async (input) => refine(refineKeyPoints(beginningOf(input), await embedded.keyPoints(input))),
    guidance: async (input) => {
      const result = await embedded.guidance(input);
      const candidates = result.web_search_suggested ? [] : candidatesFor(input, engineSettings);
      if (candidates.length === 0) return result;
      await input.onDraft?.(result);
      const { question, ...refinement } = refineGuidance(input.question, result, candidates);
      return refine({ ...refinement, question: { ...question, signal: input.signal } });
    },
    health: async () => healthOf(settings, model, await embedded.health()),
  };
}

/** The messages of a long conversation that a model reads. */
function beginningOf({ text, message_ids }: Conversation): Conversation {
  if (text.length <= textCap) return { text, message_ids };
  const end = text.lastIndexOf('\n', textCap);
  const beginning = text.slice(0, end < 0 ? textCap : end);
  return { text: beginning, message_ids: message_ids?.slice(0, beginning.split('\n').length) };
}

function healthOf(
  { model: name, isPrivate, redacts }: LanguageModelSettings,
  model: LanguageModel,
  embedded: EngineHealth,
): EngineHealth {
  const failing = model.failing();
  const engine: EngineMark = { ...embedded.engine, kind: 'llm', name };
  const place = isPrivate ? 'on this network' : 'outside of this network';
  const hidden = redacts ? ' Known names are hidden from it.' : '';
  if (!failing)
    return { status: 'ok', message: `The language model ${name} ${place} also reads texts.${hidden}`, engine };
  const since = new Date(failing.since).toISOString();
  return {
    status: 'degraded',
    message: `The language model ${name} ${place} has failed since ${since} (${failing.reason}). The built-in analysis answers instead.`,
    engine: { ...engine, fallback_reason: failing.reason },
  };
}
