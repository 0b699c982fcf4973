import { useLingui } from '@lingui/react/macro';
import type { SupportThread } from '@mediation/api-client';
import { Badge, ChannelItem, Row, Stack, Text } from '@mediation/ui';
import { Clock } from 'lucide-react';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { isOverAWorkingDay } from './waiting.ts';

export interface ThreadRowProps {
  thread: SupportThread;
  isOpen: boolean;
  onChoose: () => void;
}

/** A person in the inbox: since when they wait, their newest words and their role. */
export function ThreadRow({ thread, isOpen, onChoose }: ThreadRowProps) {
  const { t, i18n } = useLingui();
  const { name, role, waiting_since: since, last_message: last, unread_count: unread } = thread;
  return (
    <ChannelItem
      name={name}
      time={relativeTime(since ?? last.created_at)}
      unread={unread}
      unreadLabel={t`${unread} unread`}
      current={isOpen}
      onClick={onChoose}
      preview={
        <Stack asChild gap="tiny" align="start">
          <span>
            <Text asChild clamp={1}>
              <span>{last.redacted_at === null ? last.content : t`This message was taken back.`}</span>
            </Text>
            <Row asChild gap="small">
              <span>
                {i18n._(roleNames[role])}
                {since !== null && isOverAWorkingDay(since) && (
                  <Badge tone="warning" icon={<Clock />}>{t`Over a working day`}</Badge>
                )}
              </span>
            </Row>
          </span>
        </Stack>
      }
    />
  );
}
