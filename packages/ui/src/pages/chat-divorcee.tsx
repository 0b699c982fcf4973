import { Info, LifeBuoy, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { drawMessage, logProps, said, type StoryMessage } from '../components/chat-log/chat-log.fixture.tsx';
import {
  AudienceLine,
  Avatar,
  ChannelItem,
  ChannelList,
  ChatComposer,
  ChatLayout,
  ChatLog,
  ChatPane,
  EmptyState,
  IconButton,
  Notice,
  Button,
  Skeleton,
  SkeletonGroup,
} from '../index.ts';
import { DivorceeFrame } from './frame.tsx';
import { ruth } from './people.ts';

const written = [
  said('ruth', '2026-11-23T14:05', 'Hello Maya. I have your joint bank statement. It is clear and complete.'),
  said(
    'ruth',
    '2026-11-23T14:06',
    'No rush on the pension letter. If you can’t find it, your fund can send a new one.',
  ),
  said('me', '2026-11-23T14:22', 'Thank you. I’m not sure what to do about Wednesdays. Ada waited a long time again.'),
  said(
    'ruth',
    '2026-11-23T14:30',
    'I’m sorry, that must have been hard for both of you. I’ll put pickup first on our list for 3 December, and I will call Daniel today.',
  ),
  said('tomas', '2026-11-24T08:50', 'Morning Maya. You don’t need to answer anything in writing before the session.'),
];

export interface ChatDivorceePageProps {
  /** What a phone shows: the channels, or the one that is open. */
  first?: 'list' | 'pane';
  state?: 'written' | 'empty' | 'loading' | 'failed';
}

/** Maya's messages: the channel with her mediator and her lawyer, and who cannot see it. */
export function ChatDivorceePage({ first = 'pane', state = 'written' }: ChatDivorceePageProps) {
  const [view, setView] = useState(first);
  const [messages, setMessages] = useState(written);
  const [draft, setDraft] = useState('');
  const send = () => {
    setMessages([...messages, said('me', '2026-11-24T09:52', draft, `mine-${messages.length}`)]);
    setDraft('');
  };
  return (
    <DivorceeFrame current="messages" flush>
      <ChatLayout view={view}>
        <Channels onOpen={() => setView('pane')} />
        <ChatPane
          name="Mediator & Legal Team"
          audience={<AudienceLine detail="Daniel can’t see this.">Ruth, Tomas and you.</AudienceLine>}
          actions={
            <IconButton label="About this channel">
              <Info />
            </IconButton>
          }
          onBack={() => setView('list')}
          backLabel="Back to the channels"
          composer={
            <ChatComposer
              label="Message your mediator and legal team"
              placeholder="Write a message"
              sendLabel="Send"
              value={draft}
              onValueChange={setDraft}
              onSend={send}
              attach={{
                files: [],
                onAttach: fn(),
                onRemove: fn(),
                label: 'Attach a file',
                removeLabel: (file) => `Remove ${file}`,
              }}
              rephrase={{ label: 'Help me say this', onRephrase: fn() }}
            />
          }
        >
          <Written state={state} messages={messages} />
        </ChatPane>
      </ChatLayout>
    </DivorceeFrame>
  );
}

function Written({ state, messages }: { state: ChatDivorceePageProps['state']; messages: StoryMessage[] }) {
  if (state === 'loading')
    return (
      <SkeletonGroup label="Loading messages">
        <Skeleton width="50%" />
        <Skeleton width="70%" />
      </SkeletonGroup>
    );
  if (state === 'empty')
    return (
      <EmptyState title="No messages yet">
        Say hello, or ask what comes next. Ruth and Tomas read what you write here.
      </EmptyState>
    );
  if (state === 'failed')
    return (
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button tone="secondary" size="small">
            Try Again
          </Button>
        }
      >
        Failed to load messages. What you write is kept.
      </Notice>
    );
  return (
    <ChatLog {...logProps} messages={messages} dayName={(at) => (at.startsWith('2026-11-24') ? 'Today' : 'Yesterday')}>
      {drawMessage}
    </ChatLog>
  );
}

function Channels({ onOpen }: { onOpen: () => void }) {
  return (
    <ChannelList.Root
      label="Channels"
      title="Messages"
      foot="Daniel can’t see this channel. Ruth may share a point with him only if you say yes."
    >
      <ChannelItem
        name="Mediator & Legal Team"
        preview="Tomas: Morning Maya. You don’t need to answer anything"
        time="1h"
        avatar={<Avatar name={ruth.name} tone="b" />}
        current
        onClick={onOpen}
      />
      <ChannelItem name="Ask AI" preview="Only you can see this" icon={<Sparkles />} onClick={onOpen} />
      <ChannelItem name="Admin Support" preview="Help with your account" icon={<LifeBuoy />} onClick={onOpen} />
    </ChannelList.Root>
  );
}
