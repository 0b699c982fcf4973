import { useLingui } from '@lingui/react/macro';
import { type Report, exportReport, getReport } from '@mediation/api-client';
import { Button, Card, EmptyState, Row, ScreenOnly, SegmentedControl, Stack } from '@mediation/ui';
import { Download, Printer, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { saveFile } from '../../browser/save-file.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { fullDate } from '../../words/times/relative-time.ts';
import { CountedCard } from './counted-card.tsx';
import { Figures } from './figures.tsx';
import { ReportFilterFields } from './report-filter-fields.tsx';
import { type Range, periodBefore, daysOfRange, ranges } from './report-range.ts';
import { RiskChart } from './risk-chart.tsx';
import { TimesCard } from './times-card.tsx';
import { type ReportFilters, todayInUtc, useReportFilters } from './use-report-filters.ts';
import { useReportTable } from './use-report-table.ts';

/** The report on the mediator’s own cases, for admins on all and without risk; never with tone or risk of a person. */
export function ReportsPage() {
  const { t } = useLingui();
  const { role } = useUser();
  const filters = useReportFilters();
  const { days, about } = filters;
  const query = useEndpoint(getReport, { ...days, ...about });
  const earlier = periodBefore(days, todayInUtc());
  const before = useEndpoint(getReport, { ...earlier, ...about }, { enabled: earlier !== undefined });
  const isAdmin = role === 'admin';
  const span = useDayWords(days);
  return (
    <WorkPage
      title={t`Reports`}
      lead={isAdmin ? t`All cases, ${span}` : t`Your cases, ${span}`}
      audience={
        isAdmin
          ? t`You see the numbers of all cases. Nothing here names a party.`
          : t`You see the numbers of your own cases. Nothing here names a person.`
      }
      action={<Export filters={filters} />}
    >
      <ScreenOnly>
        <Row wrap align="end">
          <RangeControl filters={filters} />
          <ReportFilterFields filters={filters} />
        </Row>
      </ScreenOnly>
      <Loaded query={query} loadingLabel={t`Loading the figures`} fallback={t`Failed to load the figures`}>
        {({ report }) =>
          isEmpty(report) ? (
            <Card>
              <EmptyState title={t`No figures yet`}>
                {t`When you have cases, you see here how many are in each step, how they ended and what waits.`}
              </EmptyState>
            </Card>
          ) : (
            <Stack gap="grid">
              <Figures
                report={report}
                before={before.data?.report}
                since={days.from}
                risk={isAdmin ? undefined : <RiskChart filters={filters} />}
              />
              <TimesCard report={report} />
              <CountedCard hasRisk={!isAdmin} />
            </Stack>
          )
        }
      </Loaded>
    </WorkPage>
  );
}

function useDayWords({ from, to }: ReportFilters['days']) {
  const { t } = useLingui();
  const end = fullDate(to ?? todayInUtc());
  return from === undefined ? t`up to ${end}` : t`${fullDate(from)} to ${end}`;
}

function RangeControl({ filters: { range, days, set } }: { filters: ReportFilters }) {
  const { t } = useLingui();
  const names: Record<Range, string> = { month: t`30 days`, quarter: t`Quarter`, year: t`Year`, own: t`Other dates` };
  const choose = (next: string) => {
    const own = range === 'own' ? daysOfRange('year', todayInUtc()) : days;
    set(next === 'own' ? { range: next, ...own } : { range: next, from: '', to: '' });
  };
  return (
    <SegmentedControl.Root label={t`Dates of the report`} value={range} onValueChange={choose}>
      {ranges.map((it) => (
        <SegmentedControl.Item key={it} value={it}>
          {names[it]}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  );
}

function Export({ filters: { days, about } }: { filters: ReportFilters }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const chosen = { ...days, ...about };
  const tableOf = useReportTable();
  const download = () =>
    run(
      async () => {
        const { report } = await call(exportReport, { ...chosen, format: 'csv' });
        saveFile(new Blob([tableOf(report)], { type: 'text/csv;charset=utf-8' }), t`report.csv`);
      },
      { failed: t`Failed to save the report` },
    );
  const print = () =>
    run(
      async () => {
        await call(exportReport, { ...chosen, format: 'print' });
        globalThis.print();
      },
      { failed: t`Failed to print the report` },
    );
  return (
    <ScreenOnly>
      <Row wrap>
        <Button asChild tone="secondary">
          <Link to={paths.mediatorSummary()}>
            <Scale />
            {t`Summary for a court`}
          </Link>
        </Button>
        <Button tone="secondary" busy={isBusy} onClick={() => void download()}>
          <Download />
          {t`Save as a table`}
        </Button>
        <Button tone="secondary" busy={isBusy} onClick={() => void print()}>
          <Printer />
          {t`Print`}
        </Button>
      </Row>
    </ScreenOnly>
  );
}

const isEmpty = ({ cases_by_status }: Report) => Object.values(cases_by_status).every((count) => count === 0);
