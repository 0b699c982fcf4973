import { useLingui } from '@lingui/react/macro';
import { ChatLayout, EmptyState, Skeleton, SkeletonGroup } from '@mediation/ui';
import { useState } from 'react';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { Channels } from './channels.tsx';
import { ChannelPane } from './channel-pane.tsx';
import type { Channel } from './channel-words.ts';
import * as styles from './chat-panel.css.ts';
import { useChannels } from './use-channels.ts';
import { useLiveChat } from './use-live-chat.ts';
import { useOutbox } from './use-outbox.ts';

export interface ChatPanelProps {
  /** The case whose channel opens first. */
  caseId?: string | undefined;
  /** The party whose private channel opens first. */
  partyId?: string | undefined;
  /** The heading of the list, where the chat is a page. */
  title?: string;
}

/** A person's channels and the open one; on small screens one of the two at a time. */
export function ChatPanel({ caseId, partyId, title }: ChatPanelProps) {
  const { t } = useLingui();
  const user = useUser();
  const { channels, isLoading, error, retry, showMore } = useChannels();
  const connection = useLiveChat(channels);
  const outbox = useOutbox();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(caseId === undefined && user.role !== 'divorcee');
  const open = channels.find(({ id }) => id === chosen) ?? firstChannel(channels, caseId ?? activeCase.read());

  if (error !== null)
    return (
      <div className={styles.middle}>
        <LoadFailed error={error} fallback={t`Failed to load messages`} onRetry={retry} />
      </div>
    );
  if (open === undefined) return <div className={styles.middle}>{isLoading ? <Loading /> : <NoChannel />}</div>;
  const choose = (channel: Channel) => {
    activeCase.save(channel.case_id);
    setChosen(channel.id);
    setListOpen(false);
  };
  return (
    <ChatLayout view={isListOpen ? 'list' : 'pane'}>
      <Channels title={title} channels={channels} openId={open.id} onChoose={choose} onMore={showMore} />
      <ChannelPane
        key={open.id}
        channel={open}
        connection={connection}
        outbox={outbox}
        hasPanelSwitch={title !== undefined}
        onBack={() => setListOpen(true)}
      />
    </ChatLayout>
  );

  /** The channel to open first: the one that was asked for; else for a party their private channel, for others the open channel. */
  function firstChannel(all: Channel[], preferred: string | null) {
    const inCase = all.filter((it) => it.case_id === preferred);
    const among = inCase.length > 0 ? inCase : all;
    const type = user.role === 'divorcee' ? 'private' : 'case';
    const asked = partyId !== undefined && inCase.find((it) => it.party_id === partyId);
    return asked || (among.find((it) => it.type === type) ?? among[0]);
  }
}

function Loading() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading messages`}>
      <Skeleton shape="block" width="16rem" height="3rem" />
      <Skeleton shape="block" width="22rem" height="3rem" />
      <Skeleton shape="block" width="18rem" height="3rem" />
    </SkeletonGroup>
  );
}

function NoChannel() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No messages yet`}>{t`When you are in a case, you write to the people in it here.`}</EmptyState>
  );
}
