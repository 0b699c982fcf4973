import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Group } from '@mediation/agreement';
import type { Figure, Settlement } from '@mediation/api-client';
import { viewerLocale, viewerZone } from '../../../words/names/viewer.ts';

/** The headings of the table. */
export const groupNames: Record<Group, MessageDescriptor> = {
  home: msg`The home`,
  accounts: msg`Accounts and savings`,
  business: msg`Business`,
  things: msg`Vehicles and contents`,
  other: msg`Other things`,
  debts: msg`Debts`,
  pensions: msg`Pensions`,
};

/** What kind of pension it is; undefined for other things. */
export const pensionKinds: Partial<Record<Figure['kind'], MessageDescriptor>> = {
  pension_salary: msg`Final salary`,
  pension_pot: msg`Pot of money`,
};

/** A share in percent: "52.1%". */
export const shareText = (percent: number): string =>
  new Intl.NumberFormat(viewerLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** The day on which something was shared: "Tuesday, December 1". */
export const sharedDay = ({ shared_at }: Pick<Settlement, 'shared_at'>): string =>
  shared_at === null
    ? ''
    : new Date(shared_at).toLocaleDateString(viewerLocale(), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        ...viewerZone(),
      });

/** How old a valuation is where it is over six months: "8 months old"; null for a newer one. */
export function ageText(asOf: string, today: string): string | null {
  const months = monthsBetween(asOf, today);
  if (months < 6) return null;
  return t`${plural(months, { one: '# month', other: '# months' })} old`;
}

/** Whole months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return 12 * (toYear - year) + toMonth - month - (toDay < day ? 1 : 0);
}
