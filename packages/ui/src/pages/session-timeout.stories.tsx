import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onDesktop, onPhone, page } from './page.ts';
import { TimeoutOverHome } from './session-timeout.tsx';

const meta = {
  title: 'Pages/Session timeout',
  component: TimeoutOverHome,
  args: { secondsLeft: 96 },
  parameters: page,
} satisfies Meta<typeof TimeoutOverHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  globals: onDesktop,
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Session Timeout Warning' });
    const stay = screen.getByRole('button', { name: 'Stay Logged In' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Quick exit' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(stay).toHaveFocus();
  },
};

export const Under30Seconds: Story = {
  globals: onDesktop,
  args: { secondsLeft: 24 },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Session Expiring!' });
  },
};

export const Under10Seconds: Story = { ...Under30Seconds, args: { secondsLeft: 8 } };

export const Phone: Story = { ...Under30Seconds, globals: onPhone };
