import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@mediation/api-client';
import { Avatar, Card, CountBadge, EmptyState, List, Row, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { type Reading, ReadingCard } from '../../../shared/loading/reading-card.tsx';
import { panels } from '../../../panel-paths.ts';
import { paths } from '../../../paths.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import * as messageStyles from './messages-card.css.ts';

const shown = 4;

/** The newest messages in the open channels of the cases, without private channels. */
export function JointMessagesCard({ reading }: { reading: Reading<Channel[]> }) {
  const { t } = useLingui();
  return (
    <ReadingCard
      title={t`Joint messages`}
      reading={reading}
      failed={t`Failed to load messages`}
      end={
        <Text asChild size="meta" tone="soft">
          <span>{t`Everyone reads these`}</span>
        </Text>
      }
    >
      {(channels) => {
        const spoken = channels.flatMap(({ last_message, ...channel }) =>
          last_message === null ? [] : [{ ...channel, last: last_message }],
        );
        return spoken.length === 0 ? (
          <Card.Body>
            <EmptyState title={t`No messages yet`} action={<Link to={paths.messages()}>{t`Open messages`}</Link>}>
              {t`What is written to everyone appears here.`}
            </EmptyState>
          </Card.Body>
        ) : (
          <List>
            {spoken.slice(0, shown).map(({ id, case_id, case_title, unread_count, last }) => (
              <List.Row asChild key={id}>
                <Link to={panels.chat(case_id ?? undefined)} className={messageStyles.message}>
                  <Avatar name={last.sender_name} />
                  <span className={messageStyles.words}>
                    <Row justify="between" gap="small">
                      <b>{last.sender_name}</b>
                      <Text asChild size="meta" tone="soft">
                        <span>{relativeTime(last.created_at)}</span>
                      </Text>
                    </Row>
                    <Text asChild size="small" tone="soft">
                      <span>{case_title}</span>
                    </Text>
                    <span className={messageStyles.text}>
                      {last.redacted_at === null ? last.content : t`This message was taken back.`}
                    </span>
                  </span>
                  <CountBadge count={unread_count} label={t`${unread_count} unread`} />
                </Link>
              </List.Row>
            ))}
          </List>
        );
      }}
    </ReadingCard>
  );
}
