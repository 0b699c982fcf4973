import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bullets } from './bullets.tsx';

const meta = {
  title: 'Content/Bullets',
  component: Bullets,
  args: {
    children: [
      <li key="1">Clause 3 has no day by which it is to be done.</li>,
      <li key="2">Nothing is said about school holidays.</li>,
    ],
  },
} satisfies Meta<typeof Bullets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Discs: Story = { args: { marker: 'disc' } };
