import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, House, Paperclip } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Home', children: <House />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Home' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Small: Story = { args: { label: 'Attach a file', size: 'small', children: <Paperclip /> } };
export const WithCount: Story = {
  args: { label: 'Notifications, 3 unread', count: 3, children: <Bell /> },
};
export const ManyUnread: Story = {
  args: { label: 'Notifications, more than 9 unread', count: 12, children: <Bell /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, more than 9 unread' })).toHaveTextContent('9+');
  },
};
export const AsLink: Story = {
  args: {
    asChild: true,
    label: 'Home',
    children: (
      <a href="#home">
        <House />
      </a>
    ),
  },
};
