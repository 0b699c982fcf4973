import { useLingui } from '@lingui/react/macro';
import { type Case, type MediationSession, listCaseSessions } from '@mediation/api-client';
import { EmptyState } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { usePages } from '../../../backend/use-pages.ts';
import { paths } from '../../../paths.ts';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { SessionBadge } from '../../../shared/badges/session-badge.tsx';
import { listOf, sentence } from '../../../words/people.ts';
import { sessionTime } from '../../../words/relative-time.ts';
import { zoneName } from '../../../words/viewer.ts';
import { sessionKinds, sessionModes } from '../../../words/session-names.ts';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

/** The sessions of the case that the person may read. */
export function SessionsTab({ mediationCase: { id } }: { mediationCase: Case }) {
  const { t } = useLingui();
  const list = usePages(listCaseSessions, { caseId: id }, sessionsOf);
  const columns = useColumns();
  return (
    <PagedCard
      title={t`Sessions`}
      list={list}
      columns={columns}
      rowId={(it) => it.id}
      loadingLabel={t`Loading sessions`}
      fallback={t`Failed to load sessions`}
      empty={
        <EmptyState title={t`No sessions yet`}>{t`A session appears here when times are offered for it.`}</EmptyState>
      }
    />
  );
}

function useColumns(): DataColumn<MediationSession>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'when',
      header: t`When`,
      cell: (session) => (
        <RowName
          to={paths.session(session.id)}
          name={session.starts_at === null ? t`Times are offered` : sessionTime(session.starts_at, session.ends_at)}
          detail={
            session.starts_at === null
              ? listOf(session.slots.map((slot) => sessionTime(slot.starts_at, null)))
              : zoneName()
          }
        />
      ),
    },
    { id: 'kind', header: t`Kind`, cell: (it) => i18n._(sessionKinds[it.kind]), phone: 'labelled' },
    { id: 'mode', header: t`How`, cell: (it) => sentence(i18n._(sessionModes[it.mode])), phone: 'labelled' },
    {
      id: 'people',
      header: t`Who comes`,
      cell: (it) => listOf(it.attendees.map(({ name }) => name)),
      phone: 'labelled',
    },
    { id: 'status', header: t`State`, cell: (it) => <SessionBadge status={it.status} />, phone: 'end' },
  ];
}
