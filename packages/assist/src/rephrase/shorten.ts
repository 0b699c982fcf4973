import { pleasantries, preambles } from '../data/pleasantries.ts';
import { keepsFacts } from '../fact-guard.ts';
import type { Language } from '../passages.ts';
import { read } from '../reading.ts';
import { sentencesOf } from '../segment.ts';
import { withCapitals } from './leave-out.ts';
import { plainOf } from './plain-of.ts';

/** A text without greetings, pleasantries and preambles; null if there are none, or nothing else is there. */
export function shorten(text: string, language: Language, names: readonly string[]): string | null {
  const sentences = sentencesOf(read(text)).map(({ start, end }) => text.slice(start, end));
  const isEmpty = (sentence: string) => pleasantries[language].test(plainOf(sentence));
  const kept = sentences.filter((it) => !isEmpty(it));
  const openers = kept.map((it) => it.slice(0, preambles[language].exec(plainOf(it))?.[0].length ?? 0));
  const short = withCapitals(kept.map((it, at) => it.slice(openers[at]!.length)).join(' '));
  const keeps = keepsFacts(kept.join(' '), short, openers.filter(Boolean), names);
  return keeps && short !== '' && short.length < text.trim().length ? short : null;
}
