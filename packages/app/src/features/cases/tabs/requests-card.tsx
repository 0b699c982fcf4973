import { useLingui } from '@lingui/react/macro';
import { type CaseRequest, handleCaseRequest, limits, listCaseRequests } from '@mediation/api-client';
import { Accordion, Card, EmptyState, Stack, Text } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { relativeTime } from '../../../words/relative-time.ts';
import { DealtWith } from './dealt-with.tsx';

export interface RequestsCardProps {
  caseId: string;
  nameOf: (userId: string) => string;
}

/** For the mediator: what a party asks of them alone, and waits. What it is stands behind a click, out of others’ sight. */
export function RequestsCard({ caseId, nameOf }: RequestsCardProps) {
  const { t } = useLingui();
  const query = useEndpoint(listCaseRequests, { caseId, limit: limits.pageMax });
  return (
    <Card aria-labelledby="asked">
      <Stack>
        <Card.Title id="asked">{t`Asked of you alone`}</Card.Title>
        <Loaded query={query} loadingLabel={t`Loading the requests`} fallback={t`Failed to load the requests`}>
          {({ requests }) =>
            requests.length === 0 ? (
              <EmptyState title={t`Nobody asked for anything`}>
                {t`When a party asks for a pause or a private conversation, or says that something is not safe, it appears here.`}
              </EmptyState>
            ) : (
              <Accordion.Root type="single" collapsible>
                {requests.map((it) => (
                  <Asked key={it.id} request={it} who={nameOf(it.user_id)} />
                ))}
              </Accordion.Root>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}

function Asked({ request, who }: { request: CaseRequest; who: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const handle = () => call(handleCaseRequest, { caseId: request.case_id, caseRequestId: request.id });
  const title = t`${who}, ${relativeTime(request.created_at)}`;
  const words = {
    pause: t`Asks for a pause.`,
    private_conversation: t`Asks for a private conversation.`,
    safety_concern: t`Says that something is not safe.`,
  };
  return (
    <Accordion.Item
      value={request.id}
      size="small"
      title={request.handled_at === null ? title : t`${title}, dealt with`}
    >
      <Stack gap="small">
        <Text weight="strong">{words[request.kind]}</Text>
        {request.note !== null && <Text>{request.note}</Text>}
        <DealtWith handledAt={request.handled_at} handle={handle} />
      </Stack>
    </Accordion.Item>
  );
}
