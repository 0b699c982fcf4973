import { AudienceLine, Button, ChatPane } from '@mediation/ui';
import { useLingui } from '@lingui/react/macro';
import { Lock, Users } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Connection } from '../../backend/live.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { paths } from '../../paths.ts';
import { ModeNotice } from '../../shared/cases/mode/mode-notice.tsx';
import { AiPanelToggle } from './ai-panel/ai-panel-toggle.tsx';
import { useAiPanel } from './ai-panel/use-ai-panel.tsx';
import { ChannelActions } from './channels/channel-actions.tsx';
import { ChannelComposer } from './composer/channel-composer.tsx';
import { audienceOf, type Channel, channelName } from './channels/channel-words.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { DeliveryNote } from './log/waiting/delivery-note.tsx';
import { HeldNote } from './log/waiting/held-note.tsx';
import { useDraftHelp } from './draft-help/use-draft-help.ts';
import { MessageLog } from './log/message-log.tsx';
import { OnHoldNotice } from './channels/on-hold-notice.tsx';
import { SearchBar } from './search/search-bar.tsx';
import { SearchResults } from './search/search-results.tsx';
import { useChannelSearch } from './search/use-channel-search.ts';
import { useDraft } from './composer/use-draft.ts';
import { useLog } from './log/use-log.ts';
import type { useOutbox } from './composer/use-outbox.ts';
import { useMarkRead } from './log/use-mark-read.ts';

export interface ChannelPaneProps {
  channel: Channel;
  connection: Connection;
  outbox: ReturnType<typeof useOutbox>;
  /** Actions for the whole channel, before the search. */
  actions?: ReactNode;
  /** An alert about something outside of the channel. */
  alert?: ReactNode;
  /** A line above the composer: when an answer comes. */
  note?: ReactNode;
  /** Other tools for writing, in the composer. */
  tools?: ReactNode;
  /** Whether the switch of the AI panel is here, and not in the header of a drawer. */
  hasPanelSwitch?: boolean;
  /** Goes back to the list of channels, on small screens. */
  onBack: () => void;
}

/** One channel: its audience, its messages and the composer; beside it what AI reads in it, for its mediator. */
export function ChannelPane(props: ChannelPaneProps) {
  const { channel, connection, outbox, actions, alert, note, tools, hasPanelSwitch = false, onBack } = props;
  const { t } = useLingui();
  const user = useUser();
  const [draft, setDraft] = useDraft(channel.id);
  const reading = useLog(channel.id);
  const { search, setSearch, button, goTo, toggle, close } = useChannelSearch(reading.goTo);
  const help = useDraftHelp(channel, draft, setDraft);
  const ai = useAiPanel({ channel, help, draft, messages: reading.messages, onShow: (id) => goTo({ message: id }) });
  const unsent = outbox.unsent.filter(({ channelId }) => channelId === channel.id);
  const pane = useRef<HTMLElement>(null);
  const unreadFrom = useMarkRead(pane, channel.id, reading.newer ? undefined : reading.messages, channel.unread_count);
  const mayChooseDelivery = channel.type === 'case' && user.role === 'divorcee' && !channel.isClosed;

  return (
    <>
      <ChatPane
        ref={pane}
        tabIndex={-1}
        name={channelName(channel, user)}
        audience={
          <AudienceLine icon={channel.type === 'case' ? <Users /> : <Lock />}>{audienceOf(channel, user)}</AudienceLine>
        }
        badge={ai.badge}
        actions={
          <>
            {actions}
            {channel.case_id !== null && user.role !== 'divorcee' && (
              <Button asChild tone="secondary" size="small">
                <Link to={paths.case(channel.case_id)}>{t`Open case`}</Link>
              </Button>
            )}
            {hasPanelSwitch && ai.isOffered && <AiPanelToggle />}
            <ChannelActions
              channelId={channel.id}
              mayChooseDelivery={mayChooseDelivery}
              searchRef={button}
              isSearching={search !== null}
              onSearch={toggle}
            />
          </>
        }
        alert={
          <>
            <ConnectionNotice connection={connection} />
            {ai.alert}
            {alert}
            <OnHoldNotice caseId={channel.case_id} />
            {search !== null && (
              <SearchBar
                search={search}
                onChange={setSearch}
                onDay={(day) => goTo({ at: new Date(`${day}T00:00`).toISOString() })}
                onClose={close}
              />
            )}
          </>
        }
        composer={
          <ChannelComposer
            channel={channel}
            note={
              <>
                {note}
                {channel.type === 'case' && <ModeNotice caseId={channel.case_id} />}
                {mayChooseDelivery && <DeliveryNote caseId={channel.case_id ?? ''} />}
                {channel.type === 'case' && user.role === 'mediator' && <HeldNote caseId={channel.case_id ?? ''} />}
              </>
            }
            tools={tools}
            draft={draft}
            setDraft={setDraft}
            help={help}
            isPanelOpen={ai.isOpen}
            outbox={outbox}
            onSent={reading.toNewest}
          />
        }
        onBack={onBack}
        backLabel={t`Back to the channels`}
      >
        {search?.isListing ? (
          <SearchResults channelId={channel.id} words={search.words} onChoose={({ id }) => goTo({ message: id })} />
        ) : (
          <MessageLog
            channel={channel}
            {...reading}
            unreadFrom={unreadFrom}
            unsent={unsent}
            onSendAgain={(message) => void outbox.sendAgain(message)}
          />
        )}
      </ChatPane>
      {ai.panel}
    </>
  );
}
