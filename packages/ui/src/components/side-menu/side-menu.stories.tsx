import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, MessageCircle, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { SideMenu } from './side-menu.tsx';

const open = fn();

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  args: {
    title: 'Mediator',
    subtitle: 'ruth.lindqvist · mediator',
    children: (
      <>
        <SideMenu.Group label="Pages">
          <SideMenu.Item asChild current icon={<House />}>
            <a href="#dashboard">Dashboard</a>
          </SideMenu.Item>
          <SideMenu.Item asChild icon={<MessageCircle />} count={12} countLabel="12 new">
            <a href="#messages">Messages</a>
          </SideMenu.Item>
        </SideMenu.Group>
        <SideMenu.Group title="Tools">
          <SideMenu.Item icon={<Plus />} onClick={open}>
            Create new case
          </SideMenu.Item>
        </SideMenu.Group>
      </>
    ),
  },
  decorators: [(story) => <div style={{ width: '15.5rem' }}>{story()}</div>],
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PagesAndTools: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Messages.*12 new/ })).toHaveTextContent('9+');
    await expect(canvas.getByRole('navigation', { name: 'Tools' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create new case' }));
    await expect(open).toHaveBeenCalledOnce();
  },
};
