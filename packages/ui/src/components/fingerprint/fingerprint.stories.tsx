import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fingerprint } from './fingerprint.tsx';

const meta = {
  title: 'Process/Fingerprint',
  component: Fingerprint,
  args: {
    hash: '9f2c41d07be85a3366c10f94ab27d8e51c70b3f2946de80a5bb1c3d7e2f40986',
    title: 'Fingerprint of this version',
    spoken: 'Fingerprint of version 3, 64 characters, begins 9f2c',
    note: 'It belongs to the exact words of version 3 that you sign, and to no others.',
  },
} satisfies Meta<typeof Fingerprint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAVersion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9f2c').parentElement).toHaveAttribute('aria-hidden');
    await expect(canvas.getByText(/begins 9f2c/)).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
