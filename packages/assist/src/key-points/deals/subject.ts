import type { Language } from '../../guidance/passages.ts';
import { termsOf } from '../../text/words.ts';

/** Words that answer or connect, and tell nothing of what a sentence is about. */
const connecting =
  /\b(?:ok(?:ay|ey)?|yes|yeah|yep|sure|fine|good|great|perfect|right|alright|with|live|parece|par[ae]|mi|me|por|conforme|agree[ds]?|accept(?:ed)?|deal|then|works?|sounds?|well|really|honestly|actually|just|want|need|can|could|do|don't|get|go(?:ing)?|say(?:ing)?|said|mean|know|think|thing|about|still|please|thanks?|sorry|any ?more|all|day|week|month|vale|va|sip?|no|bien|bueno|claro|perfecto|entonces|hecho|trato|acuerdo|acepto|puedo|puede[ns]?|podemos|quiero|hacer|digo|dije|dices|pues|ya|lo|eso|favor|gracias|siento|al final|todo|dia|semana|mes|ano|year|time|vez)\b/g;

const figure = /\d+(?:[.,:]\d+)*/g;

/** What a sentence is about: the stems of its words, and its figures without their marks. */
export interface Subject {
  words: ReadonlySet<string>;
  figures: ReadonlySet<string>;
}

/** Returns what sentences are about. The same sentence is compared with many others. */
export function rememberSubjects(language: Language): (said: string) => Subject {
  const known = new Map<string, Subject>();
  return (said) => {
    const subject = known.get(said) ?? {
      words: new Set(termsOf(said.replaceAll(connecting, ' '), language)),
      figures: new Set([...said.matchAll(figure)].map(([it]) => it.replaceAll(/[.,:]/g, ''))),
    };
    known.set(said, subject);
    return subject;
  };
}

const countIn = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((it) => others.has(it)).length;

/** How many words and how many figures two sentences have in common. */
export const sharedBy = (one: Subject, other: Subject) => ({
  words: countIn(one.words, other.words),
  figures: countIn(one.figures, other.figures),
});
