import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { TimeInput } from './time-input.tsx';

const meta = {
  title: 'Forms/TimeInput',
  component: TimeInput,
  args: { value: undefined, locale: 'en-GB', onValueChange: () => undefined },
  render: function Start(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Starts at" hint="For example 14:30">
        <TimeInput {...args} value={value} onValueChange={setValue} />
      </Field>
    );
  },
} satisfies Meta<typeof TimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByLabelText('Starts at');
    await userEvent.type(time, '2:30 pm');
    await userEvent.tab();
    await expect(time).toHaveValue('14:30');
    await userEvent.type(time, '{ArrowUp}');
    await expect(time).toHaveValue('14:45');
    await userEvent.clear(time);
    await userEvent.type(time, 'noon');
    await userEvent.tab();
    await expect(time).toHaveValue('noon');
  },
};

export const Filled: Story = { args: { value: '10:00' } };

export const OfTwelveHours: Story = {
  args: { value: '16:30', locale: 'en-US' },
  play: async ({ canvas }) => {
    const time = canvas.getByLabelText('Starts at');
    await expect(time).toHaveDisplayValue(/^4:30\sPM$/);
    await userEvent.type(time, '{ArrowUp}');
    await expect(time).toHaveDisplayValue(/^4:45\sPM$/);
  },
};
export const Disabled: Story = { args: { value: '10:00', disabled: true } };
export const WithError: Story = {
  render: (args) => (
    <Field label="Starts at" error="Write the time like 14:30.">
      <TimeInput {...args} />
    </Field>
  ),
};
