import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import * as CheckboxGroup from './checkbox-group.tsx';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup.Root,
  subcomponents: { Item: CheckboxGroup.Item },
  args: { label: 'What would you like to talk about first?', value: [], onValueChange: () => undefined },
  render: function Topics(args) {
    const [value, setValue] = useState<string[]>([...args.value]);
    return (
      <div style={{ maxWidth: '39rem' }}>
        <CheckboxGroup.Root {...args} value={value} onValueChange={setValue}>
          <CheckboxGroup.Item value="parenting">The children</CheckboxGroup.Item>
          <CheckboxGroup.Item value="home" hint="Who lives where, and what becomes of the mortgage.">
            Our home
          </CheckboxGroup.Item>
          <CheckboxGroup.Item value="pensions">Pensions</CheckboxGroup.Item>
          <CheckboxGroup.Item value="debts" disabled>
            Debts
          </CheckboxGroup.Item>
        </CheckboxGroup.Root>
      </div>
    );
  },
} satisfies Meta<typeof CheckboxGroup.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What would you like to talk about first?' })).toBeVisible();
    await userEvent.click(canvas.getByText('Pensions'));
    await userEvent.click(canvas.getByText('The children'));
    await expect(canvas.getByRole('checkbox', { name: 'Pensions' })).toBeChecked();
    await userEvent.click(canvas.getByText('Pensions'));
    await expect(canvas.getByRole('checkbox', { name: 'Pensions' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'The children' })).toBeChecked();
  },
};

export const SomeChosen: Story = { args: { value: ['parenting', 'home'], hint: 'You can change this later.' } };
export const WithError: Story = { args: { error: 'Choose at least one.' } };
export const Disabled: Story = { args: { disabled: true, value: ['home'] } };
