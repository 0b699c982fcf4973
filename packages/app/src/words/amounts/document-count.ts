import { t } from '@lingui/core/macro';
import type { DocumentCount, Missing } from '@mediation/api-client';

/** How many documents a party says not to have that still wait for the mediator's decision. */
export const undecidedCount = (
  { done, total, waits }: Pick<Missing, 'done' | 'total' | 'waits'>,
  { sent, accepted }: Pick<DocumentCount, 'sent' | 'accepted'>,
) => Math.max(0, total - done - waits - (sent - accepted));

/**
 * How many documents were sent, accepted and needed, of one party or of both: "5 sent, 2 accepted, of 16 needed". Without
 * any the mediator may still have to decide about those that a party says not to have.
 */
export function documentCountText(counts: DocumentCount[]): string {
  const sum = (key: 'sent' | 'accepted' | 'asked') => counts.reduce((total, it) => total + it[key], 0);
  const [sent, accepted, needed] = [sum('sent'), sum('accepted'), sum('asked')];
  if (needed === 0) return t`No documents asked for right now`;
  return t`${sent} sent, ${accepted} accepted, of ${needed} needed`;
}
