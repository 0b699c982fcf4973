import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Kbd } from '../kbd/kbd.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search questions',
    placeholder: 'Search, for example “photo”',
    value: '',
    clearLabel: 'Clear search',
    onValueChange: fn(),
  },
  render: function Search(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search questions' });
    await userEvent.type(field, 'photo');
    await expect(field).toHaveValue('photo');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'bank');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const WithAKey: Story = {
  args: { label: 'Search cases', placeholder: 'Search cases', hint: <Kbd>/</Kbd> },
  globals: { density: 'compact' },
};

export const Filled: Story = { args: { value: 'okafor' } };
export const RightToLeft: Story = { args: { value: 'okafor' }, globals: { direction: 'rtl' } };
