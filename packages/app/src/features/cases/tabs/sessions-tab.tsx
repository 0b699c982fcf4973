import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Case, type MediationSession, listCaseSessions } from '@mediation/api-client';
import { EmptyState, Text } from '@mediation/ui';
import { type DataColumn, RowLink } from '@mediation/ui/data-table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWhole, wholeAsPages } from '../../../backend/use-pages.ts';
import { paths } from '../../../paths.ts';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { SessionBadge } from '../../../shared/badges/session-badge.tsx';
import { listOf, sentence } from '../../../words/people.ts';
import { sessionTime } from '../../../words/relative-time.ts';
import { zoneName } from '../../../words/viewer.ts';
import { sessionKinds, sessionModes } from '../../../words/session-names.ts';
import { upcomingFirst } from './upcoming-first.ts';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

/** The sessions of the case that the person may read. */
export function SessionsTab({ mediationCase: { id } }: { mediationCase: Case }) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const all = useWhole(listCaseSessions, { caseId: id }, sessionsOf);
  const list = wholeAsPages(all, all.data && upcomingFirst(all.data, now));
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
        <>
          <Text asChild weight="strong">
            <RowLink asChild>
              <Link to={paths.session(session.id)}>
                {session.starts_at === null
                  ? t`${plural(session.slots.length, { one: '# time offered', other: '# times offered' })}`
                  : sessionTime(session.starts_at, session.ends_at)}
              </Link>
            </RowLink>
          </Text>
          {session.starts_at === null &&
            session.slots.map((slot) => (
              <Text key={slot.id} size="small">
                {sessionTime(slot.starts_at, null)}
              </Text>
            ))}
          <Text size="small" tone="soft">
            {zoneName()}
          </Text>
        </>
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
