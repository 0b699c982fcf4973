import { useLingui } from '@lingui/react/macro';
import { type Case, type CaseRequest, handleCaseRequest, limits, listCaseRequests } from '@mediation/api-client';
import { Accordion, Button, Card, EmptyState, Stack, Text } from '@mediation/ui';
import { MessageSquareLock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { panels, paths } from '../../../paths.ts';
import { useOver } from '../../../shared/layout/panel.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { relativeTime } from '../../../words/relative-time.ts';
import { DealtWith } from './dealt-with.tsx';

export interface RequestsCardProps {
  mediationCase: Pick<Case, 'id' | 'status'>;
  nameOf: (userId: string) => string;
}

/** For the mediator: what a party asks of them alone, and waits. What it is stands behind a click, out of others’ sight. */
export function RequestsCard({ mediationCase: { id, status }, nameOf }: RequestsCardProps) {
  const { t } = useLingui();
  const query = useEndpoint(listCaseRequests, { caseId: id, limit: limits.pageMax });
  return (
    <Card aria-labelledby="asked">
      <Stack>
        <Card.Title id="asked">{t`Private requests`}</Card.Title>
        <Loaded query={query} loadingLabel={t`Loading the requests`} fallback={t`Failed to load the requests`}>
          {({ requests }) =>
            requests.length === 0 ? (
              <EmptyState title={t`Nobody asked for anything`}>
                {t`When a party asks for a pause or a private conversation, or says that something is not safe, it appears here.`}
              </EmptyState>
            ) : (
              <Accordion.Root type="single" collapsible>
                {requests.map((it) => (
                  <Asked
                    key={it.id}
                    request={it}
                    who={nameOf(it.user_id)}
                    mayHandle={status !== 'closed' || it.kind === 'safety_concern'}
                  />
                ))}
              </Accordion.Root>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}

interface AskedProps {
  request: CaseRequest;
  who: string;
  /** In a closed case only a safety concern can still be handled. */
  mayHandle: boolean;
}

function Asked({ request, who, mayHandle }: AskedProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const over = useOver();
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
        {request.session_id !== null && (
          <Text size="small">
            <Link to={paths.session(request.session_id)}>{t`See the session that it is about`}</Link>
          </Text>
        )}
        {request.handled_at === null && mayHandle && (
          <div>
            <Button asChild tone="secondary" size="small">
              <Link to={over(panels.chat(request.case_id, request.user_id))}>
                <MessageSquareLock />
                {t`Open private channel`}
              </Link>
            </Button>
          </div>
        )}
        {(request.handled_at !== null || mayHandle) && <DealtWith handledAt={request.handled_at} handle={handle} />}
      </Stack>
    </Accordion.Item>
  );
}
