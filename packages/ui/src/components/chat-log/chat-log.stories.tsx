import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ChatMessage } from '../chat-message/chat-message.tsx';
import { Tombstone } from '../chat-message/tombstone.tsx';
import { Row } from '../layout/layout.tsx';
import { ChatFound, ChatNote } from './chat-lines.tsx';
import { drawMessage, logProps, manyMessages, said, type StoryMessage } from './chat-log.fixture.tsx';
import { ChatLog, type ChatLogHandle } from './chat-log.tsx';

const loadOlder = fn();

const wednesday = [
  said('ruth', '2026-11-23T14:05', 'Hello Maya. I have your joint bank statement. It is clear and complete.'),
  said(
    'ruth',
    '2026-11-23T14:07',
    'No rush on the pension letter. If you can’t find it, your fund can send a new one.',
  ),
  said('me', '2026-11-23T14:22', 'Thank you. I’m not sure what to do about Wednesdays. Ada waited a long time again.'),
  said('ruth', '2026-11-23T14:30', 'I’m sorry, that must have been hard for both of you. I will call Daniel today.'),
  said('tomas', '2026-11-24T08:50', 'Morning Maya. You don’t need to answer anything in writing before the session.'),
];

interface ChannelProps {
  messages: StoryMessage[];
  unreadFrom?: string;
  /** Older messages that load on request. */
  earlier?: StoryMessage[];
  failsOnce?: boolean;
}

const none: StoryMessage[] = [];

/** One channel, with buttons that cause its events. */
function Channel({ messages: first, unreadFrom, earlier = none, failsOnce = false }: ChannelProps) {
  const [messages, setMessages] = useState(first);
  const [rest, setRest] = useState(earlier);
  const [error, setError] = useState<string>();
  const log = useRef<ChatLogHandle>(null);
  const add = (who: 'ruth' | 'me') => {
    const number = messages.length + 1;
    setMessages([...messages, said(who, '2026-12-01T10:00', `New ${number}`, `new-${number}`)]);
  };
  const onLoad = () => {
    loadOlder();
    if (failsOnce && error === undefined) return setError('Failed to load messages');
    setError(undefined);
    setMessages([...rest, ...messages]);
    return setRest([]);
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '30rem', gap: '1rem' }}>
      <ChatLog
        {...logProps}
        ref={log}
        messages={messages}
        unreadFrom={unreadFrom}
        older={rest.length > 0 ? { onLoad, busy: false, error } : undefined}
      >
        {drawMessage}
      </ChatLog>
      <Row gap="small" wrap>
        <Button size="small" tone="secondary" onClick={() => add('ruth')}>
          Receive
        </Button>
        <Button size="small" tone="secondary" onClick={() => add('me')}>
          Send
        </Button>
        {messages.length > 100 && (
          <Button size="small" tone="secondary" onClick={() => log.current?.jumpTo('m61')}>
            Go to 2 January
          </Button>
        )}
        {unreadFrom !== undefined && (
          <Button size="small" tone="secondary" onClick={() => log.current?.jumpTo(unreadFrom)}>
            First unread
          </Button>
        )}
      </Row>
    </div>
  );
}

const meta = {
  title: 'Chat/ChatLog',
  component: ChatLog<StoryMessage>,
  subcomponents: { ChatNote, ChatFound },
  args: { ...logProps, messages: wednesday, children: drawMessage },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ChatLog<StoryMessage>>;
export default meta;
type Story = StoryObj<typeof meta>;

const theLog = () => screen.getByRole('log', { name: 'Messages' });

/** Whether a message is visible, between the edges of the log. */
function isInView(element: HTMLElement) {
  const { top, bottom } = theLog().getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return box.top < bottom && box.bottom > top;
}

export const DaysAndGroups: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'flex', height: '34rem' }}>
      <ChatLog {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23 November')).toBeInTheDocument();
    await expect(canvas.getByText('24 November')).toBeVisible();
    await expect(canvas.getAllByText('Ruth Lindqvist')).toHaveLength(2);
  },
};

export const TenThousand: Story = {
  render: () => <Channel messages={manyMessages(10_000)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Message 10000/)).toBeVisible();
    await expect(theLog().querySelectorAll('li').length).toBeLessThan(150);

    for (let screens = 0; screens < 4; screens += 1) {
      const at = theLog().scrollTop;
      await waitFor(() => {
        theLog().scrollTop = at - 1500;
        return expect(theLog().scrollTop).toBe(at - 1500);
      });
      await waitFor(() => expect(canvas.getAllByText(/^Message/).some(isInView)).toBe(true));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Newest messages' }));
    await waitFor(() => expect(isInView(canvas.getByText(/^Message 10000/))).toBe(true));
  },
};

