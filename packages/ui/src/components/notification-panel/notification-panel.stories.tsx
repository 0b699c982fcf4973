import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { notifications, labels } from './notification-panel.fixture.ts';
import { NotificationPanel, type NotificationPanelProps } from './notification-panel.tsx';
import type { PanelNotification } from './panel-notification.ts';
import { NotificationPopover } from './notification-popover.tsx';

/** A list whose handlers work. */
function useNotifications(args: NotificationPanelProps) {
  const [all, setAll] = useState(args.notifications);
  const isRead = (one: PanelNotification) => ({ ...one, unread: false });
  return {
    ...args,
    notifications: all,
    onRead: (id: string) => setAll(all.map((one) => (one.id === id ? isRead(one) : one))),
    onReadAll: () => setAll(all.map(isRead)),
    onDelete: (id: string) => {
      void args.onDelete(id);
      setAll((now) => now.filter((one) => one.id !== id));
    },
  };
}

const meta = {
  title: 'Overlays/NotificationPanel',
  component: NotificationPanel,
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    notifications,
    labels,
    onOpen: fn(),
    onRead: fn(),
    onReadAll: fn(),
    onDelete: fn(),
    onRetry: fn(),
    undoFor: 60_000,
  },
  render: function Panel(args) {
    return (
      <Card flush style={{ maxWidth: '26rem' }}>
        <NotificationPanel {...useNotifications(args)} />
      </Card>
    );
  },
} satisfies Meta<typeof NotificationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => within(row).getAllByRole('button')[0]);
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(rows[6]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(rows[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Mark as read' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Daniel Okafor wrote to everyone 3' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(canvas.queryByText('Unread.')).not.toBeInTheDocument();
  },
};

export const DeletedAndBack: Story = {
  play: async ({ canvas, args }) => {
    const second = canvas.getByRole('button', { name: /added a document/ });
    second.focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('button', { name: /added a document/ })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: /signed the Parenting Plan/ })).toHaveFocus());
    await expect(canvas.getByText('Notification deleted')).toBeVisible();
    const spoken = () => canvas.getByText(/^Deleted: .* Undo is at the end of the list\.$/);
    await expect(spoken()).toHaveAttribute('aria-live', 'polite');
    await expect(spoken()).toHaveTextContent('added a document');

    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /added a document/ })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();

    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /signed the Parenting Plan/ })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(spoken()).toHaveTextContent('signed the Parenting Plan');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith('2');
  },
};

export const DeletedAtOnce: Story = {
  args: { onRestore: fn() },
  render: function Panel(args) {
    const [all, setAll] = useState(notifications);
    const put = (id: string) => {
      args.onRestore?.(id);
      setAll(notifications);
    };
    const remove = (id: string) => {
      void args.onDelete(id);
      setAll((now) => now.filter((one) => one.id !== id));
    };
    return (
      <Card flush style={{ maxWidth: '26rem' }}>
        <NotificationPanel {...args} notifications={all} onDelete={remove} onRestore={put} />
      </Card>
    );
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /added a document/ }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onDelete).toHaveBeenCalledWith('2');
    await waitFor(() => expect(canvas.getByRole('button', { name: /signed the Parenting Plan/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onRestore).toHaveBeenCalledWith('2');
    await waitFor(() => expect(canvas.getByRole('button', { name: /added a document/ })).toHaveFocus());
  },
};

export const DeletedForGood: Story = {
  args: { undoFor: 50, notifications: notifications.slice(4, 5) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete notification' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus());
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith('5'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    await expect(canvas.getByText('Nothing new')).toBeVisible();
  },
};

export const DeletedByKeyboard: Story = {
  args: { undoFor: 50 },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /added a document/ }).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /signed the Parenting Plan/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith('2'));
  },
};

export const Empty: Story = { args: { notifications: [] } };
export const Loading: Story = { args: { state: 'loading', notifications: [] } };
export const Failed: Story = {
  args: { state: 'failed', notifications: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const EndOfTheList: Story = {
  args: { labels: { ...labels, end: 'That is everything from the last 90 days.' } },
};

const withBell: NonNullable<Story['render']> = function WithBell(args) {
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '38rem' }}>
      <NotificationPopover {...useNotifications(args)} closeLabel="Close">
        <IconButton label="Notifications, 4 unread" count={4}>
          <Bell />
        </IconButton>
      </NotificationPopover>
    </div>
  );
};

const openAndClose: NonNullable<Story['play']> = async ({ canvas }) => {
  const bell = canvas.getByRole('button', { name: 'Notifications, 4 unread' });
  await userEvent.click(bell);
  await screen.findByRole('dialog', { name: 'Notifications' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(bell).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
};

export const FromTheBell: Story = { render: withBell, play: openAndClose };
export const PageOnAPhone: Story = {
  render: withBell,
  play: openAndClose,
  globals: { density: 'comfortable', viewport: { value: 'phone', isRotated: false } },
};
