import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Email me about new messages', checked: false, onCheckedChange: () => undefined },
  render: function Setting(args) {
    const [checked, setChecked] = useState(args.checked);
    const stateLabel = args.stateLabel === undefined ? undefined : checked ? 'ON' : 'OFF';
    return (
      <div style={{ maxWidth: '27rem' }}>
        <Switch {...args} stateLabel={stateLabel} checked={checked} onCheckedChange={setChecked} />
      </div>
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Email me about new messages' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Email me about new messages'));
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };
export const WithState: Story = { args: { label: 'AI Assistant', checked: true, stateLabel: 'ON' } };
export const WithHint: Story = { args: { hint: 'The mail says “You have a new message” and nothing else.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledAndOn: Story = { args: { disabled: true, checked: true } };
export const RightToLeft: Story = { args: { checked: true }, globals: { direction: 'rtl' } };
