import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading mortgage-nov-2026.pdf', value: 62 },
  decorators: [(story) => <div style={{ maxWidth: '27rem' }}>{story()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upload: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading mortgage-nov-2026.pdf' });
    await expect(bar).toHaveAttribute('value', '62');
  },
};
export const WithWords: Story = {
  args: { label: 'Documents', value: 81, valueText: '13 of 16', showLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '13 of 16');
  },
};
export const NotStarted: Story = { args: { value: 0, showLabel: true, valueText: '0 of 3 pages' } };
export const Done: Story = { args: { value: 100, tone: 'success', showLabel: true, valueText: '3 of 3 pages' } };
export const Small: Story = { args: { size: 'small' } };
export const Neutral: Story = { args: { tone: 'neutral' } };
export const Warning: Story = { args: { tone: 'warning', value: 25 } };
export const Danger: Story = { args: { tone: 'danger', value: 8 } };
export const Unknown: Story = {
  args: { value: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
