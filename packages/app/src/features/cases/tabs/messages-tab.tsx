import { useLingui } from '@lingui/react/macro';
import { type Case, type Conversation, listConversations } from '@mediation/api-client';
import { Card, CountBadge, EmptyState, List, Stack, Text } from '@mediation/ui';
import { Lock, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useOver } from '../../../shared/layout/panel.ts';
import { panels } from '../../../panel-paths.ts';
import { listOf } from '../../../words/names/people-names.ts';
import { OpenedMessages } from './opened-messages.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';

/** The channels of the case that this person is in; for an admin the shared one, which they open with a reason. */
export function MessagesTab({ mediationCase: { id: caseId } }: { mediationCase: Case }) {
  const { role } = useUser();
  return role === 'admin' ? <OpenedMessages caseId={caseId} /> : <Channels caseId={caseId} />;
}

/** Who reads each channel, and what is new in it. They open in the chat. */
function Channels({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const query = useEndpoint(listConversations, { caseId });
  return (
    <Card flush aria-labelledby="messages">
      <Card.Head>
        <Card.Title id="messages">{t`Messages`}</Card.Title>
      </Card.Head>
      <Loaded query={query} loadingLabel={t`Loading messages`} fallback={t`Failed to load messages`}>
        {({ conversations }) =>
          conversations.length === 0 ? (
            <Card.Body>
              <EmptyState title={t`No messages yet`}>{t`Channels appear when people join the case.`}</EmptyState>
            </Card.Body>
          ) : (
            <List aria-labelledby="messages">
              {conversations.map((it) => (
                <ChannelRow key={it.id} channel={it} />
              ))}
            </List>
          )
        }
      </Loaded>
    </Card>
  );
}

function ChannelRow({ channel }: { channel: Conversation }) {
  const { t } = useLingui();
  const { id: me, role } = useUser();
  const over = useOver();
  const { type, party_id, members, last_message: last, unread_count: unread } = channel;
  const readers = listOf(members.map(({ user_id, name }) => (user_id === me ? t`you` : name)));
  const party = members.find(({ user_id }) => user_id === party_id)?.name ?? '';
  const privately = role === 'divorcee' ? t`Mediator & Legal Team` : t`${party} · private`;
  return (
    <List.Row
      asChild
      align="start"
      icon={type === 'private' ? <Lock /> : <Users />}
      end={<CountBadge count={unread} label={t`${unread} unread`} />}
    >
      <Link to={over(panels.chat(channel.case_id, party_id ?? undefined))}>
        <Stack asChild gap="none" grow>
          <span>
            <Text asChild weight="strong">
              <span>{type === 'private' ? privately : t`Everyone in the case`}</span>
            </Text>
            <Text asChild size="small" tone="soft">
              <span>{t`Read by ${readers}`}</span>
            </Text>
            <Text asChild size="small" tone="soft">
              <span>{last === null ? t`No messages yet` : t`Last message ${relativeTime(last.created_at)}`}</span>
            </Text>
          </span>
        </Stack>
      </Link>
    </List.Row>
  );
}
