import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CloudOff, PenLine } from 'lucide-react';
import { expect } from 'storybook/test';
import { LiveArea, StatusLine } from './status-line.tsx';

const meta = {
  title: 'Feedback/StatusLine',
  component: StatusLine,
  subcomponents: { LiveArea },
  args: { children: 'Saving', icon: <PenLine /> },
} satisfies Meta<typeof StatusLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saving: Story = {};
export const Saved: Story = { args: { tone: 'success', icon: <Check />, children: 'Saved just now' } };
export const NotSaved: Story = { args: { tone: 'danger', icon: <CloudOff />, children: 'Not saved yet' } };

export const Nothing: Story = {
  args: { icon: undefined, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
