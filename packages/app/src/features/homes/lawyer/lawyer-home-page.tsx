import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  limits,
  listAskedRounds,
  listCases,
  listChannels,
  listReleasedVersions,
  listSessions,
  listUploads,
} from '@mediation/api-client';
import { AudienceLine, Card, Columns, EmptyState, PageHeader, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { offeredTo } from '../../../shared/cases/actions/pending-actions.ts';
import { AnswerTimes } from '../../../shared/sessions/answer-times.tsx';
import { NextActionsCard } from '../../../shared/sessions/next-actions-card.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { AiConsentCard } from './ai-consent-card.tsx';
import { AskedRounds } from './asked-rounds.tsx';
import { DeadlinesCard } from './deadlines-card.tsx';
import { JointMessagesCard } from './joint-messages-card.tsx';
import { LawyerTilesRow } from './lawyer-tiles-row.tsx';
import { MattersCard } from './matters-card.tsx';
import { PeopleList } from './people-list.tsx';
import { ReleasedCard } from './released-card.tsx';
import { releasedToRead } from './released-to-read.ts';
import { SharedDocumentsCard } from './shared-documents-card.tsx';
import { useGreeting } from '../use-greeting.ts';

/** A lawyer's dashboard: cases, due dates, messages to everyone, and documents of their own side. */
export function LawyerHomePage() {
  const { t, i18n } = useLingui();
  const { id: userId, name } = useUser();
  const cases = useEndpoint(listCases, { limit: limits.pageMax });
  const channels = useEndpoint(listChannels, { limit: limits.pageMax });
  const uploads = useEndpoint(listUploads, { limit: limits.pageMax });
  const sessions = useEndpoint(listSessions, { order: 'latest' });
  const rounds = useEndpoint(listAskedRounds, {});
  const released = useEndpoint(listReleasedVersions, {});
  const matters = cases.data?.cases;
  const offered = (sessions.data?.sessions ?? []).filter((it) => {
    const own = it.attendees.find(({ user_id }) => user_id === userId)?.participant_id;
    return offeredTo([it], own).length > 0;
  });
  const titleOf = (caseId: string) => matters?.find(({ id }) => id === caseId)?.title;
  const joint = { ...channels, data: channels.data?.channels.filter(({ type }) => type === 'case') };
  const shared = {
    ...uploads,
    data: uploads.data?.uploads.filter(
      ({ audience, status }) => (audience === 'my_side' || audience === 'everyone') && status !== 'superseded',
    ),
  };
  const only = matters?.length === 1 ? matters[0] : undefined;
  return (
    <Stack gap="grid">
      <PageTitle>{i18n._(roleNames.lawyer)}</PageTitle>
      <PageHeader
        title={`${useGreeting()}, ${firstName(name)}.`}
        lead={
          matters === undefined ? (
            <>&nbsp;</>
          ) : (
            <Plural value={matters.length} _0="You are in no matter yet." one="One matter." other="# matters." />
          )
        }
      />
      <LawyerTilesRow matters={matters} shared={shared} joint={joint} />
      {matters?.length === 0 ? (
        <NoMatter />
      ) : (
        <Columns
          aside={
            <>
              <DeadlinesCard cases={matters ?? []} />
              <JointMessagesCard reading={joint} />
            </>
          }
        >
          <AskedRounds rounds={rounds.data?.rounds ?? []} />
          <ReleasedCard versions={releasedToRead(released.data?.versions ?? [], rounds.data?.rounds ?? [])} />
          {offered.map((session) => (
            <AnswerTimes key={session.id} session={session} onHome eyebrow={titleOf(session.case_id)} />
          ))}
          <AiConsentCard />
          <NextActionsCard sessions={sessions.data?.sessions ?? []} />
          <MattersCard reading={{ ...cases, data: matters }} />
          {only !== undefined && (
            <Card flush aria-labelledby="people">
              <Card.Head>
                <Card.Title id="people">
                  <Trans>People</Trans>
                </Card.Title>
              </Card.Head>
              <PeopleList caseId={only.id} />
            </Card>
          )}
          <SharedDocumentsCard reading={shared} />
        </Columns>
      )}
      <AudienceLine audience="self">{t`Only you see this page. Nothing here comes from a private channel.`}</AudienceLine>
    </Stack>
  );
}

function NoMatter() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState title={t`You are not in a case yet`} action={<Link to={paths.profile()}>{t`See your profile`}</Link>}>
        {t`A mediator invites you for your client. Open the link in the mail, and the matter appears here.`}
      </EmptyState>
    </Card>
  );
}
