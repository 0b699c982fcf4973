import type { Language } from './passages.ts';
import { plainWords } from './words.ts';

const common = new Set(
  (
    'the a to and of i you is it that for on with not have be are this my we me at but he she they your our what do ' +
    'will was so if can no from there as all when would about has been him her them did how please or had by up out ' +
    "don't i'm it's you're can't i'll just get know want need"
  ).split(' '),
);

/** The minimum share of common English function words. */
const share = 0.12;

/** Whether a text is probably English. Texts of a few words count as English unless their script says otherwise. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']{1,40}/gu) ?? [];
  const latin = words.filter((it) => /^[\p{Script=Latin}']+$/u.test(it)).length;
  if (latin < words.length / 2) return false;
  return words.length < 6 || words.filter((it) => common.has(it)).length >= words.length * share;
}

const spanish = new Set(
  (
    'el la los las un una de del y que en es se no por con para mi me su lo le al como mas pero ya yo si cuando donde ' +
    'quien cual cuanto esta este eso hay tengo puedo quiero son fue muy sin sobre porque nos usted ella nada todo hola'
  ).split(' '),
);

/** The language of a text by its commonest words, or null while they do not tell. */
export function languageOf(text: string): Language | null {
  const words = plainWords(text);
  if (/[¿¡ñ]/.test(text)) return 'es';
  const english = words.filter((it) => common.has(it) && !spanish.has(it)).length;
  const other = words.filter((it) => spanish.has(it) && !common.has(it)).length;
  if (english === other) return null;
  return english > other ? 'en' : 'es';
}
