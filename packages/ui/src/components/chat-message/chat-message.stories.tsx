import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatMessage } from './chat-message.tsx';

const meta = {
  title: 'Chat/ChatMessage',
  component: ChatMessage,
  args: { author: 'Daniel Okafor', time: '09:44', from: 'other', children: 'I can collect Ada on Thursdays.' },
  decorators: [(story) => <ol style={{ display: 'grid', gap: '1.1rem' }}>{story()}</ol>],
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
