import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import { FormRow } from './form-row.tsx';

const meta = {
  title: 'Forms/FormRow',
  component: FormRow,
  args: {
    children: (
      <>
        <Field label="Password">
          <Input type="password" defaultValue="Harvest7lane" autoComplete="new-password" />
        </Field>
        <Field label="Confirm password" error="Passwords do not match">
          <Input type="password" defaultValue="Harvest7" autoComplete="new-password" />
        </Field>
      </>
    ),
  },
  decorators: [(story) => <div style={{ maxWidth: '27rem' }}>{story()}</div>],
} satisfies Meta<typeof FormRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {};
export const TooNarrow: Story = { decorators: [(story) => <div style={{ maxWidth: '18rem' }}>{story()}</div>] };

export const WideFirst: Story = {
  args: {
    widths: 'wide-first',
    action: (
      <IconButton label="Remove Ada">
        <X />
      </IconButton>
    ),
    children: (
      <>
        <Field label="First name">
          <Input defaultValue="Ada" />
        </Field>
        <Field label="Year of birth" error="Write four digits.">
          <Input defaultValue="17" inputMode="numeric" />
        </Field>
      </>
    ),
  },
};
