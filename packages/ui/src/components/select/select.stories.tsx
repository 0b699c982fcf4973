import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: '27rem' }}>
      <Field label="I am a">
        <Select {...args}>
          <option value="divorcee">Divorcee</option>
          <option value="mediator">Mediator</option>
          <option value="lawyer">Lawyer</option>
          <option value="admin">Admin</option>
        </Select>
      </Field>
    </div>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Role: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByLabelText('I am a');
    await userEvent.selectOptions(select, 'Lawyer');
    await expect(select).toHaveValue('lawyer');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { args: { disabled: true } };
