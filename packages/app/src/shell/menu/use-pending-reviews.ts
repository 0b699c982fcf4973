import { listPendingUploads } from '@mediation/api-client';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useUser } from '../../auth/session-provider.tsx';

/** One more than the highest number that a badge shows. */
const enough = 10;

/** Counts the documents that wait for the mediator's review, up to that number. */
export function usePendingReviews(): number {
  const { role } = useUser();
  const { data } = useEndpoint(listPendingUploads, { limit: enough }, { enabled: role === 'mediator' });
  return data?.uploads.length ?? 0;
}
