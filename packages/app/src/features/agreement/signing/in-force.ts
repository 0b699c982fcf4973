import { t } from '@lingui/core/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { longDate } from '../../../words/times/relative-time.ts';

/** That both parties have signed a version, and when the second one did; null while it is not. */
export function inForceWords({ signatures, is_in_force }: AgreementVersion, isParty: boolean): string | null {
  if (!is_in_force) return null;
  const days = signatures.map(({ signed_on, signed_at }) => Date.parse(signed_on ? `${signed_on}T12:00` : signed_at));
  const since = longDate(new Date(Math.max(...days)));
  return isParty
    ? t`Both of you have signed this version, the second of you on ${since}.`
    : t`Both parties have signed this version, the second one on ${since}.`;
}
