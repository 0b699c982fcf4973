import { useLingui } from '@lingui/react/macro';
import { listNeutralityReports } from '@mediation/api-client';
import { Card, EmptyState, Notice } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { Trail } from '../../../shared/layout/trail.tsx';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { HowTested } from './how-tested.tsx';
import { ReportCard } from './report-card.tsx';

/** Shows per engine version how much a name, a gender or who speaks first changes the scores of a text. */
export function NeutralityPage() {
  const { t } = useLingui();
  const query = useEndpoint(listNeutralityReports, {}, { poll: true });
  return (
    <WorkPage
      title={t`Neutrality`}
      back={<Trail above={[{ name: t`System health`, to: paths.adminSystemHealth() }]}>{t`Neutrality`}</Trail>}
      lead={t`Whether the built-in analysis treats people alike: does a name, a gender or who speaks first change a score?`}
      audience={t`Visible to admins. Nothing from cases.`}
    >
      <HowTested />
      <Loaded query={query} loadingLabel={t`Loading the swap tests`} fallback={t`Failed to load the swap tests`}>
        {({ current, reports }) => (
          <>
            {reports.length === 0 && (
              <Card>
                <EmptyState title={t`No figures yet`}>
                  {t`The figures of a new version appear here within an hour after the server starts.`}
                </EmptyState>
              </Card>
            )}
            {reports.length > 0 && reports.every(({ ruleset }) => ruleset !== current.ruleset) && (
              <Notice>
                {t`The figures of the version in use, ${current.engine_version} with rules ${current.ruleset}, are not here yet. They appear within an hour after the server starts.`}
              </Notice>
            )}
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} isCurrent={report.ruleset === current.ruleset} />
            ))}
          </>
        )}
      </Loaded>
    </WorkPage>
  );
}
