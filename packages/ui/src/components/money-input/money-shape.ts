/** The format of an amount in a currency and locale. */
export interface MoneyShape {
  sign: string;
  /** The name of the currency, for screen readers. */
  name: string;
  signFirst: boolean;
  thousands: string;
  decimal: string;
  decimals: number;
}

/** Reads the format from `Intl`. */
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
