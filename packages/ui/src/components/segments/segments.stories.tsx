import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segments } from './segments.tsx';

const meta = {
  title: 'Process/Segments',
  component: Segments,
  args: { total: 48, filled: 17 },
  decorators: [(story) => <div style={{ maxWidth: '36rem' }}>{story()}</div>],
} satisfies Meta<typeof Segments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {};
export const Small: Story = { args: { total: 11, filled: 8, size: 'small' } };
export const Full: Story = { args: { total: 24, filled: 24 } };
