import type { ClauseLanguage } from '@mediation/agreement';

/** The sizes of paper, as people say them. */
export type Paper = 'A4' | 'Letter';

const locales: Record<ClauseLanguage, string> = { en: 'en-GB', es: 'es' };

/** Where offices use US Letter (Unicode CLDR, paperSize). */
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

const regionOf = (locale: string) => /-(?<region>[A-Z]{2})(?:-|$)/.exec(locale)?.groups?.['region'];

/** The paper of an office. */
export const paperOf = (locale: string): Paper => (letterRegions.has(regionOf(locale) ?? '') ? 'Letter' : 'A4');

/** How an office writes days and amounts in a language: as in its country, where people speak the language. */
export function localeOf(language: ClauseLanguage, office: string): string {
  const region = regionOf(office);
  const isSpoken = region === 'US' || office.startsWith(`${language}-`);
  return region !== undefined && isSpoken ? `${language}-${region}` : locales[language];
}

/** Writes days, moments, amounts and lists in the language of a file, as the office with this locale writes them. */
export function formatsOf(language: ClauseLanguage, timeZone: string, office: string) {
  const locale = localeOf(language, office);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone });
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const names = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    day: (it: string) => day.format(Date.parse(it)),
    dayAndMonth: (it: string) => dayAndMonth.format(Date.parse(it)),
    /** The name of a month, from 1. */
    month: (it: number) => month.format(Date.UTC(2024, it - 1, 1)),
    /** The name of a weekday, from Monday, which is 0. */
    weekday: (it: number) => weekday.format(Date.UTC(2024, 0, 1 + it)),
    /** With seconds and the time zone. */
    moment: (it: string) => moment.format(Date.parse(it)),
    list: (it: string[]) => names.format(it),
    /** With one decimal, as formulas for support ask for it. */
    percent: (share: number) => percent.format(share),
    /** A share in percent, as it was written. */
    share: (it: number) => share.format(it / 100),
    /** From the smallest unit of the currency. */
    amount: (minor: number, currency: string) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' });
      return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
  };
}

export type Formats = ReturnType<typeof formatsOf>;
