import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewDecision } from './review-decision.tsx';

const meta = {
  title: 'Documents/ReviewDecision',
  component: ReviewDecision,
  args: {
    title: 'Mortgage statement',
    detail: 'From Maya Okafor, today 08:12. Item 11 of 16.',
    checks: [
      { id: 'names', label: 'Both names are on it' },
      { id: 'dated', label: 'Dated in the last 3 months' },
      { id: 'pages', label: 'All pages are here' },
      { id: 'readable', label: 'The amounts can be read' },
    ],
    labels: {
      checks: 'Check before you confirm',
      note: 'Note to Maya',
      optional: '(optional)',
      noteHint: 'Maya gets this with your decision.',
      confirm: 'Confirm and open next',
      confirming: 'Confirming',
      reject: 'Reject, and say why',
      reason: 'What should Maya change?',
      reasonHint: 'Maya reads this as you write it.',
      reasonMissing: 'Write what is missing, so that Maya can put it right.',
      rejectNow: 'Reject and open next',
      rejecting: 'Rejecting',
      back: 'Keep looking',
      undo: 'You can undo for 10 seconds.',
    },
    onConfirm: fn(),
    onReject: fn(),
  },
  globals: { density: 'compact' },
  decorators: [(story) => <div style={{ width: '20rem', maxWidth: '100%', height: '44rem' }}>{story()}</div>],
} satisfies Meta<typeof ReviewDecision>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deciding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Both names are on it'));
    await userEvent.type(canvas.getByLabelText(/Note to Maya/), 'Thank you, this is just what I needed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and open next' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('Thank you, this is just what I needed.', ['names']);
  },
};

export const Rejecting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject, and say why' }));
    const reason = canvas.getByLabelText('What should Maya change?');
    await expect(reason).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and open next' }));
    await expect(args.onReject).not.toHaveBeenCalled();
    await expect(reason).toBeInvalid();
    await expect(reason).toHaveFocus();
    await userEvent.keyboard('Page 2 is missing.');
    await expect(reason).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep looking' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reject, and say why' }));
    await expect(canvas.getByLabelText('What should Maya change?')).toHaveValue('Page 2 is missing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and open next' }));
    await expect(args.onReject).toHaveBeenCalledWith('Page 2 is missing.');
  },
};

export const ReasonMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject, and say why' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and open next' }));
    await expect(canvas.getByLabelText('What should Maya change?')).toBeInvalid();
  },
};

export const Busy: Story = { args: { busy: true } };
export const NotSent: Story = { args: { error: 'We could not send your decision. Try again in a moment.' } };
export const WithoutChecks: Story = { args: { checks: [], detail: undefined } };
