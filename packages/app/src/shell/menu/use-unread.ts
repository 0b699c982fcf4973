import { listCases } from '@mediation/api-client';
import { useEndpoint } from '../../backend/use-endpoint.ts';

/** Counts the unread messages in all of the person's cases; polls every half minute while the tab is visible. */
export function useUnread(): number {
  const { data } = useEndpoint(listCases, {});
  return data?.cases.reduce((total, it) => total + it.unread_count, 0) ?? 0;
}
