import { t } from '@lingui/core/macro';
import { today } from './due-text.ts';
import { longDate } from './relative-time.ts';

const day = 24 * 3_600_000;

/** The name of a day, where the reader is: today, yesterday, or its date. */
export function dayName(at: string, now = Date.now()): string {
  const named = today(new Date(at));
  if (named === today(new Date(now))) return t`Today`;
  if (named === today(new Date(now - day))) return t`Yesterday`;
  return longDate(new Date(at));
}
