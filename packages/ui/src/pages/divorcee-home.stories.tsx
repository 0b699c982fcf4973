import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DivorceeHome } from './divorcee-home.tsx';
import { fitsTheWidth, onDesktop, onPhone, page } from './page.ts';

const meta = { title: 'Pages/Divorcee home', component: DivorceeHome, parameters: page } satisfies Meta<
  typeof DivorceeHome
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, Maya.');
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get help now' })).toBeVisible();
    await expect(fitsTheWidth()).toBe(true);
  },
};
