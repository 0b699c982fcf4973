import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'This device is private', onCheckedChange: fn() },
  decorators: [(story) => <div style={{ maxWidth: '27rem' }}>{story()}</div>],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'This device is private' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('This device is private'));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };
export const Some: Story = { args: { label: 'All documents', checked: 'indeterminate' } };

export const WithHint: Story = {
  args: { hint: 'Drafts of messages stay in this browser until you send them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Drafts of messages stay/);
  },
};

export const WithError: Story = {
  args: { label: 'I have read the text above', error: 'Read the text and tick the box to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/tick the box/);
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const LongWords: Story = {
  args: {
    label: 'I can take part in a video call without anyone else hearing what I say, at the times that I chose above',
    hint: 'If you can’t, your mediator finds another way.',
  },
};
