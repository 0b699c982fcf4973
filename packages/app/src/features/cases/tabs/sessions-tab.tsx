import { useLingui } from '@lingui/react/macro';
import { type Case, type MediationSession, listCaseSessions } from '@mediation/api-client';
import { Button, EmptyState } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useWhole, wholeAsPages } from '../../../backend/use-pages.ts';
import { RowName } from '../../../shared/layout/row-name.tsx';
import { PagedCard } from '../../../shared/loading/paged-card.tsx';
import { SessionBadge } from '../../../shared/badges/session-badge.tsx';
import { OpenMeetings } from '../../../shared/sessions/open-meetings.tsx';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import { offerIn } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import { listOf, sentence } from '../../../words/names/people-names.ts';
import { sessionTime } from '../../../words/times/relative-time.ts';
import { zoneName } from '../../../words/names/viewer.ts';
import { CaseModeNotice } from '../mode/case-mode-notice.tsx';
import { ProposeTimesButton } from '../proposing/propose-times-button.tsx';
import { sessionKinds, sessionModes } from '../../../words/names/session-names.ts';
import { upcomingFirst } from './upcoming-first.ts';
import { isWritable } from '../../../shared/cases/writable-case.ts';

const sessionsOf = ({ sessions }: { sessions: MediationSession[] }) => sessions;

/** The sessions of the case that the person may read. */
export function SessionsTab({ mediationCase }: { mediationCase: Case }) {
  const { id } = mediationCase;
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const all = useWhole(listCaseSessions, { caseId: id }, sessionsOf);
  const list = wholeAsPages(all, all.data && upcomingFirst(all.data, now));
  const columns = useColumns();
  return (
    <>
      {isWritable(mediationCase) && <CaseModeNotice caseId={id} onlyPaused />}
      <OpenMeetings sessions={all.data ?? []} />
      <PagedCard
        title={t`Sessions`}
        list={list}
        columns={columns}
        rowId={(it) => it.id}
        loadingLabel={t`Loading sessions`}
        fallback={t`Failed to load sessions`}
        controls={isWritable(mediationCase) && <TimesButton caseId={id} />}
        empty={
          <EmptyState title={t`No sessions yet`}>{t`A session appears here when times are offered for it.`}</EmptyState>
        }
      />
    </>
  );
}

/** The mediator offers times, a party or a lawyer proposes some. */
function TimesButton({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { role } = useUser();
  if (role === 'admin') return null;
  if (role !== 'mediator') return <ProposeTimesButton caseId={caseId} />;
  return (
    <Button asChild size="small">
      <Link to={offerIn(caseId)}>
        <CalendarPlus />
        {t`Offer times`}
      </Link>
    </Button>
  );
}

function useColumns(): DataColumn<MediationSession>[] {
  const { t, i18n } = useLingui();
  const user = useUser();
  const offer = ({ proposed_by: by }: MediationSession) =>
    by === user.id && user.role !== 'mediator' ? t`Times that you proposed` : t`Times are offered`;
  return [
    {
      id: 'when',
      header: t`When`,
      cell: (session) => (
        <RowName
          to={paths.session(session.id)}
          name={
            session.starts_at === null
              ? offer(session)
              : sessionTime(ownStart(session, user, session.starts_at), session.ends_at)
          }
          detail={
            session.starts_at === null
              ? session.slots.map((slot) => sessionTime(ownStart(session, user, slot.starts_at), null)).join('; ')
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
