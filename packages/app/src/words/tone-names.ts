import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ToneLevel } from '@mediation/ui';

/** The word for each level of a tone. */
export const toneNames: Record<ToneLevel, MessageDescriptor> = {
  green: msg`Calm`,
  yellow: msg`Upset`,
  orange: msg`Heated`,
  red: msg`Hostile`,
};
