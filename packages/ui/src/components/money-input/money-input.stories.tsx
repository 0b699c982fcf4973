import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { MoneyInput, type MoneyInputProps } from './money-input.tsx';

function Remembering(props: MoneyInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MoneyInput
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  args: { currency: 'GBP', locale: 'en-GB', value: null, onValueChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: '18rem' }}>
      <Field label="What is left of the mortgage?" hint="A rough figure is fine.">
        <Remembering {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pounds: Story = {
  play: async ({ canvas, args }) => {
    const amount = canvas.getByLabelText('What is left of the mortgage?');
    await expect(amount).toHaveAccessibleDescription(/British Pound/);
    await userEvent.type(amount, '184206.18');
    await expect(amount).toHaveValue('184206.18');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(184206.18);
    await userEvent.tab();
    await expect(amount).toHaveValue('184,206.18');
    await userEvent.clear(amount);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** What cannot be read stays as it was typed, for the form to refuse. */
export const NoAmount: Story = {
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox');
    await userEvent.type(amount, '2.150,50');
    await userEvent.tab();
    await expect(amount).toHaveValue('2.150,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2.150,50');
  },
};

export const Filled: Story = { args: { value: 184206 } };

export const Euro: Story = {
  args: { currency: 'EUR', locale: 'de-DE', value: 1200.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1.200,50');
  },
};

export const LongSign: Story = { args: { currency: 'CHF', locale: 'de-CH', value: 98000 } };
export const Disabled: Story = { args: { disabled: true, value: 1842 } };

export const WithError: Story = {
  render: (args) => (
    <div style={{ maxWidth: '18rem' }}>
      <Field label="Monthly rent" error="Write the amount in numbers, like 1,150.">
        <MoneyInput {...args} />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { args: { value: 1842 }, globals: { direction: 'rtl' } };
