import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shield } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Your former partner does not see this.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  args: {
    icon: <Shield />,
    children: (
      <>
        <b>Sharing this device?</b> Quick exit leaves this page and opens a weather site.
      </>
    ),
  },
};
export const Info: Story = {
  args: {
    tone: 'info',
    children: (
      <>
        <b>Your session moved to 10:30.</b> Nothing else changes.
      </>
    ),
  },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    role: 'status',
    children: (
      <>
        <b>Connection lost.</b> We keep trying, and nothing is lost.
      </>
    ),
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    children: 'Failed to load messages',
    action: (
      <Button tone="secondary" size="small">
        Try Again
      </Button>
    ),
  },
};
export const Success: Story = { args: { tone: 'success', role: 'status', children: 'Connected again' } };
