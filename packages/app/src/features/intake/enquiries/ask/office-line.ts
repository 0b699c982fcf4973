import { plural, t } from '@lingui/core/macro';
import type { EnquiryOffice } from '@mediation/api-client';

/** Where and in which languages an office works, and how soon it answers. */
export const officeLine = ({ line, days }: Pick<EnquiryOffice, 'line' | 'days'>) =>
  [line, t`${plural(days, { one: 'Answers within a day', other: 'Answers within # days' })}`]
    .filter((it) => it !== '')
    .join(' · ');
