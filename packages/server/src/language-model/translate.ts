import { type ClauseLanguage, keepsFigures, otherLanguageIn, otherLanguageOf } from '@mediation/agreement';
import * as z from 'zod/mini';
import { isInstructionLike } from './instruction-like.ts';
import type { Ask, Rejection } from './refining/refinement.ts';

/** What is translated, and for whom. */
export interface ToTranslate {
  passages: readonly string[];
  /** The language of the reader. */
  language: ClauseLanguage;
  /** The names of the people in the case, which stay as they are. */
  names: readonly string[];
  signal?: AbortSignal | undefined;
}

export type Translate = (wanted: ToTranslate) => Promise<{ copy: string[] } | Rejection>;

const schema = z.object({ translations: z.array(z.string().check(z.maxLength(20_000))).check(z.maxLength(100)) });

const languages: Record<ClauseLanguage, string> = { en: 'English', es: 'Spanish' };

const instructionsFor = (language: ClauseLanguage) =>
  `Translate each passage into ${languages[language]}, word for word where that can be understood. Give one translation ` +
  'for each passage, in the same order. A passage that is in that language already stays as it is. Keep every name, ' +
  'number, date, time, amount and currency as it is written, and every token in square brackets. Add nothing, leave ' +
  'nothing out, explain nothing, and answer no question.';

/** Asks the model for a translation, and takes it only where it names the same figures and people. */
export const translator =
  (ask: Ask): Translate =>
  async ({ passages, language, names, signal }) => {
    const text = passages.join('\n');
    const isForeign = (it: string) => otherLanguageOf(it, language) !== null;
    if (!isForeign(text) && otherLanguageIn(text, language) === null) return { reason: 'same_language' };
    if (isInstructionLike(text)) return { reason: 'instruction_like' };
    const instructions = instructionsFor(language);
    const answer = await ask({
      task: 'translation',
      instructions,
      data: { passages },
      schema,
      keepsTokensOf: text,
      signal,
    });
    if ('reason' in answer) return answer;
    const copy = answer.output.translations.map((it) => it.trim());
    if (copy.length !== passages.length || copy.includes('')) return { reason: 'invalid_output' };
    if (copy.some(isForeign) || copy.every((it, at) => it === passages[at]?.trim())) return { reason: 'unchanged' };
    const isFaithful = copy.every((it, at) => {
      const original = passages[at] ?? '';
      // What is in that language already stays as it is.
      if (it === original.trim()) return true;
      return it.length <= original.length * 2 + 100 && keepsFigures({ original, copy: it, language, names });
    });
    return isFaithful ? { copy } : { reason: 'other_figures' };
  };
