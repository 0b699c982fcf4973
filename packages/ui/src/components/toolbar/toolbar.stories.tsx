import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, ListFilter, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import * as DropdownMenu from '../dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import * as Toolbar from './toolbar.tsx';

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar.Root,
  subcomponents: { Item: Toolbar.Item, Slot: Toolbar.Slot, Separator: Toolbar.Separator, End: Toolbar.End },
  args: { label: 'Cases' },
  globals: { density: 'compact' },
  render: function Cases(args) {
    const [query, setQuery] = useState('');
    return (
      <Toolbar.Root
        {...args}
        field={
          <SearchField
            label="Search cases"
            placeholder="Search cases"
            clearLabel="Clear search"
            hint={<Kbd>/</Kbd>}
            value={query}
            onValueChange={setQuery}
          />
        }
      >
        <DropdownMenu.Root>
          <Toolbar.Slot>
            <DropdownMenu.Trigger asChild>
              <Button tone="secondary">
                <ListFilter /> Status
              </Button>
            </DropdownMenu.Trigger>
          </Toolbar.Slot>
          <DropdownMenu.Content align="start">
            <DropdownMenu.CheckboxItem checked>Open</DropdownMenu.CheckboxItem>
            <DropdownMenu.CheckboxItem checked={false}>Closed</DropdownMenu.CheckboxItem>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        <Toolbar.Separator />
        <Toolbar.Slot>
          <IconButton label="Download the list">
            <Download />
          </IconButton>
        </Toolbar.Slot>
        <Toolbar.End>
          <Toolbar.Item tone="primary" size="medium">
            <Plus /> Create new case
          </Toolbar.Item>
        </Toolbar.End>
      </Toolbar.Root>
    );
  },
} satisfies Meta<typeof Toolbar.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveATable: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search cases' })).toHaveFocus();
    await userEvent.tab();
    const status = canvas.getByRole('button', { name: 'Status' });
    await expect(status).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Download the list' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Create new case' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(status).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
