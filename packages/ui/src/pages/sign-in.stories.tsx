import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsTheWidth, onDesktop, onPhone, page } from './page.ts';
import { SignInPage } from './sign-in.tsx';

const meta = { title: 'Pages/Sign in', component: SignInPage, parameters: page } satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    canvas.getByLabelText('Email').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await userEvent.click(password);
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Quick exit' })).toBeVisible();
    await expect(fitsTheWidth()).toBe(true);
  },
};

export const Refused: Story = {
  globals: onDesktop,
  args: { refusal: 'This email and password do not belong together. Try again, or choose a new password.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('do not belong together');
    await expect(canvas.getByLabelText('Email')).toHaveValue('maya.okafor@example.org');
  },
};

export const SigningIn: Story = {
  globals: onDesktop,
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-busy', 'true');
  },
};
