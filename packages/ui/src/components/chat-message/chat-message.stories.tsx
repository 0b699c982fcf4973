import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { createElement } from 'react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { messages } from '../chat-log/chat-log.css.ts';
import { ChatAttachment } from './chat-attachment.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatMessage } from './chat-message.tsx';
import { Tombstone } from './tombstone.tsx';

const meta = {
  title: 'Chat/ChatMessage',
  component: ChatMessage,
  subcomponents: { ChatBubble, ChatAttachment, Tombstone },
  args: { author: 'Daniel Okafor', time: '09:44', from: 'other', children: 'I can collect Ada on Thursdays.' },
  decorators: [(story) => <ol className={messages}>{story()}</ol>],
} satisfies Meta<typeof ChatMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromOther: Story = { args: { avatarTone: 'b' } };
export const FromMediator: Story = {
  args: {
    author: 'Ruth Lindqvist',
    role: 'Mediator',
    from: 'mediator',
    avatarTone: 'b',
    children: 'Thank you. Shall we try it for four weeks?',
  },
};
export const FromMe: Story = { args: { author: 'You', from: 'me', children: 'Yes, that works for us.' } };
export const Sending: Story = { args: { ...FromMe.args, state: 'sending', stateLabel: 'Sending' } };

export const Failed: Story = {
  args: {
    ...FromMe.args,
    children: 'And can we keep Fridays as they are?',
    state: 'failed',
    stateLabel: 'Failed to send message',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('And can we keep Fridays as they are?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The menu is beside the bubble, on the inner side. */
export const WithMenu: Story = {
  args: {
    ...FromMe.args,
    actions: (
      <IconButton label="More for your message" size="small" tabIndex={-1}>
        <EllipsisVertical />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More for your message' })).toBeVisible();
  },
};

/** The button disappears, and the focus moves to the message. */
export const TriedAgain: Story = {
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  args: { ...Failed.args },
  render: function Retried(args) {
    const [state, setState] = useState(args.state);
    return <ChatMessage {...args} state={state} onRetry={() => setState('sending')} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveFocus());
  },
};

export const Grouped: Story = {
  render: (args) => (
    <>
      <ChatMessage {...args} />
      <ChatMessage {...args} grouped>
        Fridays are harder.
      </ChatMessage>
      <ChatMessage {...args} author="You" from="me">
        {'Let us keep those.\n\nOn two lines.'}
      </ChatMessage>
      <ChatMessage {...args} author="You" from="me" grouped>
        A word that never ends: {'a'.repeat(200)}
      </ChatMessage>
    </>
  ),
};

export const BubbleAlone: StoryObj<typeof ChatBubble> = {
  render: () => (
    <li>
      <ChatBubble from="mediator">Shall we try it for four weeks?</ChatBubble>
    </li>
  ),
};

export const WithAttachments: Story = {
  args: {
    children: 'Here are both letters.',
    attachments: (
      <>
        <ChatAttachment name="Pension letter 2026.pdf" detail="PDF, 240 kB" href="#pension" />
        <ChatAttachment
          name="A scan of the joint statement from the bank with a name that goes on and on.jpg"
          detail="Photo, 2 MB"
          href="#scan"
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Pension letter 2026/ })).toHaveAttribute('href', '#pension');
    const long = canvas.getByRole('link', { name: /goes on and on\.jpg/ });
    const ending = long.querySelector('[data-text="and on.jpg"]')?.getBoundingClientRect();
    await expect(ending?.right).toBeLessThan(long.getBoundingClientRect().right);
  },
};

export const AttachmentAlone: Story = {
  args: {
    author: 'You',
    from: 'me',
    children: undefined,
    attachments: (
      <ChatAttachment asChild name="School calendar.pdf" detail="PDF, 90 kB">
        {createElement('a', { href: '#calendar' })}
      </ChatAttachment>
    ),
  },
};

export const Removed: StoryObj<typeof Tombstone> = {
  render: () => (
    <>
      <Tombstone label="This message was removed" detail="by Ruth Lindqvist, 24 Nov, 10:05" />
      <Tombstone from="me" label="This message was removed" />
    </>
  ),
};
