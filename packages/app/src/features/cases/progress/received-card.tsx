import { useLingui } from '@lingui/react/macro';
import { type DocumentCount, type Participant, getCaseStep, listParticipants } from '@mediation/api-client';
import { Card, EmptyState, Progress, Stack } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { documentCountText } from '../../../words/amounts/document-count.ts';

/** The numbers of documents that each party has sent, and of those accepted. */
export function ReceivedCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const query = useEndpoint(getCaseStep, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  return (
    <Card aria-labelledby="received">
      <Stack>
        <Card.Title id="received">{t`Documents`}</Card.Title>
        <Loaded query={query} loadingLabel={t`Loading the documents`} fallback={t`Failed to load the documents`}>
          {({ documents }) => <Received counts={documents} people={people.data?.participants ?? []} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Received({ counts, people }: { counts: DocumentCount[]; people: Participant[] }) {
  const { t } = useLingui();
  const { role } = useUser();
  if (counts.length === 0)
    return role === 'admin' ? (
      <EmptyState
        title={t`Not for admins`}
      >{t`What each party has to bring is between them and their mediator.`}</EmptyState>
    ) : (
      <EmptyState title={t`No lists yet`}>{t`Each party gets a list of documents when they join.`}</EmptyState>
    );
  return (
    <Stack>
      {counts.map((count) => (
        <Progress
          key={count.participant_id}
          showLabel
          label={people.find(({ id }) => id === count.participant_id)?.name ?? t`Party`}
          value={count.asked === 0 ? 100 : (count.sent / count.asked) * 100}
          valueText={documentCountText([count])}
        />
      ))}
    </Stack>
  );
}
