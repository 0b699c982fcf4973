import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { ToneMeter } from './tone-meter.tsx';

const labels = { green: 'Calm', yellow: 'Upset', orange: 'Heated', red: 'Hostile' };

const meta = {
  title: 'Assistance/ToneMeter',
  component: ToneMeter,
  args: { name: 'Daniel', intensity: 8, label: '8 of 10', labels },
  decorators: [(story) => <div style={{ maxWidth: '19rem' }}>{story()}</div>],
} satisfies Meta<typeof ToneMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hostile: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Daniel, Hostile' });
    await expect(meter).toHaveProperty('value', 8);
    await expect(meter).toHaveAttribute('aria-valuetext', 'Hostile, 8 of 10');
    await expect(meter.parentElement?.querySelectorAll('[data-on]')).toHaveLength(8);
  },
};
export const Heated: Story = { args: { intensity: 7, label: '7 of 10' } };
export const Upset: Story = { args: { name: 'Maya', intensity: 5, label: '5 of 10' } };
export const Calm: Story = { args: { name: 'Maya', intensity: 2, label: '2 of 10' } };

export const WithoutNames: Story = {
  render: (args) => (
    <Stack>
      {[0, 2, 5, 7, 9, 10].map((intensity) => (
        <ToneMeter key={intensity} {...args} name={undefined} intensity={intensity} label={`${intensity} of 10`} />
      ))}
    </Stack>
  ),
};

export const LongName: Story = { args: { name: 'Wilhelmina Konstantinopolska-Featherstonehaugh' } };
