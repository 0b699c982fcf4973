import type { Insight, SafetyContactSettings } from '@mediation/api-client';
import { adviceIn, translateAdvice } from '@mediation/assist';
import { setContacts } from '../../../language-model/engines.ts';
import { instructionNotice } from '../../../language-model/instruction-like.ts';
import { supportedLanguage } from './supported-language.ts';

interface Reader {
  /** The language of the reader's pages. */
  language: string | undefined;
  /** Whom the organization names for danger. */
  contacts: SafetyContactSettings | null;
}

/** Says a sentence of advice in the language of its reader; without one, as it is. */
export type Say = (sentence: string) => string;

export function forReader({ language: tag, contacts }: Reader): Say {
  const language = supportedLanguage(tag);
  if (language === undefined) return (sentence) => sentence;
  const advice = adviceIn(language, contacts === null ? {} : { contacts: setContacts(contacts) });
  return (sentence) => translateAdvice(sentence, advice, [instructionNotice]);
}

const advice = new Set(['recommendations', 'suggestions']);

/** The content of an insight with its advice in the language of the reader. */
export const contentFor = (content: Insight['content'], say: Say): Insight['content'] =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      advice.has(name) && Array.isArray(value) ? value.map((it) => (typeof it === 'string' ? say(it) : it)) : value,
    ]),
  );
