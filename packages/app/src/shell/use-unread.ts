import { listCases } from '@mediation/api-client';
import { useEndpoint } from '../backend/use-endpoint.ts';

/** How many messages wait over all of the person's cases; asked again every half minute while the tab is in view. */
export function useUnread(): number {
  const { data } = useEndpoint(listCases, {});
  return data?.cases.reduce((total, it) => total + it.unread_count, 0) ?? 0;
}
