import { t } from '@lingui/core/macro';
import type { Signature } from '@mediation/api-client';
import { clockTime, fullDate, longDate } from '../../../words/relative-time.ts';

/** A moment in the viewer’s time zone: "Sunday 18 April, 11:20". */
export const moment = (at: string) => `${longDate(new Date(at))}, ${clockTime(at)}`;

/** When and how somebody signed. */
export const signedWhen = ({ method, signed_at, signed_on }: Signature) =>
  method === 'paper' && signed_on !== null
    ? t`Signed on paper on ${fullDate(signed_on)}`
    : t`Signed ${moment(signed_at)}`;
