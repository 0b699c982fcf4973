import { listSupportThreads } from '@mediation/api-client';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { useUser } from '../auth/session-provider.tsx';

/** Counts the people who wait for an answer of the support, for admins. */
export function useWaitingSupport(): number {
  const { role } = useUser();
  const { data } = useEndpoint(listSupportThreads, { limit: 1 }, { enabled: role === 'admin', poll: true });
  return data?.open_count ?? 0;
}
