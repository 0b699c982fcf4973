import { useLingui } from '@lingui/react/macro';
import { getOrganization } from '@mediation/api-client';
import { officeOf } from '../../auth/admin-kind.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { AuditLog } from './organization/audit/audit-log.tsx';

/** Who did what on the whole platform; for an admin of an organization, in it. */
export function AuditPage() {
  const { t } = useLingui();
  const office = officeOf(useUser());
  return (
    <WorkPage
      title={t`Audit log`}
      lead={t`Who did what, to which record, and when. It never says what stands in a record.`}
      audience={
        office === null
          ? t`Visible to admins of the platform. Admins of an organization read their own part.`
          : t`You read what happened in your organization. Admins of the platform read it, too.`
      }
    >
      {office === null ? <AuditLog /> : <OfficeLog orgId={office} />}
    </WorkPage>
  );
}

function OfficeLog({ orgId }: { orgId: string }) {
  const { t } = useLingui();
  const query = useEndpoint(getOrganization, { orgId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the organization`} fallback={t`Failed to load the organization`}>
      {({ organization }) => <AuditLog organization={organization} />}
    </Loaded>
  );
}
