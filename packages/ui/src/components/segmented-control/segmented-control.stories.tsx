import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, List } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import * as SegmentedControl from './segmented-control.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl.Root,
  subcomponents: { Item: SegmentedControl.Item },
  args: {
    label: 'Show documents',
    value: 'pending',
    onValueChange: () => undefined,
    children: (
      <>
        <SegmentedControl.Item value="pending">Pending</SegmentedControl.Item>
        <SegmentedControl.Item value="confirmed">Confirmed</SegmentedControl.Item>
        <SegmentedControl.Item value="rejected">Rejected</SegmentedControl.Item>
      </>
    ),
  },
  render: function Filter(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl.Root {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Show documents' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>}{/ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Confirmed' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft>}{/ArrowLeft}{ArrowLeft>}{/ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Rejected' })).toBeChecked();
    await userEvent.click(canvas.getByText('Pending'));
  },
};

export const Compact: Story = { globals: { density: 'compact' } };
export const Block: Story = {
  args: { block: true },
  decorators: [(story) => <div style={{ maxWidth: '18rem' }}>{story()}</div>],
  globals: { density: 'compact' },
};
export const WithIcons: Story = {
  tags: ['picture'],
  args: {
    label: 'Show sessions as',
    value: 'week',
    children: (
      <>
        <SegmentedControl.Item value="week">
          <CalendarDays /> Week
        </SegmentedControl.Item>
        <SegmentedControl.Item value="list">
          <List /> List
        </SegmentedControl.Item>
      </>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft>}{/ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Confirmed' })).toBeChecked();
  },
};
