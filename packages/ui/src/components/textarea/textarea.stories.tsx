import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Textarea } from './textarea.tsx';

const left = (count: number) =>
  count < 0 ? `${-count} characters too many. Cut a little.` : `${count} characters left`;

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { rows: 4 },
  render: (args) => (
    <div style={{ maxWidth: '27rem' }}>
      <Field label="What is this case about?" optional="(optional)">
        <Textarea {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'Two children, a house, and the wish to settle it before summer.' },
};

export const Autosize: Story = {
  args: { autosize: true, rows: 2 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    const before = box.offsetHeight;
    await userEvent.type(
      box,
      'School nights with me.{Enter}Weekends with Daniel.{Enter}Holidays{Enter}in{Enter}turns.',
    );
    await expect(box.offsetHeight).toBeGreaterThan(before);
  },
};

export const WithCount: Story = {
  args: { countMax: 60, countLabel: left, defaultValue: 'School nights with me.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/characters left/)).toBeNull();
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, ' Most weekends with Daniel, who live');
    await expect(canvas.getByText('2 characters left')).toBeVisible();
    await userEvent.type(box, 's near.');
    await expect(canvas.getByText('5 characters too many. Cut a little.')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'This case is closed.' } };
