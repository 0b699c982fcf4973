import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DocumentsReview } from './documents-review.tsx';
import { fitsTheWindow, onDesktop, onPhone, staffPage } from './staff-page.ts';

const meta = {
  title: 'Pages/Documents review',
  component: DocumentsReview,
  globals: onDesktop,
  parameters: staffPage,
} satisfies Meta<typeof DocumentsReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    for (const check of ['Both names are on it', 'Dated in the last 3 months', 'All pages are here']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: check }));
    }
    const note = canvas.getByRole('textbox', { name: /^Note to Maya/ });
    await userEvent.type(note, 'Thank you, this is just what I needed.');
    note.blur();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(globalThis.innerHeight);
  },
};

export const OpensTheNext: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and open next' }));
    await expect(canvas.getByRole('form', { name: 'Pension summary' })).toBeVisible();
    await expect(canvas.getByText('5 wait for you. The oldest has waited 1d.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Note to Peter/ })).toHaveValue('');
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm and open next' });
    const list = canvas.getByRole('link', { name: /^Pension summary/ });
    await expect(confirm.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await fitsTheWindow();
  },
};

export const Rejecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject, and say why' }));
    await expect(canvas.getByLabelText('What should Maya change?')).toHaveFocus();
  },
};

export const Larger: Story = { args: { zoom: 1.25 } };
export const Loading: Story = { args: { state: 'loading' } };
export const CannotBeShown: Story = { args: { state: 'failed' } };
export const NotSent: Story = { args: { error: 'We could not send your decision. Try again in a moment.' } };
export const AllDone: Story = { args: { waiting: 0 } };
