import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { PhoneInput } from './phone-input.tsx';

const meta = {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  args: { onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: '27rem' }}>
      <Field label="Phone" optional="(optional)" hint="With the country, if it is not this one">
        <PhoneInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TidiedUp: Story = {
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText(/Phone/);
    await userEvent.type(phone, '0044 20 7946.0018');
    await userEvent.tab();
    await expect(phone).toHaveValue('+44 20 7946.0018');
    await expect(args.onChange).toHaveBeenCalledTimes('0044 20 7946.0018'.length + 1);
  },
};

export const Filled: Story = { args: { defaultValue: '+44 20 7946 0018' } };
export const RightToLeft: Story = { args: { defaultValue: '+44 20 7946 0018' }, globals: { direction: 'rtl' } };
