import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Report, limits } from '@mediation/api-client';
import { LineChart, StackedColumnChart } from '@mediation/ui/charts';
import { viewerLocale } from '../../words/names/viewer.ts';
import { periodName } from './period-name.ts';
import { useChartLabels } from './use-chart-labels.ts';

/** How long agreements took, by week or month. */
export function AgreementChart({ report }: { report: Report }) {
  const { t } = useLingui();
  const labels = useChartLabels(t`When a case closes with an agreement, its weeks are counted here.`);
  const locale = viewerLocale();
  const { count } = report.agreement_weeks;
  const isByWeek = report.period_unit === 'week';
  const points = report.periods.map((period) => ({
    label: periodName(period.starts_on, isByWeek),
    value: period.agreement_weeks.median,
  }));
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [first, last] = [known[0], known.at(-1)];
  const format = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const finding =
    first === undefined || last === undefined || known.length < 2 || first === last
      ? t`How long an agreement takes`
      : last < first
        ? t`Cases reach agreement faster`
        : t`Cases take longer to reach agreement`;
  const [from, to] = limits.weeksTypical.split('–').map(Number);
  return (
    <LineChart
      title={finding}
      subtitle={`${isByWeek ? t`Median weeks, by week of agreement` : t`Median weeks, by month of agreement`}. ${t`${plural(count, { one: '# case', other: '# cases' })}`}`}
      label={
        first === undefined || last === undefined
          ? t`No agreement in these dates`
          : t`Weeks to agreement: ${format(first)} at first, ${format(last)} at last`
      }
      labels={labels}
      count={count}
      columns={[isByWeek ? t`Week from` : t`Month`, t`Weeks`]}
      points={points}
      format={format}
      {...(from !== undefined &&
        to !== undefined && { band: { from, to, label: t`Typical range, ${limits.weeksTypical} weeks` } })}
    />
  );
}

/** Sessions that were held, missed and cancelled, by week or month. */
export function SessionChart({ report }: { report: Report }) {
  const { t } = useLingui();
  const labels = useChartLabels(t`When a session is over, it is counted here.`);
  const isByWeek = report.period_unit === 'week';
  const sum = (status: 'completed' | 'no_show' | 'cancelled') =>
    report.periods.reduce((total, { sessions }) => total + sessions[status], 0);
  const [held, missed, cancelled] = [sum('completed'), sum('no_show'), sum('cancelled')];
  const count = held + missed + cancelled;
  return (
    <StackedColumnChart
      title={
        count > 0 && missed === 0
          ? t`Nobody missed a session`
          : t`${plural(missed, { 0: 'Your sessions', one: 'One session was missed', other: '# sessions were missed' })}`
      }
      subtitle={`${isByWeek ? t`Sessions by week` : t`Sessions by month`}. ${t`${plural(count, { one: '# session', other: '# sessions' })}`}`}
      label={t`${held} held, ${missed} missed, ${cancelled} cancelled`}
      labels={labels}
      count={count}
      locale={viewerLocale()}
      columnName={isByWeek ? t`Week from` : t`Month`}
      parts={[
        { id: 'completed', label: t`Held`, tone: 'brand' },
        { id: 'no_show', label: t`Missed`, tone: 'high' },
        { id: 'cancelled', label: t`Cancelled`, tone: 'neutral' },
      ]}
      columns={report.periods.map(({ starts_on, sessions }) => ({
        label: periodName(starts_on, isByWeek),
        values: sessions,
      }))}
    />
  );
}
