import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ToneLevel, toneLevel } from '@mediation/ui';

/** The word for each level of a tone. */
export const toneNames: Record<ToneLevel, MessageDescriptor> = {
  green: msg`Calm`,
  yellow: msg`Upset`,
  orange: msg`Heated`,
  red: msg`Hostile`,
};

/** A tone in words: "Hostile, 8 of 10". */
export function toneText(intensity: number): string {
  const score = Math.round(intensity);
  return `${i18n._(toneNames[toneLevel(score)])}, ${t`${score} of 10`}`;
}
