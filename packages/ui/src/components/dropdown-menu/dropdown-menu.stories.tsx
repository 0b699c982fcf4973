import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Download, Ellipsis, LogOut, Pencil, Trash2, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { UserChip } from '../user-chip/user-chip.tsx';
import * as DropdownMenu from './dropdown-menu.tsx';

const choose = fn();
const ruth = { name: 'Ruth Lindqvist', role: 'Mediator' };

const meta = {
  title: 'Overlays/DropdownMenu',
  component: DropdownMenu.Content,
  subcomponents: {
    Item: DropdownMenu.Item,
    CheckboxItem: DropdownMenu.CheckboxItem,
    RadioItem: DropdownMenu.RadioItem,
    Label: DropdownMenu.Label,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <UserChip {...ruth} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start" {...args}>
        <DropdownMenu.Item onSelect={() => choose('profile')}>
          <User /> Profile
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Theme</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value="light" onValueChange={choose}>
          <DropdownMenu.RadioItem value="light">Light</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="dark">Dark</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Item disabled>
          <LogOut /> Logout
        </DropdownMenu.Item>
        <DropdownMenu.Item tone="danger">
          <Trash2 /> Remove account
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
} satisfies Meta<typeof DropdownMenu.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const UserMenu: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /Ruth Lindqvist/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('dark');
    await closed();
  },
};

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeChecked();
  },
};

const caseMenu: Story['render'] = (args) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger asChild>
      <IconButton label="More for Okafor family">
        <Ellipsis />
      </IconButton>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content {...args} align="start">
      <DropdownMenu.Item>
        <Pencil /> Rename
      </DropdownMenu.Item>
      <DropdownMenu.Item asChild>
        <a href="#export">
          <Download /> Download everything
        </a>
      </DropdownMenu.Item>
      <DropdownMenu.Separator />
      <DropdownMenu.Group>
        <DropdownMenu.Label>Show</DropdownMenu.Label>
        <DropdownMenu.CheckboxItem checked onCheckedChange={choose}>
          Closed cases
        </DropdownMenu.CheckboxItem>
        <DropdownMenu.CheckboxItem checked={false}>Only mine</DropdownMenu.CheckboxItem>
      </DropdownMenu.Group>
      <DropdownMenu.Separator />
      <DropdownMenu.Item disabled>
        <Archive /> Close case
      </DropdownMenu.Item>
      <DropdownMenu.Item tone="danger">
        <Trash2 /> Delete case
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

export const EveryKindOfItem: Story = {
  globals: { density: 'compact' },
  render: caseMenu,
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Download everything' })).toHaveAttribute('href', '#export');
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Closed cases' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenLastCalledWith(false);
  },
};

export const RightToLeft: Story = {
  globals: { density: 'compact', direction: 'rtl' },
  render: caseMenu,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toHaveAttribute('dir', 'rtl');
  },
};
