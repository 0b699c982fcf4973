import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { AudienceLine, ChatComposer, ChatPane, Notice } from '@mediation/ui';
import { Archive, Lock, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Connection } from '../../backend/live.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { useAiPanel } from './ai-panel/use-ai-panel.tsx';
import { ChannelActions } from './channel-actions.tsx';
import { audienceOf, type Channel, channelName } from './channel-words.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { useComposerHelp } from './draft-help/composer-help.tsx';
import { useDraftHelp } from './draft-help/use-draft-help.ts';
import { MessageLog } from './message-log.tsx';
import { OnHoldNotice } from './on-hold-notice.tsx';
import type { Place } from './part-cache.ts';
import { type Search, SearchBar } from './search-bar.tsx';
import { SearchResults } from './search-results.tsx';
import { useAttachments } from './use-attachments.ts';
import { useDraft } from './use-draft.ts';
import { useLog } from './use-log.ts';
import type { useOutbox } from './use-outbox.ts';
import { useMarkRead } from './use-mark-read.ts';

export interface ChannelPaneProps {
  channel: Channel;
  connection: Connection;
  outbox: ReturnType<typeof useOutbox>;
  /** Goes back to the list of channels, on small screens. */
  onBack: () => void;
}

/** One channel: its audience, its messages and the composer. */
export function ChannelPane({ channel, connection, outbox, onBack }: ChannelPaneProps) {
  const { t } = useLingui();
  const user = useUser();
  const [draft, setDraft] = useDraft(channel.id);
  const reading = useLog(channel.id);
  const [search, setSearch] = useState<Search | null>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const help = useDraftHelp(channel, draft, setDraft);
  const ai = useAiPanel({ channel, help, draft, messages: reading.messages, onShow: (id) => goTo({ message: id }) });
  const composerHelp = useComposerHelp(help, ai.isOpen);
  const unsent = outbox.unsent.filter(({ channelId }) => channelId === channel.id);
  const name = channelName(channel, user);
  useMarkRead(channel.id, reading.newer ? undefined : reading.messages?.at(-1)?.id, channel.unread_count);

  const goTo = (place: Place) => {
    setSearch((it) => it && { ...it, isListing: false });
    void reading.goTo(place);
  };
  const attachments = useAttachments(channel);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const send = async () => {
    const documents = attachments.isEmpty ? [] : await attachments.upload();
    if (documents === undefined) return;
    const [first, ...others] = documents;
    void outbox.send(channel.id, draft.trim() || (first?.file_name ?? ''), first?.id);
    for (const { id, file_name } of others) void outbox.send(channel.id, file_name, id);
    // What was typed during the upload stays.
    setDraft(latest.current.startsWith(draft) ? latest.current.slice(draft.length) : latest.current);
    reading.toNewest();
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
      actions={
        <ChannelActions
          channelId={channel.id}
          searchRef={searchButton}
          isSearching={search !== null}
          onSearch={() => setSearch(search === null ? { words: '', isListing: false } : null)}
        />
      }
      alert={
        <>
          <ConnectionNotice connection={connection} />
          {ai.alert}
          <OnHoldNotice caseId={channel.case_id} />
          {search !== null && (
            <SearchBar
              search={search}
              onChange={setSearch}
              onDay={(day) => goTo({ at: new Date(`${day}T00:00`).toISOString() })}
              onClose={() => {
                setSearch(null);
                searchButton.current?.focus();
              }}
            />
          )}
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
            onSend={() => void send()}
            {...composerHelp}
            attach={attachments.attach}
            disabled={channel.members.every(({ user_id }) => user_id !== user.id)}
            sending={isTooLong || attachments.isBusy || unsent.some(({ state }) => state === 'sending')}
            error={isTooLong ? t`This is too long to send. Use ${limits.messageMax} characters or fewer.` : undefined}
          />
        )
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
          unsent={unsent}
          onSendAgain={(message) => void outbox.sendAgain(message)}
        />
      )}
    </ChatPane>
      {ai.panel}
    </>
  );
}
