import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, MessageCircle } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { MenuButton } from './menu-button.tsx';

const meta = {
  title: 'Shell/MenuButton',
  component: MenuButton,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    label: 'Menu',
    closeLabel: 'Close menu',
    folded: false,
    onFoldedChange: fn(),
    children: (
      <SideMenu title="Mediator" subtitle="ruth.lindqvist · mediator">
        <SideMenu.Group label="Pages">
          <SideMenu.Item asChild current icon={<House />}>
            <a href="#dashboard">Dashboard</a>
          </SideMenu.Item>
          <SideMenu.Item asChild icon={<MessageCircle />} count={2} countLabel="2 new">
            <a href="#messages" onClick={(event) => event.preventDefault()}>
              Messages
            </a>
          </SideMenu.Item>
        </SideMenu.Group>
      </SideMenu>
    ),
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below 1100 px: a drawer that closes when a link is chosen. */
export const OverThePage: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('link', { name: /Messages/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onFoldedChange).not.toHaveBeenCalled();
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Menu' });
  },
};
