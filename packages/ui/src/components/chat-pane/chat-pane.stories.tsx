import type { Meta, StoryObj } from '@storybook/react-vite';
import { LifeBuoy, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as AssistPanel from '../assist-panel/assist-panel.tsx';
import { AudienceLine } from '../audience-line/audience-line.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { ChannelItem } from '../channel-item/channel-item.tsx';
import * as ChannelList from '../channel-list/channel-list.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { drawMessage, logProps, said, type StoryMessage } from '../chat-log/chat-log.fixture.tsx';
import { ChatLog } from '../chat-log/chat-log.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { holdClock, slowly } from '../high-risk-alert/high-risk-alert.fixture.ts';
import { HighRiskAlert } from '../high-risk-alert/high-risk-alert.tsx';
import { WideOnly } from '../layout/layout.tsx';
import { RephraseSuggestion } from '../rephrase-suggestion/rephrase-suggestion.tsx';
import { RiskBadge } from '../risk-badge/risk-badge.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Text } from '../text/text.tsx';
import { ToneMeter } from '../tone-meter/tone-meter.tsx';
import { calmer, channels, schoolRun } from './chat-pane.fixture.ts';
import { ChatFacts, ChatLayout, ChatMiddle, ChatPane } from './chat-pane.tsx';

const tones = { green: 'Calm', yellow: 'Upset', orange: 'Heated', red: 'Hostile' };
const team = [
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

const support = (
  <>
    <ChannelItem name="Ask AI" preview="Only you can see this" icon={<Sparkles />} />
    <ChannelItem name="Admin Support" preview="Help with your account" icon={<LifeBuoy />} />
  </>
);

interface ChatProps {
  side: 'mediator' | 'divorcee';
  first?: 'list' | 'pane';
  panel?: boolean;
}

/** A complete chat page: the channels, one of them open, and for the mediator the AI panel. */
function Chat({ side, first = 'pane', panel = side === 'mediator' }: ChatProps) {
  const isMediator = side === 'mediator';
  const [view, setView] = useState(first);
  const [messages, setMessages] = useState<StoryMessage[]>(isMediator ? [...schoolRun] : team);
  const [draft, setDraft] = useState(isMediator ? 'You both need to stop this. It isn’t fair on Ada.' : '');
  const [alert, setAlert] = useState(isMediator);
  const name = isMediator ? 'Okafor family' : 'Mediator & Legal Team';
  const send = () => {
    setMessages([...messages, said('me', '2026-11-24T09:52', draft, `mine-${messages.length}`)]);
    setDraft('');
  };

  return (
    <ChatLayout view={view} style={{ height: '100vh' }}>
      <ChannelList.Root label="Channels" {...(isMediator ? {} : { title: 'Messages' })}>
        {isMediator ? (
          <>
            <ChannelList.Group label="Cases">
              {channels.map((channel) => (
                <ChannelItem
                  key={channel.name}
                  {...channel}
                  avatar={<Avatar name={channel.name} tone={channel.name === name ? 'a' : 'neutral'} />}
                  unreadLabel={`${channel.unread} unread`}
                  current={channel.name === name}
                  onClick={() => setView('pane')}
                />
              ))}
            </ChannelList.Group>
            <ChannelList.Group label="Support">{support}</ChannelList.Group>
          </>
        ) : (
          <>
            <ChannelItem
              name={name}
              preview="Tomas: Morning Maya. You don’t need"
              time="1h"
              avatar={<Avatar name="Ruth Lindqvist" tone="b" />}
              current
              onClick={() => setView('pane')}
            />
            {support}
          </>
        )}
      </ChannelList.Root>
      <ChatPane
        name={name}
        audience={
          isMediator ? (
            <AudienceLine detail="Lawyers can read.">Maya, Daniel and you.</AudienceLine>
          ) : (
            <AudienceLine detail="Daniel can’t see this.">Ruth, Tomas and you.</AudienceLine>
          )
        }
        badge={isMediator && <RiskBadge level="high" label="High" score={8} scoreLabel="8 of 10" />}
        actions={
          isMediator && (
            <WideOnly>
              <Button tone="secondary" size="small">
                Open case
              </Button>
            </WideOnly>
          )
        }
        alert={
          alert && (
            <HighRiskAlert
              labels={{ title: 'High Risk Detected', pause: 'Pause this chat', why: 'See why', dismiss: 'Dismiss' }}
              announcement="High Risk Detected. Only you can see this."
              duration={slowly}
              onPause={fn()}
              onWhy={fn()}
              onLeave={() => setAlert(false)}
            >
              Risk is 8 of 10 in the last 5 messages. Only you can see this. A short pause may help.
            </HighRiskAlert>
          )
        }
        onBack={() => setView('list')}
        backLabel="Back to the channels"
        composer={
          <ChatComposer
            label={`Message ${name}`}
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
            rephrase={{ label: isMediator ? 'Rephrase' : 'Help me say this', onRephrase: fn() }}
          />
        }
      >
        <ChatLog
          {...logProps}
          messages={messages}
          dayName={(at) => (at.startsWith('2026-11-24') ? 'Today' : 'Yesterday')}
        >
          {drawMessage}
        </ChatLog>
      </ChatPane>
      {panel && (
        <AssistPanel.Root label="AI panel">
          <AssistPanel.Section title="Tone" detail="Last 5 messages">
            <ToneMeter name="Daniel" intensity={8} label="8 of 10" labels={tones} />
            <ToneMeter name="Maya" intensity={5} label="5 of 10" labels={tones} />
          </AssistPanel.Section>
          <AssistPanel.Section title="Risk" detail={<RiskBadge level="high" label="High" score={8} />}>
            <AssistPanel.Indicator quote="a judge should decide">Moves from talk to threat</AssistPanel.Indicator>
            <AssistPanel.Indicator quote="You always do this">Blame, the fourth time this week</AssistPanel.Indicator>
            <AssistPanel.Ideas
              label="You could"
              ideas={['Pause the chat and call each of them', 'Put Wednesday pickup first on 3 December']}
            />
          </AssistPanel.Section>
          <AssistPanel.Section title="Rephrase">
            <Text tone="soft" size="small">
              A suggestion for what you are writing.
            </Text>
            <RephraseSuggestion
              text={calmer}
              labels={{ use: 'Use this', another: 'Try another' }}
              onUse={() => setDraft(calmer)}
              onAnother={fn()}
            />
          </AssistPanel.Section>
          <AssistPanel.Notice>
            AI can be wrong. Nothing here is sent or shown to the family unless you send it.
          </AssistPanel.Notice>
        </AssistPanel.Root>
      )}
    </ChatLayout>
  );
}

const meta = {
  title: 'Chat/ChatPane',
  component: ChatPane,
  subcomponents: { ChatLayout, ChatMiddle, ChatFacts },
  args: { name: 'Okafor family', audience: <AudienceLine>Maya, Daniel and you.</AudienceLine>, children: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  afterEach: holdClock,
} satisfies Meta<typeof ChatPane>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Mediator: Story = {
  globals: { density: 'compact' },
  render: () => <Chat side="mediator" panel={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Okafor family' })).toBeVisible();
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('High Risk Detected')).not.toBeInTheDocument();
    await expect(canvas.getByRole('log', { name: 'Messages' })).toHaveFocus();
  },
};

export const WithAssistPanel: Story = {
  globals: { density: 'compact' },
  render: () => <Chat side="mediator" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use this' }));
    await expect(canvas.getByRole('textbox')).toHaveValue(calmer);
  },
};

export const Divorcee: Story = {
  tags: ['picture-in-every-appearance'],
  render: () => <Chat side="divorcee" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Thank you, Tomas.{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByText('Thank you, Tomas.')).toBeVisible();
    await canvas.findByText('Sent');
  },
};

