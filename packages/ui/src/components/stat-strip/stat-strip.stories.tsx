import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatStrip, type Stat } from './stat-strip.tsx';

const stats: Stat[] = [
  { id: 'open', label: 'Open cases', value: 14, note: '2 more than in October' },
  { id: 'agreed', label: 'Reached agreement', part: { count: 27, of: 33 }, note: '27 of 33 closed' },
  { id: 'weeks', label: 'Weeks to agreement', value: '6.2', note: 'median, was 8.4' },
  { id: 'reply', label: 'Your first reply', value: '5h', note: 'median' },
];

const meta = {
  title: 'Process/StatStrip',
  component: StatStrip,
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  args: { stats, label: 'This year in numbers', missingLabel: 'Could not be counted', locale: 'en-GB' },
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'This year in numbers' })).toHaveTextContent('82%27 of 33 closed');
  },
};

export const TooFewForPercents: Story = {
  args: {
    stats: [
      { id: 'open', label: 'Open cases', value: 3 },
      { id: 'agreed', label: 'Reached agreement', part: { count: 3, of: 4 }, note: 'of 4 closed' },
      { id: 'weeks', label: 'Weeks to agreement', value: '7', note: 'median of 4' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of 4 closed').parentElement).toHaveTextContent(/^3of 4 closed$/);
  },
};

export const OneCouldNotBeCounted: Story = {
  args: { stats: stats.map((stat) => (stat.id === 'reply' ? { ...stat, value: null, note: undefined } : stat)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not be counted')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { loadingLabel: 'Loading the figures' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
