import { useLingui } from '@lingui/react/macro';
import { getOrganization } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';

/** Whether the person's own organization is suspended. */
export function useIsSuspended(): boolean {
  const { organization_id: orgId } = useUser();
  const { data } = useEndpoint(getOrganization, { orgId: orgId ?? '' }, { enabled: orgId !== null });
  return data?.organization.suspended ?? false;
}

/** Says what a suspended organization cannot do. Renders nothing for another. */
export function SuspendedNotice() {
  const { t } = useLingui();
  if (!useIsSuspended()) return null;
  return (
    <Notice tone="warning">
      {t`Your organization is suspended: no new cases and invitations. Ask an admin. Your running cases go on.`}
    </Notice>
  );
}
