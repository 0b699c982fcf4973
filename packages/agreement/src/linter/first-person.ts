import type { ClauseLanguage } from './language.ts';
import type { Mark } from './mark.ts';

/** What stands before a number, so that its "I" is one: "Part I is". */
const numbered = /Part|Schedule|Annex|Appendix|Article|Chapter|Clause|Option|Section|Title|Class|Phase|Type|War/.source;
const beforeNumber = [numbered, numbered.toLowerCase(), numbered.toUpperCase()].join('|');
/** Words with which a sentence begins. Any other word with a capital before "I" is a name: "Elizabeth I, ". */
const opening = 'When|If|Then|Once|Because|While|As|And|But|So|That|Since|Before|After|Until|Where|Unless|Today';
const afterName = `(?<!(?<!\\p{L})(?!(?:${opening}|${opening.toUpperCase()})\\s)\\p{Lu}\\p{L}*\\s)`;

/**
 * Words of one person about themselves. Two people sign, so nobody knows whose "my" it is. "We" and "our" are both who
 * sign, and stay. "I" is also a number, "ME" a state and "MY" a country.
 */
const english = [
  String.raw`[Mm]y(?:self)?|MY(?=\s(?:\p{Ll}|\p{Lu}{2}))|MYSELF`,
  String.raw`[Mm]e|(?<=(?:WITH|TO|FOR|FROM|BY|OF|AND|PAYS|GIVES|TELLS|BETWEEN)\s)ME`,
  String.raw`(?<!(?:gold|coal|salt) )[Mm]ine|(?<=(?:IS|ARE|BE|OF)\s)MINE`,
  String.raw`(?<!(?:${beforeNumber}) )I(?=[’'](?!s(?!\p{L}))\p{L}|\s(?!(?:of|de|del|and|or|y|is)\s)\p{Ll})`,
  String.raw`(?<!(?:${beforeNumber})s? )${afterName}I(?=,(?!\s*[IVX]+(?!\p{L}))|\s(?:AM|HAVE|WILL|SHALL|AGREE|PAY|KEEP)(?!\p{L}))`,
];
const spanish = [
  String.raw`[Mm]is? \p{L}+|MIS? \p{Lu}{2,}`,
  String.raw`mí(?:[oa]s?)?|MÍ(?:O|[OA]S)?|[Yy]o|YO|[Cc]onmigo|CONMIGO|[Mm]e|ME(?=\s\p{Lu}{2})`,
];
const asWords = (patterns: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
const words: Record<ClauseLanguage, RegExp> = { en: asWords(english), es: asWords(spanish) };

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

/** A name beside the first person: "I, Maren Holt, pay". */
const apposition =
  /^,\s+(?<who>\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*)*)(?:,(?=\s)|(?=\s*(?:[.;:()]|$))|(?=\s+(?:and|or|[yeou])\s))/u;

/** What follows words that became a name, without that name beside them: "Maren pays", and never "Maren, Maren, pays". */
function withoutTwice(text: string, name: string): string {
  const { 0: found = '', groups } = apposition.exec(text) ?? {};
  const [who, own] = [(groups?.['who'] ?? '').toLocaleLowerCase(), name.toLocaleLowerCase()];
  const isTwice = who === own || (who.startsWith(own) && /^[\s’']/u.test(who.slice(own.length)));
  return isTwice ? text.slice(found.length) : text;
}

/**
 * A text with the name of a person instead of the words at a mark, and where the name ends. In Spanish "a el" is "al", and
 * "de el" is "del".
 */
export function withName(text: string, { start, end }: Mark, name: string, language: ClauseLanguage) {
  const written = text.slice(start, end);
  const isLoud = /^\p{Lu}{2}/u.test(written);
  const third = inThirdPerson(isLoud ? written.toLowerCase() : written, name, language);
  const put = text.slice(0, start) + (isLoud ? third.toUpperCase() : third);
  const contracted = /(?<word>(?<!\p{L})(?:a|de)) e(?<rest>l)(?= \p{L}+ de [^ ]+$)/iu;
  const joined = language === 'es' ? put.replace(contracted, '$<word>$<rest>') : put;
  return { text: joined + withoutTwice(text.slice(end), name), end: joined.length };
}
