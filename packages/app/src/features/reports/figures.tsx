import { useLingui } from '@lingui/react/macro';
import { type CloseReason, type Report, steps } from '@mediation/api-client';
import { Halves, Stack, StatStrip } from '@mediation/ui';
import { BarChart, type ChartLabels } from '@mediation/ui/charts';
import { promises } from '../../words/promises.ts';
import { closeReasons } from '../../words/close-reasons.ts';
import { stepNames } from '../../words/step-names.ts';
import { viewerLocale } from '../../words/viewer.ts';

const { reviewLateHours } = promises;

/** The figures of a report: key numbers, steps of open cases, and outcomes of closed ones. */
export function Figures({ report }: { report: Report }) {
  const { t, i18n } = useLingui();
  const labels = useChartLabels();
  const locale = viewerLocale();
  const { cases_by_status: cases, closed_by_reason: reasons, agreement } = report;
  const open = cases.open + cases.on_hold;
  const all = open + cases.closed;
  const closed = Object.values(reasons).reduce((sum, count) => sum + count, 0);
  const byStep = steps.map((step) => ({ step, count: report.cases_by_step[step] }));
  const [most, second] = byStep.toSorted((a, b) => b.count - a.count);
  const isClear = most !== undefined && most.count > (second?.count ?? 0);
  return (
    <Stack gap="grid">
      <StatStrip
        label={t`In numbers`}
        missingLabel={t`Could not be counted`}
        locale={locale}
        stats={[
          { id: 'open', label: t`Open cases`, value: open, note: t`of ${all}` },
          { id: 'held', label: t`Sessions held`, value: report.sessions.completed },
          { id: 'missed', label: t`Sessions missed`, value: report.sessions.no_show },
          { id: 'late', label: t`Documents waiting over ${reviewLateHours} hours`, value: report.documents_late },
          {
            id: 'agreed',
            label: t`Ended with an agreement`,
            part: { of: agreement.count, count: reasons.agreed_full + reasons.agreed_part },
            note: t`of ${agreement.count}`,
          },
        ]}
      />
      <Halves>
        <BarChart
          title={
            open === 0
              ? t`No case is open`
              : isClear
                ? t`“${i18n._(stepNames[most.step])}” has the most open cases`
                : t`Where your open cases are`
          }
          subtitle={t`Open cases by step`}
          label={t`How many open cases are in each of the seven steps.`}
          labels={labels}
          count={open}
          locale={locale}
          columns={[t`Step`, t`Cases`]}
          bars={byStep.map(({ step, count: value }) => ({
            label: i18n._(stepNames[step]),
            value,
            main: isClear && step === most.step,
          }))}
        />
        <BarChart
          title={t`How cases ended`}
          subtitle={t`Closed cases by reason`}
          label={t`How many closed cases ended for each reason.`}
          labels={labels}
          count={closed}
          whole={closed}
          locale={locale}
          columns={[t`Reason`, t`Cases`, t`Share`]}
          bars={(Object.keys(closeReasons) as CloseReason[]).map((reason) => ({
            label: i18n._(closeReasons[reason]),
            value: reasons[reason],
          }))}
        />
      </Halves>
    </Stack>
  );
}

function useChartLabels(): ChartLabels {
  const { t } = useLingui();
  return {
    viewAsTable: t`View as table`,
    viewAsChart: t`View as chart`,
    emptyTitle: t`Nothing to count yet`,
    emptyText: t`When a case is closed, its reason is counted here.`,
    few: t`Fewer than 5 cases, so only the numbers are shown.`,
  };
}
