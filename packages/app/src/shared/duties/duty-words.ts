import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { DraftDuty, Duty } from '@mediation/api-client';
import { fullDate } from '../../words/times/relative-time.ts';

/** The kinds of things to do. */
export const dutyKinds: Record<Duty['kind'], MessageDescriptor> = {
  handover: msg`Hand over documents or things`,
  payment: msg`Pay`,
  review: msg`Look at it again`,
  other: msg`Something else`,
};

/** How often something is done. */
export const dutyRhythms: Record<Duty['repeats'], MessageDescriptor> = {
  none: msg`Once`,
  weekly: msg`Every week`,
  fortnightly: msg`Every two weeks`,
  monthly: msg`Every month`,
  quarterly: msg`Every three months`,
  yearly: msg`Every year`,
};

/** When something is to be done: "By 15 June 2027", or "Every month from 1 June 2027". */
export function dutyDay({ due_on, repeats }: Pick<DraftDuty, 'due_on' | 'repeats'>): string {
  if (due_on === null) return t`No day yet`;
  const day = fullDate(due_on);
  return {
    none: t`By ${day}`,
    weekly: t`Every week from ${day}`,
    fortnightly: t`Every two weeks from ${day}`,
    monthly: t`Every month from ${day}`,
    quarterly: t`Every three months from ${day}`,
    yearly: t`Every year from ${day}`,
  }[repeats];
}

/** Who does something: the name of a party, or both names. */
export const dutyOwner = (who: Duty['who'], names: Record<'A' | 'B', string>): string =>
  who === 'both' ? t`${names.A} and ${names.B}` : names[who];
