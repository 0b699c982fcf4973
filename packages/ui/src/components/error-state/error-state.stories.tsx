import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { message: 'Failed to load messages', retryLabel: 'Try Again', onRetry: fn() },
  decorators: [
    (story) => (
      <div style={{ maxWidth: '27rem' }}>
        <Card>{story()}</Card>
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load messages');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithIdAndMeaning: Story = {
  args: {
    message: 'Failed to load documents',
    children: 'Your documents are safe. We could not reach them just now.',
    errorId: (
      <>
        Error id <code>7F3A-C21E</code>
      </>
    ),
  },
};

export const Retrying: Story = { args: { retrying: true } };