export const OnAPhone: Story = {
  globals: phone,
  render: () => <Chat side="divorcee" />,
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Channels' })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the channels' }));
    await userEvent.click(await screen.findByRole('button', { name: /Mediator & Legal Team/ }));
    await expect(screen.getByRole('region', { name: 'Mediator & Legal Team' })).toBeVisible();
  },
};

export const MediatorOnAPhone: Story = {
  globals: { ...phone, density: 'compact' },
  render: () => <Chat side="mediator" panel={false} />,
};

export const AssistPanelAsASheet: Story = {
  globals: { ...phone, density: 'compact' },
  render: () => <Chat side="mediator" />,
};

/** With letters so large that the page holds no more of them than a tablet, one pane is shown at a time. */
export const LargeLetters: Story = {
  globals: { density: 'compact' },
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  decorators: [(story) => <div style={{ container: 'page / inline-size', width: '40rem' }}>{story()}</div>],
  render: () => <Chat side="mediator" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Channels' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the channels' }));
    await expect(canvas.getByRole('navigation', { name: 'Channels' })).toBeVisible();
    await expect(canvas.queryByRole('log')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: {
    style: { height: '30rem' },
    children: (
      <SkeletonGroup label="Loading messages">
        <Skeleton shape="block" width="60%" height="3rem" />
      </SkeletonGroup>
    ),
  },
};

export const Empty: Story = {
  args: {
    style: { height: '30rem' },
    children: (
      <EmptyState title="No messages yet" style={{ margin: 'auto', maxWidth: '30rem' }}>
        When Ruth writes to you, it shows here. You can also write first.
      </EmptyState>
    ),
  },
};
