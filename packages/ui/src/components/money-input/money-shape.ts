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

/** Beyond this a number no longer keeps every penny. */
const most = 10 ** 13;

/**
 * Reads an amount as it is written in this format: with the separators of its locale, or none. Returns `null` for an
 * empty text, and the text itself where it is no such amount: an amount is never guessed.
 */
export function readMoney(text: string, { sign, thousands, decimal, decimals }: MoneyShape): number | string | null {
  const gaps = /[\s’']/g;
  const digits = text.replace(sign, '').replace(gaps, '');
  if (digits === '') return text.trim() === '' ? null : text;
  const group = thousands.replace(gaps, '') === '' ? '' : `\\${thousands}`;
  const amount = new RegExp(`^(\\d{1,3}(${group}\\d{3})+|\\d+)(\\${decimal}\\d{0,${decimals}})?$`);
  if (!amount.test(digits)) return text;
  const read = Number(digits.replaceAll(thousands, '').replace(decimal, '.'));
  return read < most ? read : text;
}

/** Writes an amount with separators; pence only where there are some. */
export const writeMoney = (amount: number, locale: string, { decimals }: MoneyShape) =>
  amount.toLocaleString(locale, {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : decimals,
    maximumFractionDigits: decimals,
  });
