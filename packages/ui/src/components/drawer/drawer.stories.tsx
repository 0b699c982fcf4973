import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, Sparkles } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as Drawer from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer.Content,
  subcomponents: { Head: Drawer.Head, Title: Drawer.Title, Body: Drawer.Body },
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

export const SheetFromTheBottom: Story = {
  args: { side: 'bottom', closeLabel: 'Close AI panel' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button tone="secondary">
          <Sparkles /> AI panel
        </Button>
      </Drawer.Trigger>
      <Drawer.Content {...args}>
        <Drawer.Head>
          <Drawer.Title>AI panel</Drawer.Title>
        </Drawer.Head>
        <Drawer.Body style={{ padding: '1.25rem' }}>
          <p>Tone is calm in this chat. AI can be wrong.</p>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'AI panel' }));
    const sheet = await screen.findByRole('dialog', { name: 'AI panel' });
    await waitFor(() => {
      const { left, width, bottom } = sheet.getBoundingClientRect();
      return expect([left, width, Math.round(bottom)]).toEqual([0, globalThis.innerWidth, globalThis.innerHeight]);
    });
  },
};

export const OneForm: Story = {
  args: { width: 'medium', closeLabel: 'Close' },
  render: (args) => (
    <Drawer.Root defaultOpen>
      <Drawer.Content {...args}>
        <Drawer.Head>
          <Drawer.Title>Private note about Okafor family, before the first session</Drawer.Title>
        </Drawer.Head>
        <Drawer.Body style={{ padding: '1.25rem' }}>Only you can read it.</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  ),
};
