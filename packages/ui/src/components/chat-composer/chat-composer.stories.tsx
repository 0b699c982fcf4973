import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChatComposer } from './chat-composer.tsx';

const meta = {
  title: 'Chat/ChatComposer',
  component: ChatComposer,
  args: {
    label: 'Message your mediator and legal team',
    placeholder: 'Write a message',
    sendLabel: 'Send',
    value: '',
    onValueChange: fn(),
    onSend: fn(),
  },
  render: function Composer(args) {
    const [value, setValue] = useState(args.value);
    return <ChatComposer {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByLabelText('Message your mediator and legal team');
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(text, '  {Enter}');
    await expect(send).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const EnterSends: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByLabelText('Message your mediator and legal team');
    await userEvent.type(text, 'Hello{Shift>}{Enter}{/Shift}Ruth');
    await expect(text).toHaveValue('Hello\nRuth');
    await expect(args.onSend).not.toHaveBeenCalled();

    await fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(text).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { value: 'Thank you, Ruth.', sending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const GrowsToEightLines: Story = {
  args: { value: Array.from({ length: 30 }, (_, at) => `Line ${at + 1}`).join('\n') },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThan(150);
    await expect(height).toBeLessThan(260);
  },
};

export const WithToolsAndError: Story = {
  args: {
    value: 'Can we keep Fridays as they are?',
    error: 'Failed to send message',
    tools: (
      <IconButton label="Attach a file" size="small">
        <Paperclip />
      </IconButton>
    ),
  },
};
