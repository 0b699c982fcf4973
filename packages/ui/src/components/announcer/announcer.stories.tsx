import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Announcer } from './announcer.tsx';

const meta = {
  title: 'Feedback/Announcer',
  component: Announcer,
  args: { message: 'Saved just now' },
  render: function Save({ message, ...args }) {
    const [saved, setSaved] = useState(false);
    return (
      <>
        <Button tone="secondary" onClick={() => setSaved(true)}>
          Save
        </Button>
        <Announcer {...args} message={saved ? message : ''} />
      </>
    );
  },
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByText('Saved just now')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved just now')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Urgent: Story = {
  args: { urgent: true, message: '10 seconds left' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('10 seconds left')).toHaveAttribute('aria-live', 'assertive');
  },
};
