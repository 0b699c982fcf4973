import type { Meta, StoryObj } from '@storybook/react-vite';
import { MiniPath } from './mini-path.tsx';

const meta = {
  title: 'Process/MiniPath',
  component: MiniPath,
  args: { current: 5, total: 7, label: '5 of 7' },
} satisfies Meta<typeof MiniPath>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveOfSeven: Story = {};
export const First: Story = { args: { current: 1, label: '1 of 7' } };
