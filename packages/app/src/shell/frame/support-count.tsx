import { listSupportThreads } from '@mediation/api-client';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../backend/use-endpoint.ts';

/** Counts the people who wait for an answer of the support, for admins. */
export function SupportCount({ children }: { children: (count: number) => ReactNode }) {
  const { data } = useEndpoint(listSupportThreads, { limit: 1 }, { poll: true });
  return children(data?.open_count ?? 0);
}
