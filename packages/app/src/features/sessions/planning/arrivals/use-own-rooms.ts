import { getOrganizationSettings } from '@mediation/api-client';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';

/** Whether a video server of the organization gives each side its room; undefined while that is not known. */
export function useOwnRooms(isAsked: boolean): boolean | undefined {
  const { organization_id: orgId } = useUser();
  const { data } = useEndpoint(getOrganizationSettings, { orgId: orgId ?? '' }, { enabled: isAsked && orgId !== null });
  return data && data.settings.video_url !== null;
}
