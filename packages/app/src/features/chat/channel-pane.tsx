import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { AudienceLine, ChatComposer, ChatPane, Notice, Stack } from '@mediation/ui';
import { Archive, Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Connection } from '../../backend/live.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { audienceOf, type Channel, channelName } from './channel-words.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { MessageLog } from './message-log.tsx';
import { useDraft } from './use-draft.ts';
import { useLog } from './use-log.ts';
import type { useOutbox } from './use-outbox.ts';
import { useMarkRead } from './use-mark-read.ts';

export interface ChannelPaneProps {
  channel: Channel;
  connection: Connection;
  outbox: ReturnType<typeof useOutbox>;
  /** Actions for the whole channel. */
  actions?: ReactNode;
  /** A line above the composer: when an answer comes. */
  note?: ReactNode;
  /** Goes back to the list of channels, on small screens. */
  onBack: () => void;
}

/** One channel: its audience, its messages and the composer. */
export function ChannelPane({ channel, connection, outbox, actions, note, onBack }: ChannelPaneProps) {
  const { t } = useLingui();
  const user = useUser();
  const [draft, setDraft] = useDraft(channel.id);
  const { log, older } = useLog(channel.id);
  const unsent = outbox.unsent.filter(({ channelId }) => channelId === channel.id);
  const name = channelName(channel, user);
  useMarkRead(channel.id, log.data?.messages.at(-1)?.id, channel.unread_count);

  const send = () => {
    void outbox.send(channel.id, draft.trim());
    setDraft('');
  };
  const isTooLong = draft.trim().length > limits.messageMax;

  return (
    <ChatPane
      name={name}
      audience={
        <AudienceLine icon={channel.type === 'case' ? <Users /> : <Lock />}>{audienceOf(channel, user)}</AudienceLine>
      }
      actions={actions}
      alert={<ConnectionNotice connection={connection} />}
      composer={
        channel.isClosed ? (
          <Notice icon={<Archive />}>
            {t`This case is closed. You can read everything; nothing new can be written.`}
          </Notice>
        ) : (
          <Stack gap="small">
            {note}
            <ChatComposer
              label={t`Message to ${name}`}
              placeholder={t`Write a message`}
              sendLabel={t`Send`}
              value={draft}
              onValueChange={setDraft}
              onSend={send}
              disabled={!channel.mayWrite}
              sending={isTooLong || unsent.some(({ state }) => state === 'sending')}
              error={isTooLong ? t`This is too long to send. Use ${limits.messageMax} characters or fewer.` : undefined}
            />
          </Stack>
        )
      }
      onBack={onBack}
      backLabel={t`Back to the channels`}
    >
      <MessageLog
        channel={channel}
        log={log}
        older={older}
        unsent={unsent}
        onSendAgain={(message) => void outbox.sendAgain(message)}
      />
    </ChatPane>
  );
}
