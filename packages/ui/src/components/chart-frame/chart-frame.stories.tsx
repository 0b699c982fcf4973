import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { vars } from '../../theme/vars.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { labels } from './story-labels.ts';

const months = ['Sep', 'Oct', 'Nov'];
const held = [9, 12, 14];

const label = 'Sessions held: September 9, October 12, November 14';

/** A custom chart with its text alternative. */
const drawing = (
  <>
    <VisuallyHidden>{label}</VisuallyHidden>
    <div style={{ display: 'flex', alignItems: 'flex-end', gap: '1rem', height: '9rem' }} aria-hidden>
      {held.map((count, at) => (
        <div key={months[at]} style={{ flex: 1, height: `${count * 7}%`, background: vars.color.primary[9] }} />
      ))}
    </div>
  </>
);

const rows = months.map((month, at) => [month, String(held[at])]);

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'You hold more sessions',
    subtitle: 'Sessions held, by month',
    label,
    table: { columns: ['Month', 'Sessions'], rows, filled: rows },
    labels,
    children: drawing,
  },
  decorators: [(story) => <div style={{ maxWidth: '37rem' }}>{story()}</div>],
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnDrawing: Story = {
  play: async ({ canvas }) => {
    const frame = within(canvas.getByRole('figure', { name: 'You hold more sessions' }));
    await userEvent.tab();
    await expect(frame.getByRole('button', { name: 'View as table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(frame.getByRole('row', { name: 'Nov 14' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(frame.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const WithNote: Story = { args: { note: 'Two sessions in October were held in separate rooms.' } };
export const FewCases: Story = { args: { count: 3 } };
export const Nothing: Story = { args: { count: 0 } };
export const OnAPhone: Story = { globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } } };
