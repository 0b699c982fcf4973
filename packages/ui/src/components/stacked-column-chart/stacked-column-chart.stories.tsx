import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { labels } from '../chart-frame/story-labels.ts';
import { StackedColumnChart } from './stacked-column-chart.tsx';

const weeks = ['5 Oct', '12 Oct', '19 Oct', '26 Oct', '2 Nov', '9 Nov', '16 Nov', 'This week'];
const counts = [
  [8, 3, 1, 0],
  [7, 4, 1, 0],
  [8, 3, 2, 0],
  [9, 3, 1, 0],
  [8, 4, 1, 1],
  [7, 4, 2, 0],
  [8, 3, 2, 1],
  [8, 3, 2, 1],
] as const;

const meta = {
  title: 'Charts/StackedColumnChart',
  component: StackedColumnChart,
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'Two high and one critical this week',
    subtitle: 'Open cases, by highest risk in the week',
    label: 'Cases by risk for eight weeks. This week: 8 low, 3 medium, 2 high, 1 critical',
    columnName: 'Week',
    locale: 'en-GB',
    labels,
    count: 14,
    parts: [
      { id: 'low', label: 'Low', tone: 'low' },
      { id: 'medium', label: 'Medium', tone: 'medium' },
      { id: 'high', label: 'High', tone: 'high' },
      { id: 'critical', label: 'Critical', tone: 'critical' },
    ],
    columns: weeks.map((label, at) => {
      const [low = 0, medium = 0, high = 0, critical = 0] = counts[at] ?? [];
      return { label, values: { low, medium, high, critical } };
    }),
  },
  decorators: [(story) => <div style={{ maxWidth: '37rem' }}>{story()}</div>],
} satisfies Meta<typeof StackedColumnChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RiskByWeek: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'This week, Critical 1, High 2, Medium 3, Low 8' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText(/5 Oct\sCritical 0/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/5 Oct\sCritical 0/)).not.toBeInTheDocument();
  },
};

export const TwoSeries: Story = {
  args: {
    title: 'More sessions by video than in a room',
    subtitle: 'Sessions held, by week',
    label: 'This week 9 sessions by video and 4 in a room',
    parts: [
      { id: 'video', label: 'Video', tone: 'brand' },
      { id: 'room', label: 'Room', tone: 'neutral' },
    ],
    columns: weeks.map((label, at) => ({ label, values: { video: 5 + (at % 5), room: 4 + (at % 2) } })),
  },
};

export const TooFewCases: Story = { args: { count: 4, title: 'Four open cases' } };
export const NoCases: Story = { args: { count: 0, title: 'No open cases' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const newest = canvas.getByText('This week');
    await waitFor(() => expect(newest.getBoundingClientRect().right).toBeLessThanOrEqual(globalThis.innerWidth));
  },
};
