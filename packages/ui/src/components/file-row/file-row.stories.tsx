import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { List } from '../list/list.tsx';
import { FileRow } from './file-row.tsx';

const meta = {
  title: 'Documents/FileRow',
  component: FileRow,
  args: { name: 'mortgage-nov-2026.pdf', detail: '1.4 MB', state: 'review', stateLabel: 'In review' },
  render: (args) => (
    <div style={{ maxWidth: '46rem' }}>
      <Card flush>
        <List>
          <FileRow {...args} />
        </List>
      </Card>
    </div>
  ),
} satisfies Meta<typeof FileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = {
  args: {
    state: 'uploading',
    stateLabel: 'Uploading',
    detail: '0.9 of 1.4 MB',
    progress: 62,
    actions: (
      <Button tone="plain" size="small">
        Stop
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading mortgage-nov-2026.pdf' })).toBeVisible();
  },
};

export const InReview: Story = {
  args: {
    detail: '1.4 MB, 2h ago',
    actions: (
      <IconButton size="small" label="Remove mortgage-nov-2026.pdf">
        <Trash2 />
      </IconButton>
    ),
  },
};

export const Accepted: Story = { args: { state: 'accepted', stateLabel: 'Accepted', detail: '1.4 MB, 2h ago' } };

export const Rejected: Story = {
  args: {
    state: 'rejected',
    stateLabel: 'Rejected',
    reason: 'Ruth wrote: Page 2 is missing. Please send the whole letter again.',
    actions: (
      <Button tone="quiet" size="small">
        Send another
      </Button>
    ),
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    stateLabel: 'Not uploaded',
    reason: 'We could not upload it. The connection was lost.',
    onRetry: fn(),
    retryLabel: 'Try again',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The button disappears, and the focus moves to the file. */
export const TriedAgain: Story = {
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  render: function Documents(args) {
    const [state, setState] = useState(args.state);
    return (
      <List>
        <FileRow {...args} state={state} onRetry={() => setState('uploading')} />
      </List>
    );
  },
  args: { state: 'failed', stateLabel: 'Not uploaded', retryLabel: 'Try again' },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('listitem').firstElementChild).toHaveFocus());
  },
};

export const LongName: Story = {
  args: {
    name: 'Statement of the joint account at Northgate Building Society, November 2025 to October 2026, all pages.pdf',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Many: Story = {
  render: () => (
    <div style={{ maxWidth: '46rem' }}>
      <Card flush>
        <List>
          <FileRow name="pay-slips-sep-nov.pdf" detail="0.8 MB, 3d ago" state="accepted" stateLabel="Accepted" />
          <FileRow name="tax-return-2025.pdf" detail="2.1 MB, 1d ago" state="review" stateLabel="In review" />
          <FileRow
            name="IMG_2041.heic"
            detail="3.2 MB"
            state="rejected"
            stateLabel="Rejected"
            reason="Ruth wrote: The amounts can’t be read. A scan or a PDF from the bank works."
          />
          <FileRow name="childcare.jpg" detail="1.1 of 4.0 MB" state="uploading" stateLabel="Uploading" progress={28} />
        </List>
      </Card>
    </div>
  ),
};

export const Compact: Story = { ...Many, tags: [], globals: { density: 'compact' } };
