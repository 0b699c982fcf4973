import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Report } from '@mediation/api-client';
import { Halves, Stack, StatStrip } from '@mediation/ui';
import type { ReactNode } from 'react';
import { promises } from '../../words/texts/promises.ts';
import { fullDate } from '../../words/times/relative-time.ts';
import { viewerLocale } from '../../words/names/viewer.ts';
import { ReasonChart, ReviewChart, StepChart } from './count-charts.tsx';
import { AgreementChart, SessionChart } from './period-charts.tsx';

export interface FiguresProps {
  report: Report;
  /** The same figures in as many days before, for comparison. */
  before: Report | undefined;
  /** The first day of the report. */
  since: string | undefined;
  /** The chart of risk, for those who may see it. */
  risk?: ReactNode;
}

/** The figures of a report: key numbers, and charts of agreements, steps, sessions and reviews. */
export function Figures({ report, before, since, risk }: FiguresProps) {
  const { t } = useLingui();
  const locale = viewerLocale();
  const { cases_by_status: cases, closed_by_reason: reasons, agreement, agreement_weeks: weeks } = report;
  const open = cases.open + cases.on_hold;
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const hours = (value: number) => value.toLocaleString(locale, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' });
  const earlier = before?.agreement_weeks.median ?? null;
  return (
    <Stack gap="grid">
      <StatStrip
        label={t`In numbers`}
        missingLabel={t`Could not be counted`}
        locale={locale}
        stats={[
          { id: 'open', label: t`Open cases`, value: open, note: changeWords() },
          {
            id: 'agreed',
            label: t`Reached agreement`,
            part: { of: agreement.count, count: reasons.agreed_full + reasons.agreed_part },
            note: t`${plural(agreement.count, { 0: 'no case has ended yet', one: 'of # that ended', other: 'of # that ended' })}`,
          },
          {
            id: 'weeks',
            label: t`Weeks to agreement`,
            value: weeks.median === null ? null : number(weeks.median),
            note:
              weeks.median === null
                ? t`no agreement yet`
                : earlier === null
                  ? t`median`
                  : t`median, was ${number(earlier)}`,
          },
          {
            id: 'reply',
            label: t`First reply`,
            value: report.response_hours.median === null ? null : hours(report.response_hours.median),
            note: t`median`,
          },
          {
            id: 'late',
            label: t`Documents waiting over ${promises.reviewLateHours} hours`,
            value: report.documents_late,
          },
        ]}
      />
      <Halves>
        <Stack gap="grid">
          <AgreementChart report={report} />
          <SessionChart report={report} />
          {risk}
        </Stack>
        <Stack gap="grid">
          <StepChart report={report} />
          <ReviewChart report={report} />
          <ReasonChart report={report} />
        </Stack>
      </Halves>
    </Stack>
  );

  function changeWords() {
    if (since === undefined) return t`of ${open + cases.closed}`;
    const change = open - report.open_before;
    const day = fullDate(since);
    if (change === 0) return t`as many as on ${day}`;
    return change > 0 ? t`${change} more than on ${day}` : t`${-change} fewer than on ${day}`;
  }
}
