import { franc } from 'franc-min';
import { isKnown, wordsOf } from '../classifier/words.ts';
import type { Language } from '../guidance/passages.ts';
import { plainWords } from './words.ts';

const common = new Set(
  (
    'the a to and of i you is it that for on with not have be are this my we me at but he she they your our what do ' +
    'will was so if can no from there as all when would about has been him her them did how please or had by up out ' +
    "don't i'm it's you're can't i'll just get know want need"
  ).split(' '),
);

const spanish = new Set(
  (
    'el la los las un una de del y que en es se no por con para mi me su lo le al como mas pero ya yo si cuando donde ' +
    'quien cual cuanto esta este eso hay tengo puedo quiero son fue muy sin sobre porque nos usted ella nada todo hola ' +
    'a te tu tus ti su sus voy vas va nunca siempre nadie'
  ).split(' '),
);

/** Below the first share of known words a text is in another language; from the second on it is in a supported one. */
const [fewest, enough] = [0.25, 0.5];
/** Texts shorter than so many characters do not tell their language to a statistic of letters. */
const tellingLength = 40;

/** Whether a text is probably English or Spanish. A text of two words counts as such unless its script says otherwise. */
export function isSupported(text: string): boolean {
  const words = wordsOf(text).filter((it) => /\p{L}/u.test(it.text));
  const latin = words.filter((it) => /^\p{Script=Latin}/u.test(it.text)).length;
  if (latin < words.length / 2) return false;
  if (words.length < 3) return true;
  const share = words.filter((it) => isKnown(it.text)).length / words.length;
  if (share < fewest) return false;
  return share >= enough || text.length < tellingLength || ['eng', 'spa'].includes(franc(text));
}

/** The language of most messages of a conversation, or null where they do not tell: a word in another one changes nothing. */
export function languageOfTalk(text: string): Language | null {
  const lines = text.split('\n').map(languageOf);
  const [english, other] = (['en', 'es'] as const).map((it) => lines.filter((line) => line === it).length);
  if (english === other) return languageOf(text);
  return english! > other! ? 'en' : 'es';
}

/** The language of a text by its commonest words, or null while they do not tell. */
export function languageOf(text: string): Language | null {
  const words = plainWords(text);
  if (/[¿¡ñ]/.test(text)) return 'es';
  const english = words.filter((it) => common.has(it) && !spanish.has(it)).length;
  const other = words.filter((it) => spanish.has(it) && !common.has(it)).length;
  if (english === other) return null;
  return english > other ? 'en' : 'es';
}
