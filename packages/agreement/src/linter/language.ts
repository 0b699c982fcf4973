import { sentencesOf } from '../contradictions/sentences.ts';

/** The languages that clauses are written in. */
export type ClauseLanguage = 'en' | 'es';

const common: Record<ClauseLanguage, Set<string>> = {
  en: new Set(
    'the a an to and of is are it that for on with not be at by from in each if when both pays in about nothing said yet clause clauses'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una y de es son que por con no al del desde en cada si cuando ambos paga sobre nada se aún sin cláusula cláusulas'.split(
      ' ',
    ),
  ),
};

/** Words that no name of a place or a person has, so that two words tell in a short text. */
const distinctive: Record<ClauseLanguage, Set<string>> = {
  en: new Set('i we you my our your will pay keep keeps stay stays live lives week weekend half want would'.split(' ')),
  es: new Set(
    'yo nosotros mi mis nuestro nuestra para pagar pago paga quiero queda quedan vive viven semana mitad'.split(' '),
  ),
};

/** The language of a text by its commonest words; `otherwise` while they do not tell. */
export function languageOf(text: string, otherwise: ClauseLanguage): ClauseLanguage {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: ClauseLanguage) => words.filter((it) => common[language].has(it)).length;
  const [en, es] = [count('en'), count('es')];
  if (en === es) return otherwise;
  return en > es ? 'en' : 'es';
}

/** The language of a text where that is surely another one than this; null where it is this one, or nobody can say. */
export function otherLanguageOf(text: string, than: ClauseLanguage): ClauseLanguage | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const other = than === 'en' ? 'es' : 'en';
  const isSure = words.some((it) => distinctive[other].has(it));
  const count = (language: ClauseLanguage) =>
    words.filter((it) => common[language].has(it) || distinctive[language].has(it)).length;
  return count(other) >= (isSure ? 2 : 3) && count(other) > 2 * count(than) ? other : null;
}

/** The language of the first sentence that is surely in another one than this. */
export const otherLanguageIn = (text: string, than: ClauseLanguage): ClauseLanguage | null =>
  sentencesOf(text)
    .map((it) => otherLanguageOf(it, than))
    .find((it) => it !== null) ?? null;
