import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { holdClock, slowly } from './high-risk-alert.fixture.ts';
import { HighRiskAlert } from './high-risk-alert.tsx';

const still = { parameters: { chromatic: { disableSnapshot: true } } };

const meta = {
  title: 'Assistance/HighRiskAlert',
  component: HighRiskAlert,
  args: {
    labels: { title: 'High Risk Detected', pause: 'Pause this chat', why: 'See why', dismiss: 'Dismiss' },
    children: 'Risk is 8 of 10 in the last 5 messages. Only you can see this. A short pause may help.',
    announcement: 'High Risk Detected. Risk is 8 of 10 in the last 5 messages. Only you can see this.',
    onPause: fn(),
    onWhy: fn(),
    onLeave: fn(),
  },
  globals: { density: 'compact' },
  afterEach: holdClock,
  decorators: [(story) => <div style={{ maxWidth: '35rem' }}>{story()}</div>],
} satisfies Meta<typeof HighRiskAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  args: { duration: slowly },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.announcement)).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause this chat' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'See why' }));
    await expect(args.onWhy).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onLeave).toHaveBeenCalledWith('dismissed');
  },
};

export const LeavesByItself: Story = {
  ...still,
  args: { duration: 200 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('timeout'));
  },
};

export const WaitsWhileFocused: Story = {
  ...still,
  args: { duration: 500 },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'See why' }).focus();
    const clock = canvas
      .getByRole('region', { name: 'High Risk Detected' })
      .getAnimations({ subtree: true })
      .find((it) => it instanceof CSSAnimation);
    await waitFor(() => expect(clock?.playState).toBe('paused'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'See why' }).blur();
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith('timeout'));
  },
};

export const CannotBePaused: Story = {
  ...still,
  render: ({ labels, children, announcement, onWhy, onLeave }) => (
    <HighRiskAlert duration={slowly} {...{ labels, announcement, onWhy, onLeave }}>
      {children}
    </HighRiskAlert>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'See why' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause this chat' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { args: { duration: slowly }, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  args: {
    duration: slowly,
    labels: { title: 'זוהה סיכון גבוה', pause: 'השהיית הצ׳אט', why: 'למה', dismiss: 'סגירה' },
    children: 'הסיכון הוא 8 מתוך 10 בחמש ההודעות האחרונות. רק את רואה את זה.',
    announcement: 'זוהה סיכון גבוה',
  },
  globals: { direction: 'rtl' },
};
