import { countUnreadNotifications } from '@mediation/api-client';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useLogged } from '../../backend/use-logged.ts';

/** The number of unread notifications. A failure is only logged. */
export function useUnreadNotifications(): number {
  const { data, error } = useEndpoint(countUnreadNotifications, {});
  useLogged(error, 'Failed to count unread notifications');
  return data?.unread_count ?? 0;
}
