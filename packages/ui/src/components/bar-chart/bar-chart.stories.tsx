import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { labels } from '../chart-frame/story-labels.ts';
import { BarChart } from './bar-chart.tsx';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'Most open cases wait for documents',
    subtitle: '14 open cases, by step',
    label:
      'Cases by step: intake 1, document upload 5, mediator review 3, first session 1, negotiation sessions 2, agreement draft 1, final agreement 1',
    columns: ['Step', 'Cases'],
    count: 14,
    locale: 'en-GB',
    labels,
    bars: [
      { label: 'Intake', value: 1 },
      { label: 'Document upload', value: 5, main: true },
      { label: 'Mediator review', value: 3 },
      { label: 'First session', value: 1 },
      { label: 'Negotiation sessions', value: 2 },
      { label: 'Agreement draft', value: 1 },
      { label: 'Final agreement', value: 0 },
    ],
  },
  decorators: [(story) => <div style={{ maxWidth: '37rem' }}>{story()}</div>],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CasesByStep: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('row', { name: 'Document upload 5' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }));
    await expect(canvas.getByText(/^Cases by step: .*document upload 5/)).toBeInTheDocument();
  },
};

export const WithPercents: Story = {
  args: {
    title: 'You confirm most documents within a day',
    subtitle: '61 documents, time from upload to decision',
    label: 'Under 24 hours 38, 24 to 48 hours 19, over 48 hours 4',
    columns: ['Time', 'Documents', 'Share'],
    size: 'large',
    whole: 61,
    count: 61,
    note: 'The four late ones were all tax returns. Families are told 24–48 hours.',
    bars: [
      { label: 'Under 24 hours', value: 38, main: true },
      { label: '24 to 48 hours', value: 19 },
      { label: 'Over 48 hours', value: 4 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('62%')).toBeVisible();
  },
};

export const TooFewCases: Story = {
  args: {
    title: 'Three open cases',
    subtitle: '3 open cases, by step',
    count: 3,
    bars: [
      { label: 'Document upload', value: 2 },
      { label: 'First session', value: 1 },
    ],
  },
};
export const NoCases: Story = { args: { count: 0, title: 'No open cases' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
