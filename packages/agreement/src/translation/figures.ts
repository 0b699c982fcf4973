import { sentencesOf } from '../contradictions/sentences.ts';
import { type ClauseLanguage, otherLanguageOf } from '../linter/language.ts';
import { wordNumbers } from './number-words.ts';

const named = (kind: 'month' | 'weekday', language: ClauseLanguage) => {
  const name = new Intl.DateTimeFormat(language, { [kind]: 'long', timeZone: 'UTC' });
  // The first of February 2027 is a Monday.
  const days = Array.from({ length: kind === 'month' ? 12 : 7 }, (_, at) =>
    kind === 'month' ? Date.UTC(2027, at, 1) : Date.UTC(2027, 1, 1 + at),
  );
  return days.map((day) => plain(name.format(day)));
};

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');

const units: [unit: string, pattern: RegExp][] = [
  ['GBP', /£|(?<!\p{L})(?:gbp|pounds?|libras?)(?!\p{L})/giu],
  ['EUR', /€|(?<!\p{L})(?:eur|euros?)(?!\p{L})/giu],
  ['USD', /\$|(?<!\p{L})(?:usd|dollars?|dolar(?:es)?)(?!\p{L})/giu],
  ['%', /%|(?<!\p{L})(?:per ?cent|por ?cien(?:to)?)(?!\p{L})/giu],
  ['half', word('half|halves|mitad(?:es)?|medi[oa]s?')],
];

/** "may" is a month with a capital letter only. */
const modal = /(?<!\p{L})may(?!\p{L})/gu;

/** The numbers, dates, amounts and shares that a text names, in any order, each as often as it does. */
function figuresOf(text: string, language: ClauseLanguage): string[] {
  let rest = plain(language === 'en' ? text.replaceAll(modal, ' ').replaceAll(/every other/gi, 'every two') : text);
  const found: string[] = [];
  for (const [unit, pattern] of units)
    rest = rest.replaceAll(pattern, () => {
      found.push(unit);
      return ' ';
    });
  for (const kind of ['month', 'weekday'] as const)
    for (const [at, name] of named(kind, language).entries())
      rest = rest.replaceAll(word(`${name}s?`), () => {
        found.push(`${kind} ${at + 1}`);
        return ' ';
      });
  rest = rest.replaceAll(/\d+(?:[.,:]\d+)*/g, (number) => {
    found.push(valueOf(number));
    return ';';
  });
  return [...found, ...wordNumbers(rest, language).map(String)];
}

/** "1.900,50" and "1,900.50" are one amount; "17:00" is a time. */
export function valueOf(number: string): string {
  if (number.includes(':')) return number.replace(/^0(?=\d)/, '');
  const { whole = '', cents = '' } = /^(?<whole>.*?)(?:[.,](?<cents>\d{1,2}))?$/.exec(number)?.groups ?? {};
  return String(Number(`${whole.replaceAll(/[.,]/g, '')}.${cents}`));
}

/**
 * The numbers, weekdays and months that a text names, "weekday 3", with its amounts and shares. A sentence that is surely in
 * the other language is read in that one: a text may have both. "One" is an article in Spanish, so it does not count.
 */
export const figuresIn = (text: string, language: ClauseLanguage): string[] =>
  sentencesOf(text)
    .flatMap((it) => figuresOf(it, otherLanguageOf(it, language) ?? language))
    .filter((it) => it !== '1');

const all = (text: string, language: ClauseLanguage) => figuresIn(text, language).toSorted().join(' ');

const denial =
  /(?<!\p{L})(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot|nunca|jamas|ningun[oa]?|nadie|nada|ni|sin|tampoco)(?!\p{L})|n't/u;
const noDenial = word(
  'no (?:later|more|less|fewer|earlier|longer) than|no mas tarde de|no (?:mas|menos) de|sin embargo',
);

const denies = (text: string) => denial.test(plain(text).replaceAll('’', "'").replaceAll(noDenial, ' '));

const namesOf = (text: string) => (text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []).map(plain);

/** The names in the order of the text. */
const namedIn = (text: string, names: ReadonlySet<string>) =>
  namesOf(text)
    .filter((it) => names.has(it))
    .join(' ');

export interface Translated {
  original: string;
  copy: string;
  /** The language of the copy. */
  language: ClauseLanguage;
  /** The names of the people in the case. */
  names: readonly string[];
}

/**
 * Whether a translation names the same numbers, dates, amounts and shares as the original, and the same people in the same
 * order, and denies something where the original does. It says nothing about the other words.
 */
export function keepsFigures({ original, copy, language, names }: Translated): boolean {
  const known = new Set(names.flatMap(namesOf));
  const from = language === 'en' ? 'es' : 'en';
  return (
    all(original, from) === all(copy, language) &&
    denies(original) === denies(copy) &&
    namedIn(original, known) === namedIn(copy, known)
  );
}
