import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notifications, labels } from '../components/notification-panel/notification-panel.fixture.ts';
import { NotificationPopover, type NotificationPanelProps, type PanelNotification } from '../index.ts';
import { Dashboard } from './mediator-dashboard.tsx';
import { BellButton, StaffFrame } from './staff-frame.tsx';
import { fitsTheWindow, onDesktop, onPhone, staffPage } from './staff-page.ts';

interface NotificationsProps {
  notifications: readonly PanelNotification[];
  state?: NotificationPanelProps['state'];
}

/** What happened meanwhile, under the bell; the page behind stays usable. */
function Notifications({ notifications: given, state }: NotificationsProps) {
  const [all, setAll] = useState(given);
  const unread = all.filter((it) => it.unread).length;
  return (
    <StaffFrame
      page="Dashboard"
      bell={
        <NotificationPopover
          open
          closeLabel="Close"
          labels={labels}
          state={state}
          notifications={all}
          undoFor={100_000_000}
          onRead={(id) => setAll(all.map((it) => (it.id === id ? { ...it, unread: false } : it)))}
          onReadAll={() => setAll(all.map((it) => ({ ...it, unread: false })))}
          onDelete={(id) => setAll((now) => now.filter((it) => it.id !== id))}
          onRetry={fn()}
        >
          <BellButton count={unread} />
        </NotificationPopover>
      }
    >
      <Dashboard />
    </StaffFrame>
  );
}

const meta = {
  title: 'Pages/Notifications',
  component: Notifications,
  globals: onDesktop,
  parameters: staffPage,
  args: {
    notifications: [
      ...notifications,
      { id: '8', type: 'document_reviewed', text: 'You rejected Pay slips for Haddad – Lowe', time: '12 Nov 2026' },
    ],
  },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

/** With the line that brings a deleted one back. */
const deleteTheLast = async () => {
  const last = (await panel()).getByRole('button', { name: /Pay slips/ });
  last.focus();
  await userEvent.keyboard('{Delete}');
  await expect((await panel()).getByText('Notification deleted')).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Invitation sent/));
};

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await deleteTheLast();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await deleteTheLast();
    await fitsTheWindow();
  },
};

export const Empty: Story = { args: { notifications: [] } };
export const Loading: Story = { args: { notifications: [], state: 'loading' } };
export const Failed: Story = { args: { notifications: [], state: 'failed' } };
