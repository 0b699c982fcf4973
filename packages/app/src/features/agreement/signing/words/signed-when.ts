import { t } from '@lingui/core/macro';
import type { Signature } from '@mediation/api-client';
import { longDate, moment } from '../../../../words/times/relative-time.ts';

/** When and how somebody signed. */
export const signedWhen = ({ method, signed_at, signed_on }: Signature) =>
  method === 'paper' && signed_on !== null
    ? t`Signed on paper on ${longDate(new Date(`${signed_on}T12:00`))}`
    : t`Signed ${moment(signed_at)}`;
