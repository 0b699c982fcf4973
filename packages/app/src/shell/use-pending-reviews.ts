import { listPendingUploads } from '@mediation/api-client';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useUser } from '../auth/session-provider.tsx';

/** One more than a count shows as a number. */
const enough = 10;

/** How many documents wait for the mediator's review, as far as a count tells. */
export function usePendingReviews(): number {
  const { role } = useUser();
  const { data } = useEndpoint(listPendingUploads, { limit: enough }, { enabled: role === 'mediator' });
  return data?.uploads.length ?? 0;
}
