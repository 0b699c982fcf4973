import type { Meta, StoryObj } from '@storybook/react-vite';
import { LifeBuoy } from 'lucide-react';
import { createElement } from 'react';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { ChannelItem } from './channel-item.tsx';

const meta = {
  title: 'Chat/ChannelItem',
  component: ChannelItem,
  args: {
    name: 'Okafor family',
    preview: 'Daniel: You knew about Wednesday, and I told you so last week',
    time: '25m',
  },
  decorators: [(story) => <div style={{ width: '16.5rem' }}>{story()}</div>],
} satisfies Meta<typeof ChannelItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Unread: Story = {
  args: { unread: 4, unreadLabel: '4 unread', avatar: <Avatar name="Okafor family" tone="a" /> },
};
export const Current: Story = { args: { current: true, unread: 0 } };
export const WithIcon: Story = {
  args: { name: 'Admin Support', preview: 'Help with your account', icon: <LifeBuoy />, time: undefined },
};
export const AsLink: Story = {
  args: { asChild: true, children: createElement('a', { href: '#channel' }), current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Okafor family/ })).toHaveAttribute('aria-current', 'true');
  },
};
