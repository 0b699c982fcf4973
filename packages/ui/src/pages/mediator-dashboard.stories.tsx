import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card, EmptyState, ErrorState, Row, Skeleton, SkeletonGroup, Stack } from '../index.ts';
import { attention } from './cases.ts';
import { CasesTable } from './cases-table.tsx';
import { Dashboard } from './mediator-dashboard.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { fitsTheWindow, onDesktop, onPhone, staffPage } from './staff-page.ts';

const meta = {
  title: 'Pages/Mediator dashboard',
  component: Dashboard,
  globals: onDesktop,
  parameters: staffPage,
  render: (args) => (
    <StaffFrame page="Dashboard">
      <Dashboard {...args} />
    </StaffFrame>
  ),
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  tags: ['picture-in-every-look'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('row', { name: /Okafor family.*High\s*8 of 10/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open chat: Okafor family' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const exit = ['Skip to main content', 'Quick exit'];
    const order = [...exit, 'Menu', 'Home', /^Chat/, /^Notifications/, /Ruth Lindqvist/, 'Logout'];
    for (const name of order) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    const row = canvas.getByRole('link', { name: 'Okafor family' });
    row.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open chat: Okafor family' })).toHaveFocus();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await fitsTheWindow();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

const loading = (label: string, rows: number) => (
  <Card.Body>
    <SkeletonGroup label={label}>
      <Stack gap="large">
        {Array.from({ length: rows }, (_, at) => (
          <Row key={at}>
            <Skeleton shape="circle" />
            <Stack gap="small" style={{ flex: 1 }}>
              <Skeleton width="55%" />
              <Skeleton width="80%" />
            </Stack>
          </Row>
        ))}
      </Stack>
    </SkeletonGroup>
  </Card.Body>
);

export const Loading: Story = {
  args: {
    counts: Object.fromEntries(
      ['Cases', 'Documents', 'Messages', 'Contacts'].map((name) => [name, { value: '', reason: 'Counting' }]),
    ),
    cases: loading('Loading the cases', 5),
    review: loading('Loading the documents', 3),
    sessions: loading('Loading the sessions', 4),
    insights: loading('Loading the insights', 2),
  },
};

const retry = { retryLabel: 'Try Again', onRetry: fn() };

export const PartsFailed: Story = {
  args: {
    counts: { Messages: { value: null, reason: 'Could not be counted' } },
    cases: (
      <Card.Body>
        <ErrorState message="Failed to load cases" {...retry}>
          Your other work is here. Nothing is lost.
        </ErrorState>
      </Card.Body>
    ),
  },
};

export const QuietDay: Story = {
  args: {
    lead: 'Nothing is due today. The next session is on Thursday 26 November.',
    counts: { Documents: { value: '0', reason: 'all looked at' }, Messages: { value: '0', reason: 'all read' } },
    cases: <CasesTable cases={attention.slice(4)} />,
    review: (
      <Card.Body>
        <EmptyState title="Nothing waits for you">New documents show here as soon as they are uploaded.</EmptyState>
      </Card.Body>
    ),
    sessions: (
      <Card.Body>
        <EmptyState title="No sessions today">The next one is on Thursday 26 November at 09:00.</EmptyState>
      </Card.Body>
    ),
  },
};

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeLetters: Story = {
  globals: { ...onPhone, textSize: 'double' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: fitsTheWindow,
};
