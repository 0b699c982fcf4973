import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Content/CountBadge',
  component: CountBadge,
  args: { count: 3, label: '3 unread' },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 unread')).toBeInTheDocument();
  },
};
export const Many: Story = { args: { count: 14, label: '14 unread' } };
export const None: Story = {
  args: { count: 0, label: 'Nothing new' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing new')).not.toBeInTheDocument();
  },
};
