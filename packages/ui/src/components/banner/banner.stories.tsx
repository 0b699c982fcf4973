import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff, Wrench } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    icon: <WifiOff />,
    children: (
      <>
        <b>You are offline.</b> What you write is kept, and sent when you are back.
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
};

export const Maintenance: Story = {
  args: {
    tone: 'info',
    icon: <Wrench />,
    children: 'Tonight from 22:00 to 22:30 the platform is closed for maintenance.',
    action: (
      <Button tone="quiet" size="small">
        See what changes
      </Button>
    ),
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { ...Maintenance, globals: { viewport: { value: 'phone', isRotated: false } } };

export const Tones: Story = {
  tags: ['picture'],
  args: { icon: undefined },
  render: () => (
    <Stack gap="small">
      <Banner tone="neutral">You are looking at the case as Maya sees it.</Banner>
      <Banner tone="info">A new version is ready. It loads with the next page.</Banner>
      <Banner tone="success">You are back online. Everything is sent.</Banner>
      <Banner tone="warning">Your invitation runs out tomorrow. Set a password today.</Banner>
      <Banner tone="danger">Messages cannot be sent at the moment. We are working on it.</Banner>
    </Stack>
  ),
};
