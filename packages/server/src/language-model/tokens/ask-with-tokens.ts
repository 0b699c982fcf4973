import type { KnownValue } from './known-values.ts';
import type { LanguageModel } from '../language-model.ts';
import type { Ask } from '../refining/refinement.ts';
import { createTokens, tokensIn } from './tokens.ts';

/** Asks with tokens instead of names and numbers, and puts them back. Without known values nothing is replaced. */
export function askWithTokens(model: LanguageModel, known: readonly KnownValue[] | undefined): Ask {
  if (!known) return model.ask;
  return async (question) => {
    const tokens = createTokens(known);
    const data = mapTexts(question.data, tokens.hide);
    const answer = await model.ask({ ...question, data });
    if ('reason' in answer) return answer;
    const given = question.keepsTokensOf === undefined ? undefined : tokensIn(tokens.hide(question.keepsTokensOf));
    if (given && String(tokensIn(textsIn(answer.output))) !== String(given)) return { reason: 'lost_token' };
    let isKnown = true;
    const output = mapTexts(answer.output, (text) => {
      const restored = tokens.restore(text);
      isKnown &&= restored !== null;
      return restored ?? '';
    });
    return isKnown ? { output: question.schema.parse(output) } : { reason: 'unknown_token' };
  };
}

/** The same JSON with other texts; keys and all else stay. */
function mapTexts(json: unknown, change: (text: string) => string): unknown {
  if (typeof json === 'string') return change(json);
  if (Array.isArray(json)) return json.map((it) => mapTexts(it, change));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapTexts(value, change)]));
}

function textsIn(json: unknown): string {
  const texts: string[] = [];
  mapTexts(json, (text) => {
    texts.push(text);
    return text;
  });
  return texts.join('\n');
}
