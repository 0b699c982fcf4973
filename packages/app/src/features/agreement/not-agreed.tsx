import { useLingui } from '@lingui/react/macro';
import type { ClauseState } from '@mediation/api-client';
import { Badge } from '@mediation/ui';

export interface NotAgreedProps {
  state: ClauseState;
  /** Whether both parties signed the version: then they agreed to all of it. */
  isInForce: boolean;
}

/** Marks a clause of a version that the parties have not agreed on. */
export function NotAgreed({ state, isInForce }: NotAgreedProps) {
  const { t } = useLingui();
  if (state === 'agreed' || isInForce) return null;
  return <Badge>{state === 'parked' ? t`Parked` : t`Not agreed yet`}</Badge>;
}
