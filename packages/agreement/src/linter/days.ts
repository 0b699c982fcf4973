import type { ClauseLanguage } from './language.ts';

const locales: Record<ClauseLanguage, string> = { en: 'en', es: 'es' };

const monthsOf = (language: ClauseLanguage) => {
  const month = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2027, at, 1)).toLocaleLowerCase());
};

/** A whole day that words name, as `2026-12-12`, and where: `text.slice(start, end)`. */
export interface NamedDay {
  day: string;
  start: number;
  end: number;
}

/** The whole days that words name: "12 December 2026", "December 12, 2026", "12 de diciembre de 2026". */
export function namedDaysIn(text: string, language: ClauseLanguage): NamedDay[] {
  const months = monthsOf(language);
  const names = months.join('|');
  const dayFirst = new RegExp(
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of| de)? (?<month>${names})(?:,| de| del)? (?<year>\d{4})\b`,
    'giu',
  );
  const monthFirst = new RegExp(
    String.raw`\b(?<month>${names}) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})\b`,
    'giu',
  );
  const written = [dayFirst, monthFirst].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words, groups: { day = '', month = '', year = '' } = {} }) => {
      const number = months.indexOf(month.toLocaleLowerCase()) + 1;
      const named = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
      return { day: named, start: index, end: index + words.length };
    }),
  );
  const plain = [...text.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g)];
  return [...written, ...plain.map(({ index, 0: day }) => ({ day, start: index, end: index + day.length }))];
}

/** The whole days that words name, as `2026-12-12`. */
export const daysIn = (text: string, language: ClauseLanguage): string[] =>
  namedDaysIn(text, language).map(({ day }) => day);

/** The days with a month that no calendar has, as they are written: "31 February 2027". Without a year, 29 February is one. */
export function impossibleDaysIn(text: string, language: ClauseLanguage): string[] {
  const months = monthsOf(language);
  const names = months.join('|');
  const written = [
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of| de)? (?<month>${names})\b(?:(?:,| de| del)? (?<year>\d{4})\b)?`,
    String.raw`\b(?<month>${names}) (?<day>\d{1,2})(?:st|nd|rd|th)?\b(?:,? (?<year>\d{4})\b)?`,
    String.raw`\b(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})\b`,
  ].flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'giu'))]);
  return written.flatMap(({ 0: words, groups: { day = '', month = '', number = '', year = '2028' } = {} }) => {
    const at = number === '' ? months.indexOf(month.toLocaleLowerCase()) : Number(number) - 1;
    const last = new Date(Date.UTC(Number(year), at + 1, 0)).getUTCDate();
    const isThere = at >= 0 && at < 12 && Number(day) >= 1 && Number(day) <= last;
    // "40 May" is hardly meant as a day.
    return isThere || Number(day) > 31 ? [] : [words];
  });
}

/** The days that a clause names where none of them is the day of something to do; empty where they agree or it names none. */
export function otherDaysIn(text: string, language: ClauseLanguage, day: string | null): string[] {
  const named = daysIn(text, language);
  return day === null || named.includes(day) ? [] : named;
}
