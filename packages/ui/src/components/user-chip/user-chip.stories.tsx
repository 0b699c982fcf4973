import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserChip } from './user-chip.tsx';

const meta = {
  title: 'Shell/UserChip',
  component: UserChip,
  args: { name: 'Ruth Lindqvist', role: 'Mediator' },
} satisfies Meta<typeof UserChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mediator: Story = {};

export const LongName: Story = {
  args: { name: 'Maximiliana Konstantinopoulou-Featherstonehaugh' },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: /Konstantinopoulou-Featherstonehaugh/ });
    await expect(chip.offsetWidth).toBeLessThan(280);
  },
};
