import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
    reasons: [
      { id: 'unreadable', label: 'It cannot be read' },
      { id: 'pages_missing', label: 'Pages are missing' },
    ],
    rejecting: false,
    labels: {
      checks: 'Check before you confirm',
      note: 'Note to Maya',
      optional: '(optional)',
      noteHint: 'Maya gets this with your decision.',
      confirm: 'Confirm and open next',
      confirming: 'Confirming',
      reject: 'Reject, and say why',
      reason: 'What should Maya change?',
      reasonMissing: 'Choose what is wrong, so that Maya can put it right.',
      rejectNow: 'Reject and open next',
      rejecting: 'Rejecting',
      back: 'Keep looking',
      undo: 'You can undo for 10 seconds.',
    },
    onConfirm: fn(),
    onReject: fn(),
    onRejectingChange: fn(),
  },
  render: function Decision(args) {
    const [rejecting, setRejecting] = useState(args.rejecting);
    return <ReviewDecision {...args} rejecting={rejecting} onRejectingChange={setRejecting} />;
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
    await expect(args.onConfirm).toHaveBeenCalledWith('Thank you, this is just what I needed.');
  },
};

export const Rejecting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Note to Maya/), 'It ends on page 2.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject, and say why' }));
    await expect(canvas.getByRole('radio', { name: 'It cannot be read' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and open next' }));
    await expect(args.onReject).not.toHaveBeenCalled();
    await expect(canvas.getByText('Choose what is wrong, so that Maya can put it right.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep looking' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reject, and say why' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Pages are missing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and open next' }));
    await expect(args.onReject).toHaveBeenCalledWith('pages_missing', 'It ends on page 2.');
  },
};

export const ReasonMissing: Story = {
  args: { rejecting: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and open next' }));
    await expect(canvas.getByRole('radio', { name: 'It cannot be read' })).toHaveFocus();
  },
};

export const Busy: Story = { args: { busy: true } };
export const NotSent: Story = { args: { error: 'We could not send your decision. Try again in a moment.' } };
export const WithoutChecks: Story = { args: { checks: [], detail: undefined } };
