import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingPage } from './landing.tsx';
import { fitsTheWidth, onDesktop, onPhone, page } from './page.ts';

const meta = { title: 'Pages/Landing', component: LandingPage, parameters: page } satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Quick exit' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'About mediation' })).toBeVisible();
    await expect(fitsTheWidth()).toBe(true);
  },
};

export const SessionEnded: Story = {
  globals: onDesktop,
  args: { hasEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your session has ended/)).toBeVisible();
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
