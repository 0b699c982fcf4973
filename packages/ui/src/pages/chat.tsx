import { LifeBuoy, Sparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { drawMessage, logProps, said } from '../components/chat-log/chat-log.fixture.tsx';
import {
  AssistPanel,
  AudienceLine,
  Avatar,
  Button,
  ChannelItem,
  ChannelList,
  ChatComposer,
  ChatLayout,
  ChatLog,
  ChatPane,
  Drawer,
  HighRiskAlert,
  RephraseSuggestion,
  RiskBadge,
  Text,
  ToneMeter,
  WideOnly,
} from '../index.ts';
import { slowly } from '../components/high-risk-alert/high-risk-alert.fixture.ts';
import { Dashboard } from './mediator-dashboard.tsx';
import { calmer, channels, schoolRun } from '../components/chat-pane/chat-pane.fixture.ts';
import { ChatButton, StaffFrame } from './staff-frame.tsx';

export interface ChatProps {
  /** Whether the AI panel is on at first. */
  panel?: boolean | undefined;
  /** What a small screen shows first. */
  first?: 'list' | 'pane' | undefined;
  /** In the place of tone and risk. */
  analysis?: ReactNode;
  /** In the place of the messages. */
  log?: ReactNode;
}

/** The chat of a mediator, in a drawer over the page where they are working. */
export function Chat({ panel = true, first = 'pane', analysis, log }: ChatProps) {
  const [hasPanel, setPanel] = useState(panel);
  const [view, setView] = useState(first);
  const [draft, setDraft] = useState('You both need to stop this. It isn’t fair on Ada.');
  return (
    <Drawer.Root defaultOpen>
      <StaffFrame
        page="Dashboard"
        chat={
          <Drawer.Trigger asChild>
            <ChatButton />
          </Drawer.Trigger>
        }
      >
        <Dashboard />
      </StaffFrame>
      <Drawer.Content closeLabel="Close chat">
        <Drawer.Head>
          <Drawer.Title>Chat</Drawer.Title>
          <AssistPanel.Toggle
            label="AI panel"
            labels={{ on: 'ON', off: 'OFF' }}
            checked={hasPanel}
            onCheckedChange={setPanel}
          />
        </Drawer.Head>
        <Drawer.Body>
          <ChatLayout view={view}>
            <Channels onOpen={() => setView('pane')} />
            <Pane draft={draft} onDraftChange={setDraft} onBack={() => setView('list')} log={log} />
            {hasPanel && (
              <AssistPanel.Root label="AI panel">
                {analysis ?? <Analysis />}
                <Rephrase onUse={() => setDraft(calmer)} />
                <AssistPanel.Notice>
                  AI can be wrong. Nothing here is sent or shown to the family unless you send it.
                </AssistPanel.Notice>
              </AssistPanel.Root>
            )}
          </ChatLayout>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

const Channels = ({ onOpen }: { onOpen: () => void }) => (
  <ChannelList.Root label="Channels">
    <ChannelList.Group label="Cases">
      {channels.map((it, at) => (
        <ChannelItem
          key={it.name}
          {...it}
          avatar={<Avatar name={it.name} tone={at === 0 ? 'a' : 'neutral'} />}
          unreadLabel={`${it.unread} unread`}
          current={at === 0}
          onClick={onOpen}
        />
      ))}
    </ChannelList.Group>
    <ChannelList.Group label="Support">
      <ChannelItem name="Ask AI" preview="Questions about procedure" icon={<Sparkles />} />
      <ChannelItem name="Admin Support" preview="Reply within one working day" icon={<LifeBuoy />} />
    </ChannelList.Group>
  </ChannelList.Root>
);

interface PaneProps {
  draft: string;
  onDraftChange: (draft: string) => void;
  onBack: () => void;
  log?: ReactNode;
}

function Pane({ draft, onDraftChange, onBack, log }: PaneProps) {
  const [messages, setMessages] = useState(schoolRun);
  const [hasAlert, setAlert] = useState(true);
  const send = () => {
    setMessages([...messages, said('ruth', '2026-11-24T10:12', draft)]);
    onDraftChange('');
  };
  return (
    <ChatPane
      name="Okafor family"
      audience={<AudienceLine detail="Lawyers can read.">Maya, Daniel and you.</AudienceLine>}
      badge={<RiskBadge level="high" label="High" score={8} scoreLabel="8 of 10" />}
      actions={
        <WideOnly>
          <Button asChild tone="secondary" size="small">
            <a href="#okafor-family">Open case</a>
          </Button>
        </WideOnly>
      }
      alert={
        hasAlert && (
          <HighRiskAlert
            labels={{ title: 'High Risk Detected', pause: 'Pause this chat', why: 'See why', dismiss: 'Dismiss' }}
            announcement="High Risk Detected. Only you can see this."
            duration={slowly}
            onPause={() => setAlert(false)}
            onWhy={() => setAlert(false)}
            onLeave={() => setAlert(false)}
          >
            Risk is 8 of 10 in the last 5 messages. Only you can see this. A short pause may help.
          </HighRiskAlert>
        )
      }
      onBack={onBack}
      backLabel="Back to the channels"
      composer={
        <ChatComposer
          label="Message Okafor family"
          placeholder="Write a message"
          sendLabel="Send"
          value={draft}
          onValueChange={onDraftChange}
          onSend={send}
          attach={{
            files: [],
            onAttach: () => undefined,
            onRemove: () => undefined,
            label: 'Attach a file',
            removeLabel: (file) => `Remove ${file}`,
          }}
          rephrase={{ label: 'Rephrase', onRephrase: () => onDraftChange(calmer) }}
        />
      }
    >
      {log ?? (
        <ChatLog
          {...logProps}
          messages={messages}
          dayName={() => 'Today'}
          isMine={({ senderId }) => senderId === 'ruth'}
          announce={({ senderId, text }) => (senderId === 'ruth' ? 'Sent' : text)}
        >
          {drawMessage}
        </ChatLog>
      )}
    </ChatPane>
  );
}

const tones = { green: 'Calm', yellow: 'Upset', orange: 'Heated', red: 'Hostile' };

const Analysis = () => (
  <>
    <AssistPanel.Section title="Tone" detail="Last 5 messages">
      <ToneMeter name="Daniel" intensity={8} label="8 of 10" labels={tones} />
      <ToneMeter name="Maya" intensity={5} label="5 of 10" labels={tones} />
    </AssistPanel.Section>
    <AssistPanel.Section title="Risk" detail={<RiskBadge level="high" label="High" score={8} scoreLabel="8 of 10" />}>
      <AssistPanel.Indicator quote="a judge should decide">Moves from talk to threat</AssistPanel.Indicator>
      <AssistPanel.Indicator quote="You always do this">Blame, the fourth time this week</AssistPanel.Indicator>
      <AssistPanel.Ideas
        label="You could"
        ideas={['Pause the chat and call each of them', 'Put Wednesday pickup first on 3 December']}
      />
    </AssistPanel.Section>
  </>
);

const Rephrase = ({ onUse }: { onUse: () => void }) => (
  <AssistPanel.Section title="Rephrase">
    <Text tone="soft" size="small">
      A suggestion for what you are writing.
    </Text>
    <RephraseSuggestion
      text={calmer}
      labels={{ use: 'Use this', another: 'Try another' }}
      onUse={onUse}
      onAnother={() => undefined}
    />
  </AssistPanel.Section>
);
