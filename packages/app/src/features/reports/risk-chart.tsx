import { ScreenOnly } from '@mediation/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RiskReport, getRiskReport } from '@mediation/api-client';
import { StackedColumnChart } from '@mediation/ui/charts';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { viewerLocale } from '../../words/names/viewer.ts';
import { periodName } from './period-name.ts';
import { useChartLabels } from './use-chart-labels.ts';
import type { ReportFilters } from './use-report-filters.ts';

/** The mediator’s own cases by the highest risk found in each week or month. On screen alone: no export has it. */
export function RiskChart({ filters: { days, about } }: { filters: ReportFilters }) {
  const { data } = useEndpoint(getRiskReport, { ...days, ...(about.issue !== undefined && { issue: about.issue }) });
  return (
    data && (
      <ScreenOnly>
        <Chart report={data.report} />
      </ScreenOnly>
    )
  );
}

function Chart({ report: { period_unit, case_count, periods } }: { report: RiskReport }) {
  const { t } = useLingui();
  const labels = useChartLabels(t`When a case’s messages are checked for risk, the case is counted here.`);
  const isByWeek = period_unit === 'week';
  const { high, critical } = periods.at(-1)?.cases ?? { high: 0, critical: 0 };
  const grave = high + critical;
  const cases = t`${plural(case_count, { one: '# case', other: '# cases' })}`;
  return (
    <StackedColumnChart
      title={
        case_count === 0
          ? t`Highest risk in your cases`
          : isByWeek
            ? t`${plural(grave, {
                0: 'No high or critical risk in the latest week',
                one: 'One case with high or critical risk in the latest week',
                other: '# cases with high or critical risk in the latest week',
              })}`
            : t`${plural(grave, {
                0: 'No high or critical risk in the latest month',
                one: 'One case with high or critical risk in the latest month',
                other: '# cases with high or critical risk in the latest month',
              })}`
      }
      subtitle={`${isByWeek ? t`Cases by highest risk in the week` : t`Cases by highest risk in the month`}. ${cases}`}
      label={t`Newest column: ${high} high and ${critical} critical`}
      labels={labels}
      count={case_count}
      locale={viewerLocale()}
      columnName={isByWeek ? t`Week from` : t`Month`}
      parts={[
        { id: 'low', label: t`Low`, tone: 'low' },
        { id: 'medium', label: t`Medium`, tone: 'medium' },
        { id: 'high', label: t`High`, tone: 'high' },
        { id: 'critical', label: t`Critical`, tone: 'critical' },
      ]}
      columns={periods.map(({ starts_on, cases: values }) => ({ label: periodName(starts_on, isByWeek), values }))}
    />
  );
}
