import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as Drawer from './drawer.tsx';

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer.Content,
  args: { closeLabel: 'Close chat' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Drawer.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  render: (args) => (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button>Open chat</Button>
      </Drawer.Trigger>
      <Drawer.Content {...args}>
        <Drawer.Head>
          <Drawer.Title>Chat</Drawer.Title>
        </Drawer.Head>
        <Drawer.Body style={{ padding: '1.25rem' }}>
          <a href="#case">Open case</a>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open chat' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Chat' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  },
};

export const NarrowFromTheStart: Story = {
  args: { width: 'narrow', side: 'start', closeLabel: 'Close menu' },
  render: (args) => (
    <Drawer.Root defaultOpen>
      <Drawer.Trigger asChild>
        <IconButton label="Menu">
          <Menu />
        </IconButton>
      </Drawer.Trigger>
      <Drawer.Content {...args}>
        <Drawer.Head>
          <Drawer.Title>Menu</Drawer.Title>
        </Drawer.Head>
        <Drawer.Body style={{ padding: '1.25rem' }}>
          <a href="#cases">Cases</a>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  ),
};
