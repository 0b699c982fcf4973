import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { SessionTimeoutDialog } from './session-timeout-dialog.tsx';

const meta = {
  title: 'Safety/SessionTimeoutDialog',
  component: SessionTimeoutDialog,
  args: {
    open: true,
    secondsLeft: 96,
    labels: {
      warning: 'Session Timeout Warning',
      expiring: 'Session Expiring!',
      explanation:
        'Your session is about to expire. We sign you out after 15 quiet minutes so nobody else can read your case. Anything you typed is saved.',
      until: 'until you are signed out',
      stay: 'Stay Logged In',
      logout: 'Logout Now',
      left: { 120: '2 minutes left', 60: '1 minute left', 30: '30 seconds left', 10: '10 seconds left' },
    },
    onStay: fn(),
    onLogout: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof SessionTimeoutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Session Timeout Warning' });
    await expect(dialog).toHaveAccessibleDescription(/about to expire/);
    const stay = screen.getByRole('button', { name: 'Stay Logged In' });
    await waitFor(() => expect(stay).toHaveFocus());
    await expect(screen.getByText('2 minutes left')).toHaveAttribute('aria-live', 'polite');

    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onStay).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Logout Now' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const Under30Seconds: Story = {
  args: { secondsLeft: 24 },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Session Expiring!' });
    await expect(screen.getByText('30 seconds left')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Under10Seconds: Story = {
  args: { secondsLeft: 8 },
  play: async () => {
    await expect(await screen.findByText('10 seconds left')).toHaveAttribute('aria-live', 'assertive');
    await expect(screen.queryByText('30 seconds left')).not.toBeInTheDocument();
  },
};

export const QuickExitStaysUsable: Story = {
  args: {
    exit: (
      <QuickExit
        corner
        label="Quick exit"
        href="#weather"
        onClick={fn((event: { preventDefault: () => void }) => event.preventDefault())}
      />
    ),
  },
  play: async () => {
    const stay = await screen.findByRole('button', { name: 'Stay Logged In' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.tab();
    const exit = screen.getByRole('link', { name: 'Quick exit' });
    await expect(exit).toHaveFocus();
    const { left, top, width, height } = exit.getBoundingClientRect();
    await expect(exit).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  },
};

export const OnAPhone: Story = {
  ...QuickExitStaysUsable,
  args: { ...QuickExitStaysUsable.args, secondsLeft: 24 },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The app counts down; here a button does, so that nothing runs by itself. */
export const CountsDown: Story = {
  args: { open: false },
  render: function Session(args) {
    const [secondsLeft, setSecondsLeft] = useState(120);
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          Wait 13 minutes
        </Button>
        <SessionTimeoutDialog
          {...args}
          open={open}
          secondsLeft={secondsLeft}
          onLogout={() => setSecondsLeft(secondsLeft - 30)}
          onStay={() => setOpen(false)}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Wait 13 minutes' });
    await userEvent.click(opener);
    const later = await screen.findByRole('button', { name: 'Logout Now' });
    await screen.findByText('2 minutes left');
    await userEvent.click(later);
    await userEvent.click(later);
    await screen.findByText('1 minute left');
    await userEvent.click(later);
    await screen.findByText('30 seconds left');
    await screen.findByText('0:30');
    await userEvent.click(later);
    await screen.findByText('10 seconds left');
    await userEvent.click(screen.getByRole('button', { name: 'Stay Logged In' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
