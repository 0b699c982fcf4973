import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js';

/** A range of a text with something that identifies a person. */
export interface Identifier {
  kind: 'EMAIL' | 'URL' | 'IBAN' | 'CARD' | 'PHONE' | 'TEXT';
  start: number;
  end: number;
}

/** The countries whose national numbers are found; numbers with a + are found for all. */
const countries: readonly CountryCode[] = ['US', 'GB', 'IE', 'ES', 'MX', 'AR', 'CO', 'DE', 'FR'];

const email = /[\p{L}\p{N}._%+-]{1,64} ?@ ?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}/giu;
const url = /\b(?:https?:\/\/|www\.)[^\s<>"']{1,500}/gi;
const iban = /(?<![a-z0-9])[a-z]{2}\d{2}(?:[ -]?[a-z0-9]){11,30}(?![a-z0-9])/gi;
const digits = /(?<![\p{L}\p{N}])\+?\(?\d(?:[ ()./-]{0,2}\d){8,18}(?!\d)/giu;
const date = /(?<!\d)(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2}))(?!\d)/;
const currency = '€|euros?|eur|£|pounds?|gbp|\\$|dollars?|usd|pesos?|mxn';
const amountBefore = new RegExp(`(?:${currency}) ?$`, 'i');
const amountAfter = new RegExp(`^ ?(?:${currency})(?![a-z])`, 'i');
/** Something that looks like one of our tokens. */
const token = /\[?\b[A-Z]{3,8}_\d+(?:_\d+)?\b\]?/gi;

/** Finds e-mails, web addresses, bank accounts, cards and phone numbers. Dates and amounts are left. */
export function findIdentifiers(text: string): Identifier[] {
  const all = (kind: Identifier['kind'], pattern: RegExp): Identifier[] =>
    [...text.matchAll(pattern)].map((it) => ({ kind, start: it.index, end: it.index + it[0].length }));
  const long = all('PHONE', digits).filter((it) => isNumber(text, it));
  return [
    ...all('TEXT', token),
    ...all('EMAIL', email),
    ...all('URL', url),
    ...all('IBAN', iban).flatMap((it) => accountIn(text, it)),
    ...long.filter((it) => isCard(text.slice(it.start, it.end))).map((it) => ({ ...it, kind: 'CARD' as const })),
    ...long,
    ...countries.flatMap((country) => phonesIn(text, country)),
  ];
}

const phonesIn = (text: string, country: CountryCode): Identifier[] =>
  findPhoneNumbersInText(text, country)
    .filter((it) => it.number.nationalNumber.length >= 7)
    .map((it) => ({ kind: 'PHONE' as const, start: it.startsAt, end: it.endsAt }))
    .filter((it) => isNumber(text, it));

/** Whether digits are no date and no amount of money. */
const isNumber = (text: string, { start, end }: Identifier) =>
  !date.test(text.slice(start, end)) &&
  !amountAfter.test(text.slice(end, end + 8)) &&
  !amountBefore.test(text.slice(Math.max(0, start - 8), start));

/** The longest beginning that is a valid account: words may follow the number. */
function accountIn(text: string, { start, end }: Identifier): Identifier[] {
  for (let last = end; last >= start + 15; last -= 1)
    if (/[a-z0-9]/i.test(text.charAt(last - 1)) && isIban(text.slice(start, last)))
      return [{ kind: 'IBAN', start, end: last }];
  return [];
}

function isIban(account: string): boolean {
  const plain = account.replaceAll(/[^a-z0-9]/gi, '').toUpperCase();
  const moved = plain.slice(4) + plain.slice(0, 4);
  const value = moved.replaceAll(/[A-Z]/g, (letter) => String((letter.codePointAt(0) ?? 0) - 55));
  return plain.length >= 15 && BigInt(value) % 97n === 1n;
}

function isCard(number: string): boolean {
  const plain = Array.from(number.replaceAll(/\D/g, ''), Number).toReversed();
  if (plain.length < 13) return false;
  const sum = plain.reduce((total, it, at) => total + (at % 2 === 0 ? it : it > 4 ? it * 2 - 9 : it * 2), 0);
  return sum % 10 === 0;
}
