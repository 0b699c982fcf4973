import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorPage } from './error.tsx';
import { fitsTheWidth, onDesktop, onPhone, page } from './page.ts';

const meta = {
  title: 'Pages/Error',
  component: ErrorPage,
  args: { count: 1 },
  parameters: page,
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload Page' })).not.toBeInTheDocument();
  },
};

export const Repeated: Story = {
  globals: onDesktop,
  args: { count: 4 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveTextContent('Reload Page');
  },
};

export const Phone: Story = {
  globals: onPhone,
  args: { count: 4 },
  play: async () => {
    await expect(fitsTheWidth()).toBe(true);
  },
};

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeLetters: Story = {
  globals: { ...onPhone, textSize: 'double' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(fitsTheWidth()).toBe(true);
  },
};
