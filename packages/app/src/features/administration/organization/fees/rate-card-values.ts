import { limits, type OrganizationFees, type RateCard } from '@mediation/api-client';
import { fromMinor, toMinor } from '../../../../words/amounts/money.ts';

/** What is typed into a field of money. */
export type Typed = number | string | null;

/** A band as it is typed. The last one has no end. */
export interface BandValues {
  id: number;
  upTo: Typed;
  rate: Typed;
}

/** The rate card as it is typed. */
export interface RateCardValues extends Pick<RateCard, 'is_on' | 'charging' | 'currency'> {
  rate: Typed;
  bands: BandValues[];
  taxName: string;
  taxPercent: string;
  dueDays: string;
  deposit: Typed;
  seller: string;
  paymentText: string;
  link: string;
  firstNumber: string;
}

export function valuesOf(card: OrganizationFees): RateCardValues {
  const { is_on, charging, currency } = card;
  const own = (minor: number) => (minor === 0 ? null : fromMinor(minor, currency));
  return {
    is_on,
    charging,
    currency,
    rate: own(card.rate_minor),
    bands: card.bands.map(({ up_to_minor: upTo, rate_minor: rate }, id) => ({
      id,
      upTo: upTo === null ? null : fromMinor(upTo, currency),
      rate: fromMinor(rate, currency),
    })),
    taxName: card.tax_name,
    taxPercent: card.tax_percent === 0 ? '' : String(card.tax_percent),
    dueDays: String(card.due_days),
    deposit: own(card.deposit_minor),
    seller: card.seller,
    paymentText: card.payment_text,
    link: card.link_template ?? '',
    firstNumber: String(card.first_number),
  };
}

const minorOf = (typed: Typed, currency: string) => (typeof typed === 'number' ? toMinor(typed, currency) : 0);
const percentOf = (typed: string) => Number(typed.trim().replace(',', '.'));

/** The rate card that is meant by what was typed. */
export function cardOf(values: RateCardValues): RateCard {
  const { is_on, charging, currency, bands } = values;
  return {
    is_on,
    charging,
    currency,
    rate_minor: minorOf(values.rate, currency),
    bands: bands.map(({ upTo, rate }, at) => ({
      up_to_minor: at === bands.length - 1 ? null : minorOf(upTo, currency),
      rate_minor: minorOf(rate, currency),
    })),
    tax_name: values.taxName.trim(),
    tax_percent: percentOf(values.taxPercent),
    due_days: Number(values.dueDays),
    deposit_minor: minorOf(values.deposit, currency),
    seller: values.seller.trim(),
    payment_text: values.paymentText.trim(),
    link_template: values.link.trim() === '' ? null : values.link.trim(),
    first_number: Number(values.firstNumber),
  };
}

/** Which fields are not right, so that nothing is saved. */
export function problemsOf(values: RateCardValues) {
  const { currency, bands, charging } = values;
  const isMoney = (typed: Typed) =>
    typed === null || (typeof typed === 'number' && typed >= 0 && minorOf(typed, currency) <= limits.rateMost);
  const isWhole = (typed: string, least: number, most: number) =>
    /^\d{1,5}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
  const costs = values.is_on && charging !== 'free';
  const percent = percentOf(values.taxPercent);
  const ends = bands.slice(0, -1).map(({ upTo }) => minorOf(upTo, currency));
  return {
    rate: !isMoney(values.rate) || (costs && bands.length === 0 && minorOf(values.rate, currency) === 0),
    bands:
      bands.length === 1 ||
      bands.some(({ rate }) => typeof rate !== 'number' || !isMoney(rate)) ||
      ends.some((end, at) => end <= (ends[at - 1] ?? 0)),
    taxPercent: !(percent >= 0 && percent <= 50) || Math.round(percent * 100) !== percent * 100,
    taxName: percent > 0 && values.taxName.trim() === '',
    dueDays: !isWhole(values.dueDays, 0, 120),
    deposit: !isMoney(values.deposit),
    seller: costs && values.seller.trim() === '',
    link: !isLink(values.link.trim()),
    firstNumber: !isWhole(values.firstNumber, 1, 99_999),
  };
}

/** What the parts of the form get. */
export interface RateCardParts {
  values: RateCardValues;
  /** Which fields are shown as not right. */
  problems: Partial<ReturnType<typeof problemsOf>>;
  set: (changes: Partial<RateCardValues>) => void;
}

const isLink = (link: string) => {
  const plain = link.replaceAll('{number}', '1').replaceAll('{amount}', '1');
  return link === '' || (/^https:\/\/\S+$/.test(plain) && URL.canParse(plain) && !/[{}]/.test(plain));
};
