import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { timesAYear } from '@mediation/agreement';
import type { Figure, StatementFigure } from '@mediation/api-client';
import { dutyRhythms } from '../../../shared/duties/duty-words.ts';
import { amountText } from '../../../words/amounts/money.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';

/** The categories in the order of a statement. */
export const categories = ['owns', 'owes', 'comes_in', 'goes_out'] as const satisfies Figure['category'][];

/** The headings of the table of both. */
export const categoryNames: Record<Figure['category'], MessageDescriptor> = {
  owns: msg`What they own`,
  owes: msg`What they owe`,
  comes_in: msg`What comes in each month`,
  goes_out: msg`What goes out each month`,
};

/** The headings of one’s own statement. */
export const ownCategoryNames: Record<Figure['category'], MessageDescriptor> = {
  ...categoryNames,
  owns: msg`What you own`,
  owes: msg`What you owe`,
};

/** The names of the sums of each category. */
export const sumNames: Record<Figure['category'], MessageDescriptor> = {
  owns: msg`Own things`,
  owes: msg`Own debts`,
  comes_in: msg`Comes in`,
  goes_out: msg`Goes out`,
};

/** An amount as a term of a sum: "+ £3,209.11", "− £1,240.00". */
export const termText = (minor: number, currency: string): string =>
  `${minor < 0 ? '−' : '+'} ${amountText(Math.abs(minor), currency)}`;

/** A sum, which may be below zero: "−£143.00". */
export const sumText = (minor: number, currency: string): string =>
  `${minor < 0 ? '−' : ''}${amountText(Math.abs(minor), currency)}`;

/** How a monthly amount is made of one with another rhythm: "Every week: £100.00 × 52 ÷ 12"; null where it is monthly. */
export function rhythmText({ amount_minor, rhythm }: StatementFigure, currency: string): string | null {
  if (rhythm === 'monthly') return null;
  const times = timesAYear[rhythm] === 1 ? '' : ` × ${timesAYear[rhythm]}`;
  return `${i18n._(dutyRhythms[rhythm])}: ${amountText(amount_minor, currency)}${times} ÷ 12`;
}

/** A share in percent: "60%", "33.33%". */
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(viewerLocale(), { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

/** Who has which share of a joint figure: "Maya 60% and Daniel 40%"; null where it is halved. */
export function sharesText(
  { participant_id, is_joint, own_share }: StatementFigure,
  parties: readonly { participant_id: string; name: string }[],
): string | null {
  if (!is_joint || own_share === 50) return null;
  return listOf(
    parties
      .slice(0, 2)
      .map(
        (it) =>
          `${firstName(it.name)} ${percentText(it.participant_id === participant_id ? own_share : 100 - own_share)}`,
      ),
  );
}
