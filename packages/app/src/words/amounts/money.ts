import { viewerLocale, zoneName } from '../names/viewer.ts';

/** The currencies to choose from; one that another client kept is offered beside them. */
export const currencies = ['GBP', 'EUR', 'USD', 'CAD', 'AUD', 'CHF', 'MXN', 'PLN', 'SEK'];

const byRegion: Record<string, string> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  CH: 'CHF',
  MX: 'MXN',
  PL: 'PLN',
  SE: 'SEK',
  ES: 'EUR',
  IE: 'EUR',
  DE: 'EUR',
  FR: 'EUR',
};

/** Zones in which one of the currencies is used. Elsewhere the region of the language has to tell. */
const byZone: [RegExp, string][] = [
  [/^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$/, 'GBP'],
  [/^Europe\/(Madrid|Dublin|Berlin|Paris|Rome|Vienna|Lisbon|Brussels|Amsterdam|Athens|Helsinki)$/, 'EUR'],
  [/^Atlantic\/Canary$/, 'EUR'],
  [/^Europe\/Zurich$/, 'CHF'],
  [/^Europe\/Warsaw$/, 'PLN'],
  [/^Europe\/Stockholm$/, 'SEK'],
  [/^Australia\//, 'AUD'],
  [/^America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Boise|Indiana\/.+|Kentucky\/.+)$/, 'USD'],
  [/^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns)$/, 'CAD'],
  [/^America\/(Mexico_City|Monterrey|Tijuana|Cancun|Hermosillo|Merida|Chihuahua)$/, 'MXN'],
];

/** The currency where somebody is: by the time zone, because a language like “English (US)” is used all over the world. */
export const currencyIn = (zone: string, locale: string): string =>
  byZone.find(([zones]) => zones.test(zone))?.[1] ?? byRegion[new Intl.Locale(locale).region ?? ''] ?? 'GBP';

/** The currency of the amounts; before one is chosen that of the case, and else that of the place where the person is. */
export const currencyOf = ({ currency }: { currency: string }, ofCase: string | null): string =>
  /^[A-Z]{3}$/.test(currency) ? currency : (ofCase ?? currencyIn(zoneName(), viewerLocale()));

/** How many digits the smallest unit of a currency has: two for pence. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in the currency's own unit, from the smallest one. */
export const fromMinor = (minor: number, currency: string) => minor / 10 ** decimalsOf(currency);

/** An amount in the smallest unit, whole. */
export const toMinor = (amount: number, currency: string) => Math.round(amount * 10 ** decimalsOf(currency));

/** An amount in the smallest unit as people write it: "£412,000.00", "412.000,00 €". */
export const amountText = (minor: number, currency: string): string =>
  fromMinor(minor, currency).toLocaleString(viewerLocale(), { style: 'currency', currency, useGrouping: 'always' });

/** An amount for a table whose head names the currency: "412,000.00", "− 1,240.00", without pennies where it is rounded. */
export function plainAmount(minor: number, currency: string, { isRounded = false } = {}): string {
  const digits = isRounded ? 0 : decimalsOf(currency);
  const text = Math.abs(fromMinor(minor, currency)).toLocaleString(viewerLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });
  return minor < 0 ? `− ${text}` : text;
}

/** The name of a currency: "British Pound". */
export const currencyName = (currency: string) =>
  new Intl.DisplayNames(viewerLocale(), { type: 'currency' }).of(currency) ?? currency;
