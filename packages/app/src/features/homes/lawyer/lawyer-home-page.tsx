import { Plural, useLingui } from '@lingui/react/macro';
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
import { CardsLoading } from '../../../shared/loading/cards-loading.tsx';
import { areSettled, combineReadings } from '../../../shared/loading/combine-readings.ts';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { ClientWaitsCards } from './client-waits-cards.tsx';
import { DeadlinesCard } from './deadlines-card.tsx';
import { JointMessagesCard } from './joint-messages-card.tsx';
import { LawyerTilesRow } from './lawyer-tiles-row.tsx';
import { MattersCard } from './matters-card.tsx';
import { ReleasedCard } from './released-card.tsx';
import { releasedToRead } from './released-to-read.ts';
import { SharedDocumentsCard } from './shared-documents-card.tsx';
import { useMatters } from './use-matters.ts';
import { useOwnWaits } from './use-own-waits.ts';
import { WaitsCard } from './waits-card.tsx';
import { useGreeting } from '../use-greeting.ts';

/** A lawyer's dashboard: what waits for them and for their clients, deadlines, messages to everyone and shared documents. */
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
  const titleOf = (caseId: string) => matters?.find(({ id }) => id === caseId)?.title ?? '';
  const own = useOwnWaits(
    userId,
    { rounds: rounds.data?.rounds ?? [], sessions: sessions.data?.sessions ?? [] },
    titleOf,
  );
  const ownReading = combineReadings({ rounds, sessions });
  const read = combineReadings({ matters: useMatters(matters ?? []), sessions });
  const clientReading = {
    ...read,
    data: matters && read.data && { matters: read.data.matters, sessions: read.data.sessions.sessions },
  };
  const joint = { ...channels, data: channels.data?.channels.filter(({ type }) => type === 'case') };
  const shared = {
    ...uploads,
    data: uploads.data?.uploads.filter(
      ({ audience, status }) => (audience === 'my_side' || audience === 'everyone') && status !== 'superseded',
    ),
  };
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
      {!areSettled(cases, channels, uploads, rounds, released, read) ? (
        // All at once, so that nothing is moved by what comes later.
        <CardsLoading label={t`Loading your matters`} />
      ) : matters?.length === 0 ? (
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
          <WaitsCard
            title={t`Waiting on you`}
            reading={{ ...ownReading, data: ownReading.data && own }}
            none={t`Nothing waits for you now.`}
          />
          <ClientWaitsCards lawyerId={userId} cases={matters ?? []} reading={clientReading} />
          <ReleasedCard versions={releasedToRead(released.data?.versions ?? [], rounds.data?.rounds ?? [])} />
          <MattersCard reading={{ ...cases, data: matters }} />
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
