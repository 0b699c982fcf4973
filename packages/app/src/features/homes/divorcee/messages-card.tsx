import { useLingui } from '@lingui/react/macro';
import { Avatar, Card, CountBadge, EmptyState, List, Row, Skeleton, SkeletonGroup, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import * as styles from '../messages-card.css.ts';
import { listConversations } from '@mediation/api-client';

/** The newest message and the unread count of each channel of a case. */
export function MessagesCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const query = useEndpoint(listConversations, { caseId });
  const conversations = query.data?.conversations ?? [];
  const unread = conversations.reduce((total, it) => total + it.unread_count, 0);
  const latest = conversations
    .flatMap(({ last_message }) => last_message ?? [])
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0];
  return (
    <Card flush aria-labelledby="messages">
      <Card.Head>
        <Card.Title id="messages">{t`Messages`}</Card.Title>
        <CountBadge count={unread} label={t`${unread} unread`} />
      </Card.Head>
      {query.isPending && <Loading />}
      {query.data === undefined && query.error !== null && (
        <Card.Body>
          <LoadFailed
            error={query.error}
            fallback={t`Failed to load messages`}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        </Card.Body>
      )}
      {query.data !== undefined && latest === undefined && (
        <Card.Body>
          <EmptyState title={t`No messages yet`} action={<Link to={paths.messages()}>{t`Write the first one`}</Link>}>
            {t`Say hello, or ask what comes next.`}
          </EmptyState>
        </Card.Body>
      )}
      {latest !== undefined && (
        <List>
          <List.Row asChild>
            <Link to={paths.messages()} className={styles.message}>
              <Avatar name={latest.sender_name} />
              <span className={styles.words}>
                <Row justify="between" gap="small">
                  <b>{latest.sender_id === me ? t`You` : latest.sender_name}</b>
                  <Text asChild size="meta" tone="soft">
                    <span>{relativeTime(latest.created_at)}</span>
                  </Text>
                </Row>
                <Text asChild tone="soft">
                  <span className={styles.text}>{latest.content}</span>
                </Text>
              </span>
            </Link>
          </List.Row>
        </List>
      )}
    </Card>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <Card.Body>
      <SkeletonGroup label={t`Loading messages`}>
        <Skeleton />
        <Skeleton width="70%" />
      </SkeletonGroup>
    </Card.Body>
  );
}
