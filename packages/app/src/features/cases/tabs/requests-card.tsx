import { useLingui } from '@lingui/react/macro';
import {
  type Case,
  type CaseRequest,
  type Participant,
  handleCaseRequest,
  limits,
  listCaseRequests,
} from '@mediation/api-client';
import { Accordion, Card, EmptyState, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { DealtWith } from './dealt-with.tsx';
import { PrivateChannel } from './private-channel.tsx';
import { type CaseState, isWritable } from '../../../shared/cases/writable-case.ts';

export interface RequestsCardProps {
  mediationCase: Pick<Case, 'id'> & CaseState;
  people: readonly Participant[];
  nameOf: (userId: string) => string;
  /** The names of the lawyers who read the private channel of a party, too. */
  lawyersOf: (userId: string) => string[];
}

/** For the mediator: what somebody asks of them alone. What waits stands behind a click, out of others’ sight, and so does every call for help. */
export function RequestsCard({ mediationCase, people, nameOf, lawyersOf }: RequestsCardProps) {
  const { id } = mediationCase;
  const { t } = useLingui();
  const query = useEndpoint(listCaseRequests, { caseId: id, limit: limits.pageMax });
  return (
    <Card aria-labelledby="asked">
      <Stack>
        <Card.Title id="asked">{t`Private requests`}</Card.Title>
        <Loaded query={query} loadingLabel={t`Loading the requests`} fallback={t`Failed to load the requests`}>
          {({ requests }) =>
            requests.length === 0 ? (
              <EmptyState title={t`There are no requests`}>
                {t`When a party asks for a pause or a private conversation, or says that something is not safe, it appears here. Read the safety answers on this page, too.`}
              </EmptyState>
            ) : (
              <Accordion.Root type="single" collapsible>
                {requests.map((it) => (
                  <Asked
                    key={it.id}
                    request={it}
                    who={nameOf(it.user_id)}
                    lawyers={lawyersOf(it.user_id)}
                    hasChannel={people.some(({ user_id, role }) => user_id === it.user_id && role === 'divorcee')}
                    mayHandle={isWritable(mediationCase) || it.kind === 'safety_concern'}
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
  lawyers: string[];
  /** Whether this person has a private channel of their own. */
  hasChannel: boolean;
  /** In a closed case only a safety concern can still be handled. */
  mayHandle: boolean;
}

function Asked({ request, who, lawyers, hasChannel, mayHandle }: AskedProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const handle = (answer: string | undefined) =>
    call(handleCaseRequest, { caseId: request.case_id, caseRequestId: request.id, ...(answer && { answer }) });
  const title = t`${who}, ${relativeTime(request.created_at)}`;
  const words = {
    pause: request.version_id === null ? t`Asks for a pause.` : t`Asks for more time before signing.`,
    private_conversation:
      request.signature_id !== null
        ? t`Says that the signature on paper in their name is not right.`
        : request.version_id === null
          ? t`Asks for a private conversation.`
          : t`Asks for a private word before signing.`,
    safety_concern: t`Says that something is not safe.`,
  };
  const dealtWith = {
    pause:
      request.version_id === null
        ? t`${title}: a pause, dealt with`
        : t`${title}: more time before signing, dealt with`,
    private_conversation:
      request.signature_id !== null
        ? t`${title}: a signature on paper, dealt with`
        : t`${title}: a private conversation, dealt with`,
    safety_concern: t`${title}, dealt with`,
  };
  return (
    <Accordion.Item
      value={request.id}
      size="small"
      title={request.handled_at === null ? title : dealtWith[request.kind]}
    >
      <Stack gap="small">
        <Text weight="strong">{words[request.kind]}</Text>
        {request.note !== null && <Text>{request.note}</Text>}
        {request.answer !== null && <Text size="small">{t`You wrote to ${who}: “${request.answer}”`}</Text>}
        {request.session_id !== null && (
          <Text size="small">
            <Link to={paths.session(request.session_id)}>{t`See the session that it is about`}</Link>
          </Text>
        )}
        {hasChannel && request.handled_at === null && mayHandle && (
          <PrivateChannel caseId={request.case_id} userId={request.user_id} who={who} lawyers={lawyers} />
        )}
        {(request.handled_at !== null || mayHandle) && (
          <DealtWith
            handledAt={request.handled_at}
            effect={
              request.signature_id !== null
                ? t`The signature on paper in the name of ${who} counts again. If it is wrong, take it back on the page of the agreement instead. ${who} is told that there is news, and no more.`
                : request.version_id !== null && request.kind !== 'pause'
                  ? t`It no longer asks for your attention, and ${who} can go on with signing. ${who} is told that there is news, and no more.`
                  : t`It no longer asks for your attention. ${who} is told that there is news, and no more.`
            }
            reader={request.session_id === null ? undefined : who}
            handle={handle}
          />
        )}
      </Stack>
    </Accordion.Item>
  );
}
