/** The format of an amount in a currency and locale. */
export interface MoneyShape {
  sign: string;
  /** The name of the currency, for screen readers. */
  name: string;
  signFirst: boolean;
  thousands: string;
  decimal: string;
  decimals: number;
  /** How many digits stand between two separators: two in India, three elsewhere. */
  groupSize: number;
  /** The ten digits, from 0. */
  digits: readonly string[];
}

const gaps = /[\s\p{Cf}’']/gu;

/** Reads the format from `Intl`. */
export function moneyShape(currency: string, locale: string): MoneyShape {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(12345678.9);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((it) => it.type === type)?.value;
  const place = (type: Intl.NumberFormatPartTypes) => parts.findIndex((it) => it.type === type);
  return {
    sign: part('currency') ?? currency,
    name: new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency,
    signFirst: place('currency') < place('integer'),
    thousands: part('group') ?? ' ',
    decimal: part('decimal') ?? '.',
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    groupSize: parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3,
    digits: Array.from(new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)).toReversed(),
  };
}

/** Beyond this a number no longer keeps every penny. */
const most = 10 ** 13;

/**
 * Reads an amount as it is written in this format: with the separators of its locale, or none. Returns `null` for an
 * empty text, and the text itself where it is no such amount: an amount is never guessed.
 */
export function readMoney(text: string, shape: MoneyShape): number | string | null {
  const { sign, thousands, decimal, decimals, groupSize, digits } = shape;
  const bare = withoutSign(text.replaceAll(gaps, ''), sign.replaceAll(gaps, ''));
  if (bare === '') return text.trim() === '' ? null : text;
  const typed = Array.from(bare, (it) => (digits.includes(it) ? digits.indexOf(it) : it)).join('');
  const group = thousands.replaceAll(gaps, '') === '' ? '' : `\\${thousands}`;
  const whole = [3, groupSize].map((size) => `\\d{1,${size}}(${group}\\d{${size}})*${group}\\d{3}`).join('|');
  const amount = new RegExp(`^(${whole}|\\d+)(\\${decimal}\\d{0,${decimals}})?$`);
  if (!amount.test(typed)) return text;
  const read = Number(typed.replaceAll(thousands, '').replace(decimal, '.'));
  return read < most ? read : text;
}

/** The sign can also be the decimal separator, as in Cape Verde. */
const withoutSign = (text: string, sign: string) =>
  text.startsWith(sign) ? text.slice(sign.length) : text.endsWith(sign) ? text.slice(0, -sign.length) : text;

const written = new Set(['minusSign', 'integer', 'group', 'decimal', 'fraction']);

/** Writes an amount with separators; pence only where there are some. */
export const writeMoney = (amount: number, currency: string, locale: string) =>
  // With a currency, some locales write other separators than without.
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
  })
    .formatToParts(amount)
    .flatMap(({ type, value }) => (written.has(type) ? [value] : []))
    .join('');
