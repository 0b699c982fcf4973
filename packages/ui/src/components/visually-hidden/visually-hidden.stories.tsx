import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { title: 'Shell/VisuallyHidden', component: VisuallyHidden, args: { children: 'Unread' } } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Word: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unread').offsetWidth).toBe(1);
  },
};
