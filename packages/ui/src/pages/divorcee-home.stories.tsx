import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, Card, EmptyState, ErrorState, Row, Skeleton, SkeletonGroup, Stack } from '../index.ts';
import { DivorceeHome } from './divorcee-home.tsx';
import { fitsTheWidth, onDesktop, onPhone, page } from './page.ts';

const meta = { title: 'Pages/Divorcee home', component: DivorceeHome, parameters: page } satisfies Meta<
  typeof DivorceeHome
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  tags: ['picture-in-every-look'],
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, Maya.');
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get help now' })).toBeVisible();
    await expect(fitsTheWidth()).toBe(true);
  },
};

const loading = (label: string, rows: number) => (
  <Card>
    <SkeletonGroup label={label}>
      <Stack gap="large">
        {Array.from({ length: rows }, (_, at) => (
          <Row key={at}>
            <Skeleton shape="circle" />
            <Stack gap="small" grow>
              <Skeleton width="45%" />
              <Skeleton width="75%" />
            </Stack>
          </Row>
        ))}
      </Stack>
    </SkeletonGroup>
  </Card>
);

export const Loading: Story = {
  globals: onDesktop,
  args: {
    next: loading('Loading what to do next', 4),
    documents: loading('Loading your documents', 3),
    session: loading('Loading your session', 1),
    messages: loading('Loading your messages', 2),
  },
};

/** Everything is in: whose turn it is now, and for how long. */
export const NothingToDo: Story = {
  globals: onDesktop,
  args: {
    quiet: true,
    next: (
      <Card aria-label="What to do next">
        <EmptyState title="Nothing waits for you">
          Ruth looks at your papers within 24–48 hours, and writes to you when she is done.
        </EmptyState>
      </Card>
    ),
    session: (
      <Card aria-label="Sessions">
        <EmptyState title="No session yet">When Ruth offers times, you choose here.</EmptyState>
      </Card>
    ),
    messages: (
      <Card aria-label="Messages">
        <EmptyState
          title="No messages yet"
          action={
            <Button asChild tone="secondary">
              <a href="#messages">Write to Ruth</a>
            </Button>
          }
        >
          When Ruth writes to you, it shows here. You can also write first.
        </EmptyState>
      </Card>
    ),
  },
};

/** One part could not be read: the rest of the page is there, and so is the way to help. */
export const PartFailed: Story = {
  globals: onPhone,
  args: {
    next: (
      <Card aria-label="What to do next">
        <ErrorState
          message="Failed to load your checklist"
          retryLabel="Try Again"
          onRetry={fn()}
          errorId={
            <>
              Error id <code>7F3A-C21E</code>
            </>
          }
        >
          What you uploaded is safe.
        </ErrorState>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you uploaded is safe.');
    await expect(canvas.getByRole('link', { name: 'Get help now' })).toBeVisible();
    await expect(fitsTheWidth()).toBe(true);
  },
};

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeLetters: Story = {
  globals: { ...onPhone, textSize: 'double' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(fitsTheWidth()).toBe(true);
  },
};
