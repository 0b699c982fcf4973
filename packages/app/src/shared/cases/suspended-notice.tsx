import { useLingui } from '@lingui/react/macro';
import { type Case, getOrganization } from '@mediation/api-client';
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

/** Says in a case that its organization is suspended. Renders nothing in another. */
export function SuspendedCaseNotice({ mediationCase }: { mediationCase: Pick<Case, 'is_suspended'> }) {
  const { t } = useLingui();
  const { role } = useUser();
  if (!mediationCase.is_suspended) return null;
  return (
    <Notice tone="warning">
      {role === 'mediator' || role === 'admin'
        ? t`The organization of this case is suspended: you can read everything, and nothing can be changed. Ask an admin.`
        : t`The organization of your mediator is suspended: you can read everything, and nothing can be changed. You can still say that you are not safe.`}
    </Notice>
  );
}
