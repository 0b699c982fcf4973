import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Input } from './input.tsx';

const meta = {
  title: 'Forms/Input',
  component: Input,
  args: { onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: '27rem' }}>
      <Field label="Case title">
        <Input {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Case title');
    await userEvent.type(input, 'Okafor family');
    await expect(input).toHaveValue('Okafor family');
    await expect(input).toHaveFocus();
  },
};
export const DateOfBirth: Story = { args: { type: 'date', defaultValue: '1984-03-09' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'maya.okafor@example.org' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Okafor family' } };
