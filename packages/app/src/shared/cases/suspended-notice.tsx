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

/** Says that a suspended organization is read-only. Renders nothing for another. */
export function SuspendedNotice() {
  const { t } = useLingui();
  if (!useIsSuspended()) return null;
  return (
    <Notice tone="warning">
      {t`Your organization is suspended: you can read everything, and nothing can be changed. Ask an admin.`}
    </Notice>
  );
}
