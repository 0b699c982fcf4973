import { useLingui } from '@lingui/react/macro';
import type { MissingBefore } from '@mediation/api-client';

/** Says what is missing. */
export function useMissingWords() {
  const { t } = useLingui();
  return ({ what, name }: MissingBefore) => {
    const who = name ?? '';
    if (what === 'terms') return t`${who} has not signed how you will work together`;
    if (what === 'mediator_terms') return t`You have not signed how you will work together`;
    if (what === 'stopped') return t`You decided that ${who} should not meet the other party`;
    return t`No decision yet whether ${who} can meet the other party`;
  };
}
