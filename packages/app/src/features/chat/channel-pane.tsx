import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { AudienceLine, ChatComposer, type ChatLogHandle, ChatPane, Notice } from '@mediation/ui';
import { Archive, Lock, Users } from 'lucide-react';
import { useRef } from 'react';
import type { Connection } from '../../backend/live.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { AiPanelToggle } from './ai-panel/ai-panel-toggle.tsx';
import { useAiPanel } from './ai-panel/use-ai-panel.tsx';
import { audienceOf, type Channel, channelName } from './channel-words.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { useComposerHelp } from './draft-help/composer-help.tsx';
import { useDraftHelp } from './draft-help/use-draft-help.ts';
import { MessageLog } from './message-log.tsx';
import { asShown } from './messages.ts';
import { useDraft } from './use-draft.ts';
import { useLog } from './use-log.ts';
import type { useOutbox } from './use-outbox.ts';
import { useMarkRead } from './use-mark-read.ts';

export interface ChannelPaneProps {
  channel: Channel;
  connection: Connection;
  outbox: ReturnType<typeof useOutbox>;
  /** Whether the switch of the AI panel is here, and not in the header of a drawer. */
  hasPanelSwitch: boolean;
  /** Goes back to the list of channels, on small screens. */
  onBack: () => void;
}

/** One channel: its audience, its messages and the composer. */
export function ChannelPane({ channel, connection, outbox, hasPanelSwitch, onBack }: ChannelPaneProps) {
  const { t } = useLingui();
  const user = useUser();
  const [draft, setDraft] = useDraft(channel.id);
  const { log, older } = useLog(channel.id);
  const logHandle = useRef<ChatLogHandle>(null);
  const help = useDraftHelp(channel, draft, setDraft);
  const messages = log.data?.messages;
  const show = (messageId: string) => {
    const message = messages?.find(({ id }) => id === messageId);
    if (message) logHandle.current?.jumpTo(asShown(message).key);
  };
  const ai = useAiPanel({ channel, help, draft, messages, onShow: show });
  const composerHelp = useComposerHelp(help, ai.isOpen);
  const unsent = outbox.unsent.filter(({ channelId }) => channelId === channel.id);
  const name = channelName(channel, user);
  useMarkRead(channel.id, log.data?.messages.at(-1)?.id, channel.unread_count);

  const send = () => {
    void outbox.send(channel.id, draft.trim());
    setDraft('');
  };
  const isTooLong = draft.trim().length > limits.messageMax;

  return (
    <>
      <ChatPane
        name={name}
        audience={
          <AudienceLine icon={channel.type === 'private' ? <Lock /> : <Users />}>
            {audienceOf(channel, user)}
          </AudienceLine>
        }
        badge={ai.badge}
        actions={hasPanelSwitch && <AiPanelToggle />}
        alert={
          <>
            <ConnectionNotice connection={connection} />
            {ai.alert}
          </>
        }
        composer={
          channel.isClosed ? (
            <Notice icon={<Archive />}>
              {t`This case is closed. You can read everything; nothing new can be written.`}
            </Notice>
          ) : (
            <ChatComposer
              label={t`Message to ${name}`}
              placeholder={t`Write a message`}
              sendLabel={t`Send`}
              value={draft}
              onValueChange={setDraft}
              onSend={send}
              {...composerHelp}
              disabled={channel.members.every(({ user_id }) => user_id !== user.id)}
              sending={isTooLong || unsent.some(({ state }) => state === 'sending')}
              error={isTooLong ? t`This is too long to send. Use ${limits.messageMax} characters or fewer.` : undefined}
            />
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
          handle={logHandle}
        />
      </ChatPane>
      {ai.panel}
    </>
  );
}
