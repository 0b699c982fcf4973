import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserChip } from './user-chip.tsx';

const meta = {
  title: 'Shell/UserChip',
  component: UserChip,
  args: { name: 'Ruth Lindqvist', role: 'Mediator' },
} satisfies Meta<typeof UserChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mediator: Story = {};
