import { useLingui } from '@lingui/react/macro';
import { type MediationSession, getCase, getSession } from '@mediation/api-client';
import { PageHeader, Stack } from '@mediation/ui';
import { useParams } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { SessionBadge } from '../../shared/badges/session-badge.tsx';
import { CaseTrail } from '../../shared/cases/case-trail.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { sessionKinds } from '../../words/session-names.ts';
import { AttendedSession } from './attending/attended-session.tsx';
import { NoSuchSession } from './no-such-session.tsx';
import { SessionOutcome } from './outcome/session-outcome.tsx';
import { offerLead } from './planning/answer-words.ts';
import { MediatedSession } from './planning/mediated-session.tsx';
import { PlanningActions } from './planning/planning-actions.tsx';
import { SessionNews } from './planning/session-news.tsx';

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
  const { i18n } = useLingui();
  const { role } = useUser();
  const { data } = useEndpoint(getCase, { caseId: session.case_id });
  const name = i18n._(sessionKinds[session.kind]);
  return (
    <Stack gap="grid">
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={name}
        back={data && <CaseTrail mediationCase={data.case}>{name}</CaseTrail>}
        badges={<SessionBadge status={session.status} />}
        lead={role === 'mediator' && session.status === 'proposed' && offerLead(session)}
        action={role === 'mediator' && <PlanningActions session={session} />}
      />
      <SessionNews session={session} />
      {role === 'mediator' ? (
        <>
          <MediatedSession session={session} />
          <SessionOutcome session={session} />
        </>
      ) : (
        <AttendedSession session={session} />
      )}
    </Stack>
  );
}
