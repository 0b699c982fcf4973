import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CircleQuestionMark, X } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { List } from '../list/list.tsx';
import { Text } from '../text/text.tsx';
import * as Popover from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover.Content,
  subcomponents: { Head: Popover.Head, Title: Popover.Title, Body: Popover.Body, Foot: Popover.Foot },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Popover.Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhyWeAsk: Story = {
  render: (args) => (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button tone="quiet">
          <CircleQuestionMark /> Why we ask
        </Button>
      </Popover.Trigger>
      <Popover.Content align="start" {...args}>
        <Popover.Body>
          <Popover.Title>Why we ask</Popover.Title>
          <Text tone="soft">
            Ruth uses this to plan the first session. <a href="#who">Who can see it</a>
          </Text>
        </Popover.Body>
      </Popover.Content>
    </Popover.Root>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Why we ask' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Why we ask' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Who can see it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

const notices = ['Mortgage statement was accepted', 'Ruth sent you a message', 'Your first session is on 3 December'];

export const Panel: Story = {
  args: { size: 'panel' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Popover.Root defaultOpen>
        <Popover.Trigger asChild>
          <IconButton label="Notifications, 3 unread" count={3}>
            <Bell />
          </IconButton>
        </Popover.Trigger>
        <Popover.Content {...args}>
          <Popover.Head>
            <Popover.Title>Notifications</Popover.Title>
            <Button tone="quiet" size="small">
              Mark all as read
            </Button>
            <Popover.Close asChild>
              <IconButton label="Close notifications" size="small">
                <X />
              </IconButton>
            </Popover.Close>
          </Popover.Head>
          <Popover.Body flush>
            <List>
              {notices.map((notice) => (
                <List.Row key={notice} asChild>
                  <a href="#notice">{notice}</a>
                </List.Row>
              ))}
            </List>
          </Popover.Body>
          <Popover.Foot>
            <a href="#settings">What we notify you about</a>
          </Popover.Foot>
        </Popover.Content>
      </Popover.Root>
    </div>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
};

export const PanelOnAPhone: Story = {
  ...Panel,
  tags: [],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => {
      const { left, top, width, height } = panel.getBoundingClientRect();
      return expect([left, top, width, height]).toEqual([0, 0, globalThis.innerWidth, globalThis.innerHeight]);
    });
  },
};
