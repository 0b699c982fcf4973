import { countUnreadNotifications } from '@mediation/api-client';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useLogged } from '../../backend/use-logged.ts';

/** How many notifications are unread. A failure is logged only. */
export function useUnreadNotifications(): number {
  const { data, error } = useEndpoint(countUnreadNotifications, {});
  useLogged(error, 'Failed to count unread notifications');
  return data?.unread_count ?? 0;
}
