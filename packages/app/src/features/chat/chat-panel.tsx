import { useLingui } from '@lingui/react/macro';
import { ChatLayout, ChatMiddle, EmptyState, Skeleton, SkeletonGroup } from '@mediation/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../shared/loading/load-failed.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { RiskElsewhere } from './ai-panel/risk/risk-elsewhere.tsx';
import { Channels } from './channels/channels.tsx';
import { ChannelPane } from './channel-pane.tsx';
import type { Channel } from './channels/channel-words.ts';
import { SupportPromise } from './support/support-promise.tsx';
import { useChannels } from './channels/use-channels.ts';
import { useLiveChat } from './log/use-live-chat.ts';
import { useOutbox } from './composer/use-outbox.ts';

export interface ChatPanelProps {
  /** The case whose channel opens first. */
  caseId?: string | undefined;
  /** The party whose private channel opens first. */
  partyId?: string | undefined;
  /** The part of the address that names the open channel, so that it is open again when the page is loaded again. */
  part: 'channel' | 'in';
  /** The heading of the list, where the chat is a page. */
  title?: string;
}

/** A person's channels and the open one; on small screens one of the two at a time. */
export function ChatPanel({ caseId, partyId, part, title }: ChatPanelProps) {
  const { t } = useLingui();
  const user = useUser();
  const { channels, support, isLoading, error, retry } = useChannels();
  const all = support ? [...channels, support] : channels;
  const connection = useLiveChat(all);
  const outbox = useOutbox(connection);
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(part);
  // The channel that the person left for the list, which closes when another one opens, also by a link.
  const [left, setLeft] = useState<string | null>();
  const beginsWithList = caseId === undefined && user.role !== 'divorcee';
  const isListOpen = left === chosen || (chosen === null && beginsWithList);
  const layout = useRef<HTMLDivElement>(null);
  // On small screens the row or the button that was pressed goes with its pane.
  useEffect(() => {
    if (document.activeElement?.checkVisibility() !== false) return;
    layout.current?.querySelector<HTMLElement>(isListOpen ? 'nav [aria-current]' : 'section')?.focus();
  }, [isListOpen]);
  const named = chosen === 'support' ? support : all.find(({ id }) => id === chosen);
  const open = named ?? firstChannel(activeCase.read());

  if (error !== null)
    return (
      <ChatMiddle>
        <LoadFailed error={error} fallback={t`Failed to load messages`} onRetry={retry} />
      </ChatMiddle>
    );
  if (isLoading)
    return (
      <ChatMiddle>
        <Loading />
      </ChatMiddle>
    );
  const choose = (channel: Channel) => {
    if (channel.case_id !== null) activeCase.save(channel.case_id);
    setLeft(undefined);
    // On a page the Back button returns to the channel before; a panel closes by it.
    const options = { replace: part === 'in', preventScrollReset: true };
    setSearch((now) => ({ ...Object.fromEntries(now), [part]: channel.id }), options);
  };
  return (
    <ChatLayout ref={layout} view={isListOpen || open === undefined ? 'list' : 'pane'}>
      <Channels title={title} channels={channels} support={support} openId={open?.id} onChoose={choose} />
      {open === undefined ? (
        <ChatMiddle>
          <NoChannel />
        </ChatMiddle>
      ) : (
        <ChannelPane
          key={open.id}
          channel={open}
          connection={connection}
          outbox={outbox}
          hasPanelSwitch={title !== undefined}
          alert={<RiskElsewhere channels={channels.filter(({ id }) => id !== open.id)} onOpen={choose} />}
          note={open.type === 'admin' && <SupportPromise channel={open} />}
          onBack={() => setLeft(chosen)}
        />
      )}
    </ChatLayout>
  );

  /**
   * The channel to open first: in the case that was asked for, else in the active case unless it is closed; there the
   * party's that was asked for, else one with a risk that nobody has seen, else for a party their private channel, for
   * others the open channel.
   */
  function firstChannel(active: string | null) {
    const asked = channels.filter((it) => it.case_id === caseId);
    const open = channels.filter(({ isClosed }) => !isClosed);
    const among = [asked, open.filter((it) => it.case_id === active), open, channels].find((it) => it.length > 0) ?? [];
    const type = user.role === 'divorcee' ? 'private' : 'case';
    const withParty = asked.find((it) => partyId !== undefined && it.party_id === partyId);
    const atRisk = partyId === undefined ? asked.find(({ risk }) => risk !== null) : undefined;
    return withParty ?? atRisk ?? among.find((it) => it.type === type) ?? among[0];
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
