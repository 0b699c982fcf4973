import { t } from '@lingui/core/macro';
import type { DocumentCount } from '@mediation/api-client';

/** How many documents were sent and accepted, of one party or of both: "5 sent, 2 accepted". */
export function documentCountText(counts: DocumentCount[]): string {
  const sent = counts.reduce((sum, it) => sum + it.sent, 0);
  const accepted = counts.reduce((sum, it) => sum + it.accepted, 0);
  return t`${sent} sent, ${accepted} accepted`;
}
