import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card, EmptyState, ErrorState } from '../index.ts';
import { HistoryCard } from './case-history.tsx';
import { CaseOverview } from './case-overview.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { fitsTheWindow, onDesktop, onPhone, staffPage } from './staff-page.ts';

const meta = {
  title: 'Pages/Case overview',
  component: CaseOverview,
  globals: onDesktop,
  parameters: staffPage,
  render: (args) => (
    <StaffFrame page="Cases">
      <CaseOverview {...args} />
    </StaffFrame>
  ),
} satisfies Meta<typeof CaseOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const [maya, daniel] = ['Maya Okafor', 'Daniel Okafor'].map((name) => canvas.getByRole('region', { name }));
    await expect(Math.abs((maya?.offsetWidth ?? 0) - (daniel?.offsetWidth ?? 0))).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('link', { name: 'Message Daniel Okafor' })).toBeVisible();
    await expect(canvas.getByText('Made by AI from 46 messages. Check before you rely on it.')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await fitsTheWindow();
    await expect(canvas.getByRole('button', { name: 'See all 7 steps' })).toBeVisible();
  },
};

export const SummaryFailed: Story = {
  args: {
    summary: (
      <Card aria-label="AI summary">
        <ErrorState message="Failed to load the AI summary" retryLabel="Try Again" onRetry={fn()}>
          Everything else in the case is here.
        </ErrorState>
      </Card>
    ),
    history: (
      <HistoryCard>
        <EmptyState title="Nothing has happened yet">What you and others do in this case shows here.</EmptyState>
      </HistoryCard>
    ),
  },
};

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeLetters: Story = {
  globals: { ...onPhone, textSize: 'double' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: fitsTheWindow,
};
