import { useLingui } from '@lingui/react/macro';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { AuditLog } from './organization/audit/audit-log.tsx';

/** Who did what on the whole platform. */
export function AuditPage() {
  const { t } = useLingui();
  return (
    <WorkPage
      title={t`Audit log`}
      lead={t`Who did what, to which record, and when. It never says what stands in a record.`}
      audience={t`Visible to admins of the platform. Admins of an organization read their own part.`}
    >
      <AuditLog />
    </WorkPage>
  );
}
