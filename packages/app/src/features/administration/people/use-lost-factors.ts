import { listLostFactors, type LostFactors } from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';

/** What waits for admins because a second step was lost; of one person, if they are named. */
export function useLostFactors(userId?: string): LostFactors[] {
  const { data } = useEndpoint(listLostFactors, {});
  return (data?.lost ?? []).filter(({ user_id }) => userId === undefined || user_id === userId);
}
