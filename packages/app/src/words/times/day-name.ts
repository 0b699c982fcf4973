import { t } from '@lingui/core/macro';
import { longDate } from './relative-time.ts';

const day = 24 * 3_600_000;

/** The name of a day in the chat log: today, yesterday, or its date. */
export function dayName(at: string, now = Date.now()): string {
  const named = new Date(at).toDateString();
  if (named === new Date(now).toDateString()) return t`Today`;
  if (named === new Date(now - day).toDateString()) return t`Yesterday`;
  return longDate(new Date(at));
}
