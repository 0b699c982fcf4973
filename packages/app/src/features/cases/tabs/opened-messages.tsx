import { useLingui } from '@lingui/react/macro';
import { type OpenedMessage, listOpenedMessages } from '@mediation/api-client';
import { Button, Card, EmptyState, List, Stack, Text } from '@mediation/ui';
import { usePages } from '../../../backend/use-pages.ts';
import { OpeningGate } from '../../../shared/cases/openings/opening-gate.tsx';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { Loading } from '../../../shared/loading/loading.tsx';
import { moment } from '../../../words/times/relative-time.ts';

const messagesOf = ({ messages }: { messages: OpenedMessage[] }) => messages;

/** For admins: the shared channel of a case, while they have opened it. */
export const OpenedMessages = ({ caseId }: { caseId: string }) => (
  <OpeningGate caseId={caseId} what="channel">
    <Messages caseId={caseId} />
  </OpeningGate>
);

function Messages({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { rows, error, retry, hasMore, isLoadingMore, loadMore } = usePages(listOpenedMessages, { caseId }, messagesOf);
  return (
    <Card flush aria-labelledby="opened-messages">
      <Card.Head>
        <Card.Title id="opened-messages">{t`Everyone in the case`}</Card.Title>
      </Card.Head>
      {error !== null && <LoadFailed error={error} fallback={t`Failed to load messages`} onRetry={retry} />}
      {rows === undefined && error === null && <Loading label={t`Loading messages`} />}
      {rows?.length === 0 && (
        <Card.Body>
          <EmptyState title={t`No messages yet`}>{t`Nobody has written to everyone in this case.`}</EmptyState>
        </Card.Body>
      )}
      {rows !== undefined && rows.length > 0 && (
        <List aria-labelledby="opened-messages">
          {rows.map(({ id, sender_name, created_at, content, redacted_at }) => (
            <List.Row key={id}>
              <Stack gap="tiny">
                <Text size="small" tone="soft">
                  {sender_name}, {moment(created_at)}
                </Text>
                {redacted_at === null ? (
                  <Text typed>{content}</Text>
                ) : (
                  <Text tone="soft">{t`This message was taken back.`}</Text>
                )}
              </Stack>
            </List.Row>
          ))}
        </List>
      )}
      {hasMore && (
        <Card.Body>
          <Button tone="secondary" busy={isLoadingMore} onClick={loadMore}>
            {t`Show earlier messages`}
          </Button>
        </Card.Body>
      )}
    </Card>
  );
}
