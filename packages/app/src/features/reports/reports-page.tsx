import { useLingui } from '@lingui/react/macro';
import type { CaseListItem, MediationSession } from '@mediation/api-client';
import { Button, Card, EmptyState, Halves, Stack, StatStrip } from '@mediation/ui';
import { BarChart, type ChartWords } from '@mediation/ui/charts';
import { Printer } from 'lucide-react';
import { useWhole } from '../../backend/use-pages.ts';
import { promises } from '../../help/promises.ts';
import { Loaded } from '../../page/loaded.tsx';
import { WorkPage } from '../../page/work-page.tsx';
import { viewerLocale } from '../../words/viewer.ts';
import { stepNames } from '../../words/step-names.ts';
import { closeReasons } from '../../words/close-reasons.ts';
import { figuresOf } from './figures.ts';

const { reviewLateHours } = promises;
const casesOf = ({ cases }: { cases: CaseListItem[] }) => cases;
const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;
const agesOf = ({ uploads }: { uploads: { age_hours: number }[] }) => uploads.map(({ age_hours }) => age_hours);

/** The mediator’s own cases in numbers, never people by tone or risk. */
export function ReportsPage() {
  const { t } = useLingui();
  const cases = useWhole('listCases', {}, casesOf);
  return (
    <WorkPage
      title={t`Reports`}
      lead={t`What your cases add up to today.`}
      audience={t`You see the numbers of your own cases. Nothing here names a person.`}
      action={
        <Button tone="secondary" onClick={() => globalThis.print()}>
          <Printer />
          {t`Print`}
        </Button>
      }
    >
      <Loaded query={cases} loadingLabel={t`Loading the figures`} fallback={t`Failed to load the figures`}>
        {(all) =>
          all.length === 0 ? (
            <Card>
              <EmptyState title={t`No figures yet`}>
                {t`When you have cases, you see here how many are in each step, how they ended and what waits.`}
              </EmptyState>
            </Card>
          ) : (
            <Figures cases={all} />
          )
        }
      </Loaded>
    </WorkPage>
  );
}

function Figures({ cases }: { cases: CaseListItem[] }) {
  const { t, i18n } = useLingui();
  const words = useChartWords();
  const sessions = useWhole('listSessions', {}, sessionsOf);
  const waiting = useWhole('listPendingUploads', {}, agesOf);
  const { open, byStep, byReason, closed } = figuresOf(cases);
  const count = (all: MediationSession[] | undefined, status: MediationSession['status']) =>
    all?.filter((it) => it.status === status).length ?? null;
  const late = waiting.data?.filter((hours) => hours >= reviewLateHours).length ?? null;
  const locale = viewerLocale();
  const [most, second] = byStep.toSorted((a, b) => b.count - a.count);
  const isClear = most !== undefined && most.count > (second?.count ?? 0);
  return (
    <Stack gap="grid">
      <StatStrip
        label={t`In numbers`}
        missingLabel={t`Could not be counted`}
        locale={locale}
        {...(sessions.isPending || waiting.isPending ? { loadingLabel: t`Loading the figures` } : {})}
        stats={[
          { id: 'open', label: t`Open cases`, value: open, note: t`of ${cases.length}` },
          { id: 'held', label: t`Sessions held`, value: count(sessions.data, 'completed') },
          { id: 'missed', label: t`Sessions missed`, value: count(sessions.data, 'no_show') },
          { id: 'late', label: t`Documents waiting over ${reviewLateHours} hours`, value: late },
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
          words={words}
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
          words={words}
          count={closed}
          whole={closed}
          locale={locale}
          columns={[t`Reason`, t`Cases`, t`Share`]}
          bars={byReason.map(({ reason, count: value }) => ({ label: i18n._(closeReasons[reason]), value }))}
        />
      </Halves>
    </Stack>
  );
}

function useChartWords(): ChartWords {
  const { t } = useLingui();
  return {
    viewAsTable: t`View as table`,
    viewAsChart: t`View as chart`,
    emptyTitle: t`Nothing to count yet`,
    emptyText: t`When a case is closed, its reason is counted here.`,
    few: t`Fewer than 5 cases, so only the numbers are shown.`,
  };
}
