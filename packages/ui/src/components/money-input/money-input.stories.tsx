import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { MoneyInput } from './money-input.tsx';

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  args: { currency: 'GBP', locale: 'en-GB', onValueChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: '18rem' }}>
      <Field label="What is left of the mortgage?" hint="A rough figure is fine.">
        <MoneyInput {...args} />
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
    await userEvent.type(amount, '184206.189');
    await expect(amount).toHaveValue('184,206.18');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(184206.18);
    await userEvent.clear(amount);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Filled: Story = { tags: ['picture'], args: { value: 184206 } };

export const Euro: Story = {
  args: { currency: 'EUR', locale: 'de-DE', defaultValue: 1200.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1.200,5');
  },
};

export const LongSign: Story = { args: { currency: 'CHF', locale: 'de-CH', defaultValue: 98000 } };
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
