import { viewerLocale } from './viewer.ts';

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

/** The currency of the amounts; before one is chosen that of the case, and else that of the person's region. */
export const currencyOf = ({ currency }: { currency: string }, ofCase: string | null): string =>
  /^[A-Z]{3}$/.test(currency) ? currency : (ofCase ?? byRegion[new Intl.Locale(viewerLocale()).region ?? ''] ?? 'GBP');

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

/** The name of a currency: "British Pound". */
export const currencyName = (currency: string) =>
  new Intl.DisplayNames(viewerLocale(), { type: 'currency' }).of(currency) ?? currency;
