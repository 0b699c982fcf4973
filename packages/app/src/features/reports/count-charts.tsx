import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CloseReason, type Report, steps } from '@mediation/api-client';
import { BarChart } from '@mediation/ui/charts';
import { closeReasons } from '../../words/names/close-reasons.ts';
import { promises } from '../../words/texts/promises.ts';
import { stepNames } from '../../words/names/step-names.ts';
import { viewerLocale } from '../../words/names/viewer.ts';
import { useChartLabels } from './use-chart-labels.ts';

/** The steps in which open cases are. */
export function StepChart({ report }: { report: Report }) {
  const { t, i18n } = useLingui();
  const labels = useChartLabels(t`When a case opens, its step is counted here.`);
  const byStep = steps.map((step) => ({ step, count: report.cases_by_step[step] }));
  const open = byStep.reduce((sum, { count }) => sum + count, 0);
  const [most, second] = byStep.toSorted((a, b) => b.count - a.count);
  const isClear = most !== undefined && most.count > (second?.count ?? 0);
  return (
    <BarChart
      title={
        open === 0
          ? t`No case is open`
          : isClear
            ? t`“${i18n._(stepNames[most.step])}” has the most open cases`
            : t`Where your open cases are`
      }
      subtitle={t`${plural(open, { one: '# open case', other: '# open cases' })}, by step`}
      label={t`How many open cases are in each of the seven steps.`}
      labels={labels}
      count={open}
      locale={viewerLocale()}
      columns={[t`Step`, t`Cases`]}
      bars={byStep.map(({ step, count: value }) => ({
        label: i18n._(stepNames[step]),
        value,
        main: isClear && step === most.step,
      }))}
    />
  );
}

/** The time from sending a document to the decision on it. */
export function ReviewChart({ report: { reviews_by_age: ages } }: { report: Report }) {
  const { t } = useLingui();
  const labels = useChartLabels(t`When a document is confirmed or sent back, its time is counted here.`);
  const count = ages.within_24_hours + ages.within_48_hours + ages.later;
  const isPrompt = ages.within_24_hours > count / 2;
  return (
    <BarChart
      title={isPrompt ? t`Most documents are decided within a day` : t`How soon documents are decided`}
      subtitle={t`${plural(count, { one: '# document', other: '# documents' })}, time from sending to decision`}
      label={t`How many documents were decided within 24 hours, within 48 hours and later.`}
      labels={labels}
      count={count}
      whole={count}
      size="large"
      locale={viewerLocale()}
      columns={[t`Time taken`, t`Documents`, t`Share`]}
      note={t`Families are told ${promises.reviewHours} hours.`}
      bars={[
        { label: t`Under 24 hours`, value: ages.within_24_hours, main: isPrompt },
        { label: t`24 to 48 hours`, value: ages.within_48_hours },
        { label: t`Over 48 hours`, value: ages.later },
      ]}
    />
  );
}

/** The reasons for which cases were closed. */
export function ReasonChart({ report: { closed_by_reason: reasons } }: { report: Report }) {
  const { t, i18n } = useLingui();
  const labels = useChartLabels(t`When a case is closed, its reason is counted here.`);
  const closed = Object.values(reasons).reduce((sum, count) => sum + count, 0);
  return (
    <BarChart
      title={t`How cases ended`}
      subtitle={t`${plural(closed, { one: '# closed case', other: '# closed cases' })}, by reason`}
      label={t`How many closed cases ended for each reason.`}
      labels={labels}
      count={closed}
      whole={closed}
      locale={viewerLocale()}
      columns={[t`Reason`, t`Cases`, t`Share`]}
      bars={(Object.keys(closeReasons) as CloseReason[]).map((reason) => ({
        label: i18n._(closeReasons[reason]),
        value: reasons[reason],
      }))}
    />
  );
}
