import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import { dismissToast, toast } from './toast.tsx';
import { Toaster } from './toaster.tsx';

const undo = fn();

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '300px' } } },
  render: () => (
    <Row>
      <Button onClick={() => toast({ title: 'Document removed', action: { label: 'Undo', onClick: undo } })}>
        Remove
      </Button>
      <Button tone="secondary" onClick={() => toast({ title: 'Failed to send message', tone: 'destructive' })}>
        Send
      </Button>
      <Toaster />
    </Row>
  ),
  beforeEach: () => {
    dismissToast();
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Document removed');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
  },
};

export const Destructive: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send message');
  },
};

export const StaysWhileFocused: Story = {
  parameters: { docs: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await new Promise((passed) => {
      setTimeout(passed, 4000);
    });
    await expect(screen.getByRole('status')).toHaveAttribute('data-state', 'open');
  },
};
