import type { ClauseLanguage } from './language.ts';
import type { Mark } from './mark.ts';

/**
 * Words of one person about themselves. Two people sign, so nobody knows whose "my" it is. "We" and "our" are both who
 * sign, and stay. "I" is also a number, as in "Part I is".
 */
const words: Record<ClauseLanguage, RegExp> = {
  en: /(?<!\p{L})(?:[Mm]y(?:self)?|[Mm]e|(?<!(?:gold|coal|salt) )[Mm]ine|(?<!(?:Part|Schedule|Annex|Appendix|Article|Chapter|Section|Title|Class|Phase) )I(?=[’']\p{Ll}|\s\p{Ll}))(?![\p{L}\p{N}])/gu,
  es: /(?<!\p{L})(?:[Mm]is? (?<noun>\p{L}+)|mí(?:[oa]s?)?|[Yy]o|[Cc]onmigo|[Mm]e)(?!\p{L})/gu,
};

/** The words of a text in which somebody speaks of themselves. */
export const firstPersonIn = (text: string, language: ClauseLanguage): Mark[] =>
  [...text.matchAll(words[language])].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    reason: 'first_person',
    fill: 'person',
  }));

/** What stands for words of the first person once they name a person: "my" is "Diego’s", "mi casa" is "la casa de Diego". */
function inThirdPerson(written: string, name: string, language: ClauseLanguage): string {
  const [first = '', noun] = written.split(' ');
  const word = first.toLowerCase();
  const isCapital = first !== word;
  if (language === 'en') return word === 'my' || word === 'mine' ? `${name}’s` : name;
  if (noun !== undefined) return `${articleOf(noun, word === 'mis', isCapital)} ${noun} de ${name}`;
  if (word === 'conmigo') return `${isCapital ? 'Con' : 'con'} ${name}`;
  return /^mí[oa]s?$/u.test(word) ? `de ${name}` : name;
}

/** Common nouns whose ending does not tell. */
const feminine = new Set('madre mujer parte mitad llave clase noche tarde mano pensión'.split(' '));

/** The article of a noun by its ending, with the common nouns that differ. */
function articleOf(noun: string, isPlural: boolean, isCapital: boolean): string {
  const one = noun.toLowerCase().replace(/s$/u, '');
  const isFeminine =
    (/(?:a|ción|sión|dad|tad|tud)$/u.test(one) && !/^(?:día|mapa|sofá|.+ma)$/u.test(one)) || feminine.has(one);
  const article = isFeminine ? 'la' : 'el';
  const whole = isPlural ? { la: 'las', el: 'los' }[article] : article;
  return isCapital ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
}

/** A text with the name of a person instead of the words at a mark. In Spanish "a el" is "al", and "de el" is "del". */
export function withName(text: string, { start, end }: Mark, name: string, language: ClauseLanguage): string {
  const put = text.slice(0, start) + inThirdPerson(text.slice(start, end), name, language);
  const joined = language === 'es' ? put.replace(/(?<!\p{L})(?<word>a|de) el(?= \p{L}+ de [^ ]+$)/iu, '$<word>l') : put;
  return joined + text.slice(end);
}
