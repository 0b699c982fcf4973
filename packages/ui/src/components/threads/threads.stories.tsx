import type { Meta, StoryObj } from '@storybook/react-vite';
import { Threads } from './threads.tsx';

const meta = {
  title: 'Process/Threads',
  component: Threads,
  decorators: [(story) => <div style={{ position: 'relative', height: '30rem' }}>{story()}</div>],
} satisfies Meta<typeof Threads>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const Low: Story = { args: { position: 'low' } };
