import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Stack } from '../layout/layout.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { PasswordHints } from './password-hints.tsx';

const meta = {
  title: 'Forms/PasswordHints',
  component: PasswordHints,
  args: {
    password: '',
    minLength: 8,
    isHardToGuess: false,
    labels: {
      length: '8 characters or more',
      digit: 'A digit',
      upperAndLower: 'Upper and lower case',
      special: 'One of @$!%*?&#',
      hardToGuess: 'Not a common password, not your name',
      met: ', met',
      notMet: ', not met yet',
    },
  },
  decorators: [(story) => <div style={{ maxWidth: '27rem' }}>{story()}</div>],
} satisfies Meta<typeof PasswordHints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Some: Story = { args: { password: 'Harvest7lane' } };
export const All: Story = { args: { password: 'Harvest7lane!', isHardToGuess: true } };

export const AsOneTypes: Story = {
  render: function NewPassword(args) {
    const [password, setPassword] = useState('');
    return (
      <Stack gap="normal">
        <Field label="Password">
          <PasswordInput
            showLabel="Show password"
            hideLabel="Hide password"
            autoComplete="new-password"
            aria-describedby="password-rules"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <PasswordHints {...args} id="password-rules" password={password} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(/A digit ?, not met yet/);
    await userEvent.type(password, 'Harvest7');
    await expect(password).toHaveAccessibleDescription(
      /8 characters or more ?, met A digit ?, met Upper and lower case ?, met/,
    );
    await expect(password).toHaveAccessibleDescription(/One of @\$!%\*\?&# ?, not met yet/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};
