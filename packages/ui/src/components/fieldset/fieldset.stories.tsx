import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { FormRow } from '../form-row/form-row.tsx';
import { Input } from '../input/input.tsx';
import { Fieldset } from './fieldset.tsx';

const meta = {
  title: 'Forms/Fieldset',
  component: Fieldset,
  args: {
    label: 'Ada',
    children: (
      <FormRow>
        <Field label="First name">
          <Input defaultValue="Ada" />
        </Field>
        <Field label="Year of birth">
          <Input defaultValue="2017" inputMode="numeric" />
        </Field>
      </FormRow>
    ),
  },
  decorators: [(story) => <div style={{ maxWidth: '39rem' }}>{story()}</div>],
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Child: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ada' })).toContainElement(canvas.getByLabelText('First name'));
  },
};

export const WithHintAndError: Story = {
  args: {
    hint: 'Their first names are enough.',
    error: 'Fill in both, or remove this child.',
    optional: '(optional)',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Their first names are enough. Fill in both, or remove this child.',
    );
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ada' })).toBeVisible();
  },
};
