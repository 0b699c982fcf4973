import { greeting, pleasantries, preambles } from '../data/pleasantries.ts';
import { keepsFacts } from './fact-guard.ts';
import type { Language } from '../guidance/passages.ts';
import { read } from '../text/reading.ts';
import { sentencesOf } from '../text/segment.ts';
import { withCapitals } from './leave-out.ts';
import { plainOf } from './plain-of.ts';

/** Whether a sentence only greets or is polite: "Hi Tom, hope you are well." */
function isPleasantry(sentence: string, language: Language): boolean {
  const parts = sentence.split(/[,;]/).map((it) => it.trim().replaceAll(/^[¿¡]+/g, ''));
  const isGreeting = (part: string) =>
    greeting.test(plainOf(part).replace(/\S+$/, '')) && /\p{Lu}\p{L}*[.!]*$/u.test(part);
  return parts.every((it) => pleasantries[language].test(plainOf(it)) || isGreeting(it));
}

/** Splits a text into the pleasantries that it begins with and the rest. */
export function splitGreeting(text: string, language: Language): { lead: string; body: string } {
  const first = sentencesOf(read(text)).find((it) => !isPleasantry(text.slice(it.start, it.end), language));
  const at = first?.start ?? 0;
  return { lead: text.slice(0, at), body: text.slice(at) };
}

/** A text without greetings, pleasantries and preambles; null if there are none, or nothing else is there. */
export function shorten(text: string, language: Language, names: readonly string[]): string | null {
  const kept = sentencesOf(read(text))
    .map(({ start, end }) => text.slice(start, end))
    .filter((it) => !isPleasantry(it, language));
  const openers = kept.map((it) => it.slice(0, preambles[language].exec(plainOf(it))?.[0].length ?? 0));
  const short = withCapitals(kept.map((it, at) => it.slice(openers[at]!.length)).join(' '));
  const keeps = keepsFacts(kept.join(' '), short, openers.filter(Boolean), names);
  return keeps && short !== '' && short.length < text.trim().length ? short : null;
}
