import type { Tone } from '@mediation/api-client';
import type { Language } from '../guidance/passages.ts';

type Suggestion = Record<Language, string>;

const aboutPerson: Suggestion = {
  en: 'Leave out words about the person. Say what happened, and what you need.',
  es: 'Deje fuera las palabras sobre la persona. Diga qué pasó y qué necesita.',
};
const freeToRefuse: Suggestion = {
  en: 'Ask for one thing, and leave the other person free to say no.',
  es: 'Pida una sola cosa y deje que la otra persona pueda decir que no.',
};
const sayItStraight: Suggestion = {
  en: 'Say it straight. A joke at somebody’s cost is easy to take as an attack.',
  es: 'Dígalo sin rodeos. Una broma a costa de alguien se toma fácilmente como un ataque.',
};
const oneEvent: Suggestion = {
  en: 'Name one event and its date, and say what would help next time.',
  es: 'Nombre un hecho y su fecha, y diga qué ayudaría la próxima vez.',
};

/** What helps with each tone, or null where it needs no help. In the order of the model's outputs. */
export const toneSuggestions: Record<Tone, Suggestion | null> = {
  neutral: null,
  cooperative: null,
  assertive: null,
  anxious: null,
  sad: null,
  frustrated: oneEvent,
  sarcastic: sayItStraight,
  hostile: aboutPerson,
  manipulative: freeToRefuse,
  threatening: {
    en: 'This reads as a threat. Stop here, and ask your mediator to speak with you alone.',
    es: 'Esto se lee como una amenaza. Pare aquí y pida a su mediador que hable a solas con usted.',
  },
};

export const tones = Object.keys(toneSuggestions) as Tone[];

/** Words that make any message sound harsher than necessary, each with what helps. */
export const harshWords: readonly { words: RegExp; suggestion: Suggestion }[] = [
  {
    words:
      /\b(?:liar|coward|idiot|stupid|pathetic|worthless|disgusting|selfish|asshole|bastard|bitch|moron|fuck\w{0,3}|shut up|i hate you|waste of space|mentiros[oa]|cobarde|idiota|est[uú]pid[oa]|in[uú]til|ego[ií]sta|imb[eé]cil|cabr[oó]na?|gilipollas|pendej[oa]|te odio|c[aá]llate)\b/giu,
    suggestion: aboutPerson,
  },
  {
    words:
      /\b(?:after everything i|you owe me|least you can do|only if you sign|con todo lo que (?:he hecho|hice)|me lo debes)\b/gi,
    suggestion: freeToRefuse,
  },
  {
    words:
      /\b(?:what a surprise|must be nice|your majesty|thanks for nothing|how convenient|qu[eé] sorpresa|muchas gracias por nada|qu[eé] casualidad)\b/gi,
    suggestion: sayItStraight,
  },
  {
    words: /\b(?:you (?:always|never|constantly)|(?:t[uú]|usted|vos) (?:siempre|nunca)|siempre haces|nunca haces)\b/giu,
    suggestion: {
      en: 'Name one event and its date instead of “always” or “never”.',
      es: 'Nombre un hecho y su fecha en lugar de «siempre» o «nunca».',
    },
  },
  {
    words: /[!?]{2,}/g,
    suggestion: {
      en: 'One mark is enough. More of them read as shouting.',
      es: 'Basta un signo. Varios seguidos se leen como un grito.',
    },
  },
  {
    words: /\b[A-ZÁÉÍÓÚÑ]{4,}(?: [A-ZÁÉÍÓÚÑ]{2,}){0,10}\b/gu,
    suggestion: {
      en: 'Write in small letters. Capitals read as shouting.',
      es: 'Escriba en minúsculas. Las mayúsculas se leen como un grito.',
    },
  },
];
