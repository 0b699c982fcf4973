import { useLingui } from '@lingui/react/macro';
import { type MediationSession, getCase, getSession } from '@mediation/api-client';
import { PageHeader, Row, Stack } from '@mediation/ui';
import { useParams } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useSessionState } from '../../process/use-session-state.ts';
import { SessionBadge } from '../../shared/badges/session-badge.tsx';
import { CaseTrail } from '../../shared/cases/case-trail.tsx';
import { SuspendedCaseNotice } from '../../shared/cases/suspended-notice.tsx';
import { LeaveQuestion } from '../../shared/forms/leave-question.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { longDate } from '../../words/times/relative-time.ts';
import { sessionKinds } from '../../words/names/session-names.ts';
import { AttendedSession } from './attending/attended-session.tsx';
import { JoinLinks } from './attending/join-links.tsx';
import { ConcernNotice } from './outcome/concern-notice.tsx';
import { NoSuchSession } from './no-such-session.tsx';
import { SessionOutcome } from './outcome/session-outcome.tsx';
import { offerLead } from './planning/answers/answer-words.ts';
import { MediatedSession } from './planning/mediated-session.tsx';
import { PlanningActions } from './planning/planning-actions.tsx';
import { SessionNews } from './planning/changes/session-news.tsx';
import { KeptApartNotice } from './start/kept-apart-notice.tsx';
import { FirstSessionCard, useMissingBefore } from './start/first-session-card.tsx';

/** One session: for its mediator the answers and the arrangements, for everybody else what they need to attend it. */
export function SessionPage() {
  const { t } = useLingui();
  const { sessionId = '' } = useParams();
  const query = useEndpoint(getSession, { sessionId });
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchSession />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the session`} fallback={t`Failed to load the session`}>
      {({ session }) => <OpenSession key={session.id} session={session} />}
    </Loaded>
  );
}

function OpenSession({ session }: { session: MediationSession }) {
  const { t, i18n } = useLingui();
  const state = useSessionState(session);
  const { role } = useUser();
  const isMediator = role === 'mediator';
  const isMissing = useMissingBefore(session, isMediator).missing.length > 0;
  const { data } = useEndpoint(getCase, { caseId: session.case_id });
  const kind = i18n._(sessionKinds[session.kind]);
  const name = session.starts_at === null ? kind : t`${kind}, ${longDate(new Date(session.starts_at))}`;
  return (
    <Stack gap="grid">
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={name}
        back={data && <CaseTrail mediationCase={data.case}>{name}</CaseTrail>}
        badges={<SessionBadge status={session.status} isRunning={state.matches('running')} />}
        lead={isMediator && session.status === 'proposed' && offerLead(session)}
        action={
          isMediator && (
            <Row wrap>
              {!isMissing && <JoinLinks session={session} state={state} />}
              {!data?.case.is_suspended && <PlanningActions session={session} isSecondary={state.hasTag('canJoin')} />}
            </Row>
          )
        }
      />
      {data && <SuspendedCaseNotice mediationCase={data.case} />}
      {isMediator && <ConcernNotice session={session} />}
      {isMediator && <KeptApartNotice session={session} />}
      {isMediator && <FirstSessionCard session={session} />}
      <SessionNews session={session} />
      {isMediator ? <Arranged session={session} /> : <AttendedSession session={session} />}
      <LeaveQuestion />
    </Stack>
  );
}

/** For the mediator: the arrangements, and from the end of the session on what came of it before them. */
function Arranged({ session }: { session: MediationSession }) {
  const state = useSessionState(session);
  const isOver = state.matches('over') || state.matches('completed') || state.matches('no_show');
  // The keys keep what is typed when the session ends.
  const parts = [<MediatedSession key="plan" session={session} />, <SessionOutcome key="outcome" session={session} />];
  return isOver ? parts.toReversed() : parts;
}
