import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsTheWidth, onDesktop, onPhone, page } from './page.ts';
import { RegisterPage } from './register.tsx';

const meta = { title: 'Pages/Register', component: RegisterPage, parameters: page } satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await expect(fitsTheWidth()).toBe(true);
  },
};

export const PutRight: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    const again = canvas.getByLabelText('Confirm password');
    await userEvent.type(again, 'lane');
    await expect(again).toBeValid();
    await userEvent.type(canvas.getByLabelText('Password'), '!');
    await expect(again).toBeInvalid();
    await userEvent.type(again, '!');
    await expect(canvas.queryByText('Passwords do not match')).not.toBeInTheDocument();
  },
};
