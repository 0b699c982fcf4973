import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MediationSession, listSessions } from '@mediation/api-client';
import { Button, EmptyState, Row, Text } from '@mediation/ui';
import { instantOf, wallTimeAt } from '@mediation/ui/calendar';
import type { DataColumn } from '@mediation/ui/data-table';
import { CalendarDays, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../backend/use-pages.ts';
import { RowName } from '../../shared/layout/row-name.tsx';
import { PagedCard } from '../../shared/loading/paged-card.tsx';
import { SessionBadge } from '../../shared/badges/session-badge.tsx';
import { useCaseTitles } from '../../shared/cases/use-case-titles.ts';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { paths } from '../../paths.ts';
import { listOf, sentence } from '../../words/names/people-names.ts';
import { sessionTime } from '../../words/times/relative-time.ts';
import { zoneName } from '../../words/names/viewer.ts';
import { SessionFiltersRow } from './session-filters-row.tsx';
import { answeredLine } from './planning/answers/answer-words.ts';
import { useSessionFilters } from './use-session-filters.ts';
import { sessionKinds, sessionModes } from '../../words/names/session-names.ts';

/** The days to come begin with today, so that a session stays in them while it lasts. */
function spans() {
  const now = new Date();
  const today = instantOf({ date: wallTimeAt(now, zoneName()).date, minutes: 0 }, zoneName());
  return {
    coming: { from: today.toISOString(), order: 'soonest' as const },
    past: { to: now.toISOString() },
  };
}

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

/** Lists the sessions of the mediator’s cases: scheduled, proposed and past. */
export function SessionListPage() {
  const { t } = useLingui();
  const filters = useSessionFilters();
  const { status, caseId, when } = filters;
  const [days] = useState(spans);
  const q = useDeferredValue(filters.q.trim());
  const isNarrowed = q !== '' || caseId !== undefined || status !== undefined || when !== undefined;
  const list = usePages(
    listSessions,
    { ...(q && { q }), ...(caseId && { case_id: caseId }), ...(status && { status }), ...(when && days[when]) },
    sessionsOf,
  );
  const columns = useColumns();
  return (
    <WorkPage
      title={t`Sessions`}
      lead={t`All times are in your own zone, ${zoneName().replaceAll('_', ' ')}.`}
      audience={t`You see the sessions of your cases. Each person sees only the sessions that they come to.`}
      action={
        <Row wrap>
          <Button asChild tone="secondary">
            <Link to={paths.mediatorSchedule()}>
              <CalendarDays />
              {t`Open the calendar`}
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.mediatorOffer()}>
              <Plus />
              {t`Offer times`}
            </Link>
          </Button>
        </Row>
      }
    >
      <SessionFiltersRow filters={filters} />
      <PagedCard
        title={t`Your sessions`}
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        loadingLabel={t`Loading sessions`}
        fallback={t`Failed to load sessions`}
        empty={
          isNarrowed ? (
            <EmptyState title={t`No session fits`}>{t`Try another name, case, time or state.`}</EmptyState>
          ) : (
            <EmptyState title={t`No sessions`} action={<Link to={paths.mediatorOffer()}>{t`Offer times`}</Link>}>
              {t`A session appears here when you or somebody in a case proposes times for it.`}
            </EmptyState>
          )
        }
      />
    </WorkPage>
  );
}

function Offered({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  return (
    <>
      {t`${plural(session.slots.length, { one: '# time offered', other: '# times offered' })}`}
      {session.status === 'proposed' && (
        <Text size="small" tone="soft">
          {answeredLine(session)}
        </Text>
      )}
    </>
  );
}

function useColumns(): DataColumn<MediationSession>[] {
  const { t, i18n } = useLingui();
  const titles = useCaseTitles();
  return [
    {
      id: 'case',
      header: t`Case`,
      cell: (session) => (
        <RowName
          to={paths.session(session.id)}
          name={titles.get(session.case_id) ?? t`A case`}
          detail={listOf(session.attendees.map(({ name }) => name))}
        />
      ),
    },
    {
      id: 'when',
      header: t`When`,
      cell: (session) =>
        session.starts_at === null ? <Offered session={session} /> : sessionTime(session.starts_at, session.ends_at),
      phone: 'labelled',
    },
    { id: 'status', header: t`State`, cell: (it) => <SessionBadge status={it.status} />, phone: 'end' },
    { id: 'kind', header: t`Kind`, cell: (it) => i18n._(sessionKinds[it.kind]), phone: 'labelled' },
    { id: 'mode', header: t`How`, cell: (it) => sentence(i18n._(sessionModes[it.mode])), phone: 'labelled' },
  ];
}
