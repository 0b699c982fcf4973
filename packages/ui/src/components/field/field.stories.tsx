import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Input } from '../input/input.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Email', children: <Input type="email" placeholder="name@example.org" /> },
  decorators: [(story) => <div style={{ maxWidth: '27rem' }}>{story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = {
  args: {
    label: 'Year of birth',
    hint: 'For example 2017',
    children: <Input defaultValue="2017" inputMode="numeric" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Year of birth')).toHaveAccessibleDescription('For example 2017');
  },
};

export const WithError: Story = {
  tags: ['picture'],
  args: { error: 'Email and password are required' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Email and password are required');
  },
};

export const Optional: Story = { args: { label: 'Phone', optional: '(optional)', children: <Input type="tel" /> } };

export const WithAction: Story = {
  args: {
    label: 'Password',
    action: <a href="#forgot">Forgot password?</a>,
    children: <Input type="password" defaultValue="quietmorning" />,
  },
};
