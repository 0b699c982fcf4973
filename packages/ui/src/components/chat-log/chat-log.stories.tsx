import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ChatMessage } from '../chat-message/chat-message.tsx';
import { ChatDay, ChatLog } from './chat-log.tsx';

const words = (number: number) => ({ id: `m${number}`, text: `Message ${number}` });
const ruth = { author: 'Ruth Lindqvist', role: 'Mediator', from: 'mediator', avatarTone: 'b' } as const;
const oldest = Array.from({ length: 20 }, (_, at) => words(at));

const meta = {
  title: 'Chat/ChatLog',
  component: ChatLog,
  args: { label: 'Messages' },
  render: function Channel(args) {
    const [messages, setMessages] = useState(oldest);
    return (
      <div style={{ display: 'flex', flexDirection: 'column', height: '24rem', gap: '1rem' }}>
        <ChatLog {...args}>
          <ChatDay>Today</ChatDay>
          {messages.map(({ id, text }) => (
            <ChatMessage key={id} {...ruth} time="14:05">
              {text}
            </ChatMessage>
          ))}
        </ChatLog>
        <Button onClick={() => setMessages([...messages, words(messages.length)])}>Receive</Button>
      </div>
    );
  },
} satisfies Meta<typeof ChatLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolls: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Messages' });
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(canvas.getByText('Message 20')).toBeVisible();
    await expect(log.scrollTop).toBe(0);
    await expect(log.getBoundingClientRect().bottom).toBeGreaterThan(
      canvas.getByText('Message 20').getBoundingClientRect().bottom,
    );
  },
};

export const FewMessages: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', height: '20rem' }}>
      <ChatLog {...args}>
        <ChatDay>Yesterday</ChatDay>
        <ChatMessage {...ruth} time="14:05">
          Hello Maya. I have your joint bank statement. It is clear and complete.
        </ChatMessage>
        <ChatMessage author="You" time="14:22" from="me">
          Thank you.
        </ChatMessage>
      </ChatLog>
    </div>
  ),
};
