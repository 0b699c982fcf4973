import { useLingui } from '@lingui/react/macro';
import { getAdminDashboardStats, listApprovals, listRetentionDue } from '@mediation/api-client';
import { AudienceLine, Columns, PageHeader, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { officeOf } from '../../../auth/admin-kind.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { CardsLoading } from '../../../shared/loading/cards-loading.tsx';
import { areSettled } from '../../../shared/loading/combine-readings.ts';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { paths } from '../../../paths.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { AdminTilesRow } from './admin-tiles-row.tsx';
import { ApprovalsCard, shownApprovals } from './approvals-card.tsx';
import { OfficeCard } from './office-card.tsx';
import { HealthCard } from './health-card.tsx';
import { RetentionCard } from './retention-card.tsx';

/** An admin's dashboard: items that wait for action, without any content of cases. */
export function AdminHomePage() {
  const { t, i18n } = useLingui();
  const office = officeOf(useUser());
  const stats = useEndpoint(getAdminDashboardStats, {});
  const approvals = useEndpoint(listApprovals, shownApprovals);
  const retention = useEndpoint(listRetentionDue, {});
  return (
    <Stack gap="grid">
      <PageTitle>{i18n._(roleNames.admin)}</PageTitle>
      <PageHeader
        title={t`Admin`}
        lead={office === null ? t`You look after the whole platform.` : t`You look after your organization.`}
        action={<Link to={paths.areas()}>{t`All dashboards`}</Link>}
      />
      <AdminTilesRow stats={stats.data?.stats} hasFailed={stats.error !== null} />
      {areSettled(approvals, retention) ? (
        <Columns aside={office === null ? <HealthCard /> : <OfficeCard orgId={office} />}>
          <ApprovalsCard />
          <RetentionCard />
        </Columns>
      ) : (
        // All at once, so that nothing is moved by what comes later.
        <CardsLoading label={t`Loading your overview`} />
      )}
      <AudienceLine audience="self">
        {t`Only admins see this page. It shows numbers and names, never what is said or done in a case.`}
      </AudienceLine>
    </Stack>
  );
}
