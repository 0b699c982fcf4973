import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as RadioGroup from './radio-group.tsx';

const yesAndNo = (
  <>
    <RadioGroup.Item value="yes">Yes</RadioGroup.Item>
    <RadioGroup.Item value="no">No</RadioGroup.Item>
  </>
);

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup.Root,
  subcomponents: { Item: RadioGroup.Item },
  args: {
    label: 'Do you have children together?',
    look: 'card',
    onValueChange: fn(),
    children: yesAndNo,
  },
  decorators: [(story) => <div style={{ maxWidth: '39rem' }}>{story()}</div>],
} satisfies Meta<typeof RadioGroup.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  tags: ['picture'],
  args: { defaultValue: 'yes' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Do you have children together?' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>}{/ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(canvas.getByText('Yes'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('yes');
  },
};

export const Unanswered: Story = {};

export const Rows: Story = {
  args: {
    label: 'How would you like to meet?',
    hint: 'Ruth can change this at any time if you ask her.',
    look: 'row',
    defaultValue: 'separate',
    children: (
      <>
        <RadioGroup.Item value="together">In one room, or one call</RadioGroup.Item>
        <RadioGroup.Item value="separate" hint="Ruth goes back and forth. You don’t see each other.">
          In separate rooms
        </RadioGroup.Item>
        <RadioGroup.Item value="unsure">I don’t know yet</RadioGroup.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'In separate rooms' })).toHaveAccessibleDescription(
      'Ruth goes back and forth. You don’t see each other.',
    );
  },
};

export const WithError: Story = {
  args: { error: 'Choose “Yes” or “No”.', optional: '(optional)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose “Yes” or “No”.');
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'no' } };

export const OneNotPossible: Story = {
  args: {
    look: 'row',
    defaultValue: 'yes',
    children: (
      <>
        <RadioGroup.Item value="yes">By video</RadioGroup.Item>
        <RadioGroup.Item value="no" disabled hint="The office is closed in that week.">
          In the office
        </RadioGroup.Item>
      </>
    ),
  },
};

export const RightToLeft: Story = { args: { defaultValue: 'yes' }, globals: { direction: 'rtl' } };
