/** How a language writes an amount of a currency. */
export interface MoneyShape {
  sign: string;
  /** The currency in words, for those who cannot see the sign. */
  name: string;
  signFirst: boolean;
  thousands: string;
  decimal: string;
  decimals: number;
}

/** Read from the browser's own knowledge of languages, so that nothing is written twice. */
export function moneyShape(currency: string, locale: string): MoneyShape {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(1234567.8);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((it) => it.type === type)?.value;
  const place = (type: Intl.NumberFormatPartTypes) => parts.findIndex((it) => it.type === type);
  return {
    sign: part('currency') ?? currency,
    name: new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency,
    signFirst: place('currency') < place('integer'),
    thousands: part('group') ?? ' ',
    decimal: part('decimal') ?? '.',
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}
