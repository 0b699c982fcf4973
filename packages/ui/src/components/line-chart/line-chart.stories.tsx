import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { labels } from '../chart-frame/story-labels.ts';
import { LineChart } from './line-chart.tsx';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const weeks = [8.4, 8.1, 8.6, 7.9, 7.2, 7.5, 6.9, 7.1, 6.6, 6.4, 6.5, 6.2];
const points = months.map((label, at) => ({ label, value: weeks[at] ?? null }));

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'Cases reach agreement faster',
    subtitle: 'Median weeks, by month of agreement',
    label: 'Weeks to agreement fell from 8.4 in December to 6.2 in November',
    columns: ['Month', 'Weeks'],
    points,
    labels,
    count: 33,
    from: 2,
    band: { from: 4, to: 8, label: 'Typical range, 4–8 weeks' },
  },
  decorators: [(story) => <div style={{ maxWidth: '37rem' }}>{story()}</div>],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WeeksToAgreement: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Cases reach agreement faster' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /fell from 8.4/ })).toBeVisible();
    const toggle = canvas.getByRole('button', { name: 'View as table' });
    await userEvent.click(toggle);
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('table', { name: 'Cases reach agreement faster' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nov, 6.2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Feb, 8.6' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/Feb\s8.6/)).toBeVisible());
  },
};

export const ComparedWithOthers: Story = {
  tags: ['picture'],
  args: {
    title: 'Your cases are a little faster than the office',
    label: 'Your cases took 6.2 weeks in November, all cases of the office 6.9',
    columns: ['Month', 'Your cases', 'All cases'],
    points: points.map((point, at) => ({ ...point, other: Math.round((8.2 - at * 0.12) * 10) / 10 })),
    band: undefined,
    from: 0,
  },
};

export const WithAGap: Story = {
  args: {
    points: points.map((point, at) => (at === 4 || at === 5 ? { ...point, value: null } : point)),
    note: 'No case was closed in April and May.',
  },
};

export const TooFewCases: Story = {
  args: { count: 3, points: points.slice(9), title: 'Three cases reached agreement' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByText(labels.few)).toBeVisible();
  },
};

export const NoCases: Story = {
  args: { count: 0, points: [], title: 'No agreements yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cases in this time')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const newest = canvas.getByText('6.2');
    await waitFor(() => expect(newest.getBoundingClientRect().right).toBeLessThanOrEqual(globalThis.innerWidth));
  },
};