export const StaysAtTheNewest: Story = {
  render: () => <Channel messages={manyMessages(60)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(theLog().scrollTop).toBe(0);
    await expect(isInView(canvas.getByText('New 61'))).toBe(true);
    await expect(await canvas.findByText('Ruth Lindqvist, mediator: New 61')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('Sent');
  },
};

export const KeepsOnesPlace: Story = {
  render: () => <Channel messages={manyMessages(60)} />,
  play: async ({ canvas }) => {
    theLog().scrollTop = -900;
    await canvas.findByRole('button', { name: 'Newest messages' });
    const seen = canvas.getByText(/^Message 48/);
    const { top } = seen.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    const button = await canvas.findByRole('button', { name: '2 new messages' });
    await expect(Math.abs(seen.getBoundingClientRect().top - top)).toBeLessThan(1);
    await userEvent.click(button);
    await waitFor(() => expect(isInView(canvas.getByText('New 62'))).toBe(true));
    await expect(canvas.queryByRole('button', { name: /new messages/ })).not.toBeInTheDocument();
  },
};

export const OnesOwnMessageComesIntoView: Story = {
  render: () => <Channel messages={manyMessages(60)} />,
  play: async ({ canvas }) => {
    theLog().scrollTop = -1200;
    await canvas.findByRole('button', { name: 'Newest messages' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(isInView(canvas.getByText('New 61'))).toBe(true));
  },
};

export const OlderOnesAbove: Story = {
  render: () => <Channel messages={manyMessages(60).slice(30)} earlier={manyMessages(30)} />,
  play: async ({ canvas }) => {
    loadOlder.mockClear();
    theLog().scrollTop = -100_000;
    await waitFor(() => expect(loadOlder).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByText('Message 31')).toBeInTheDocument());
    await expect(isInView(canvas.getByText('Message 31'))).toBe(true);
    await waitFor(() => {
      theLog().scrollTop = -100_000;
      return expect(isInView(canvas.getByText('Message 1'))).toBe(true);
    });
    await expect(canvas.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
  },
};

export const OlderOnesFailed: Story = {
  render: () => <Channel messages={manyMessages(60).slice(30)} earlier={manyMessages(30)} failsOnce />,
  play: async ({ canvas }) => {
    theLog().scrollTop = -100_000;
    await canvas.findByText('Failed to load messages');
    theLog().scrollTop = -100_000;
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }));
    await expect(canvas.queryByText('Failed to load messages')).not.toBeInTheDocument();
  },
};

export const JumpsToADay: Story = {
  render: () => <Channel messages={manyMessages(10_000)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to 2 January' }));
    const first = await canvas.findByText('Message 61');
    await waitFor(() => expect(isInView(first)).toBe(true));
    await expect(first.closest('li')).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Newest messages' }));
    await waitFor(() => expect(isInView(canvas.getByText(/^Message 10000/))).toBe(true));
  },
};

export const UnreadLine: Story = {
  render: () => <Channel messages={manyMessages(60)} unreadFrom="m20" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First unread' }));
    await waitFor(() => expect(isInView(canvas.getByText('New'))).toBe(true));
    await expect(canvas.getByText(/^Message 20/).closest('li')).toHaveFocus();
  },
};

export const ArrowKeys: Story = {
  render: () => <Channel messages={manyMessages(40)} />,
  play: async ({ canvas }) => {
    const row = (number: number) => canvas.getByText(new RegExp(`^Message ${number}( |$)`)).closest('li');
    await userEvent.tab();
    await expect(theLog()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(row(40)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(row(38)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(39)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row(1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(row(40)).toHaveFocus();
  },
};

export const RemovedFailedAndNotes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', height: '30rem' }}>
      <ChatLog {...args}>
        {(message, place) => {
          if (message.senderId === 'tomas') return <ChatNote>Tomas Herrera joined</ChatNote>;
          if (message.at.endsWith('14:30'))
            return <Tombstone label="This message was removed" detail="by Ruth Lindqvist, 23 Nov, 14:40" />;
          if (message.senderId !== 'me') return drawMessage(message, place);
          return (
            <ChatMessage
              author="You"
              from="me"
              time="14:22"
              state="failed"
              stateLabel="Failed to send message"
              retryLabel="Try again"
              onRetry={fn()}
            >
              {message.text}
            </ChatMessage>
          );
        }}
      </ChatLog>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This message was removed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...DaysAndGroups, tags: [], globals: { direction: 'rtl' } };

export const OnAPhone: Story = {
  ...DaysAndGroups,
  tags: [],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
