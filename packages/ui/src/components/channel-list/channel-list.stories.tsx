import type { Meta, StoryObj } from '@storybook/react-vite';
import { LifeBuoy, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { ChannelItem } from '../channel-item/channel-item.tsx';
import * as ChannelList from './channel-list.tsx';

const cases = [
  { name: 'Okafor family', preview: 'Daniel: You knew about Wednesday', time: '25m', unread: 4 },
  { name: 'Brennan – Castillo', preview: 'Ana: I need to speak to you alone', time: '12m', unread: 3 },
  { name: 'Whitfield family', preview: 'Peter: Which form do you mean?', time: '2h', unread: 2 },
  { name: 'Novak family', preview: 'Petra: Thank you for the draft', time: '1d', unread: 1 },
  { name: 'Haddad – Lowe', preview: 'You: Sami, are you well?', time: '2d', unread: 0 },
];

const meta = {
  title: 'Chat/ChannelList',
  component: ChannelList.Root,
  subcomponents: {
    Tools: ChannelList.Tools,
    Group: ChannelList.Group,
    OfCase: ChannelList.OfCase,
    Loading: ChannelList.Loading,
    Empty: ChannelList.Empty,
  },
  args: { label: 'Channels' },
  globals: { density: 'compact' },
  decorators: [(story) => <div style={{ maxWidth: '16.5rem' }}>{story()}</div>],
} satisfies Meta<typeof ChannelList.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  render: function Channels(args) {
    const [current, setCurrent] = useState('Okafor family');
    return (
      <ChannelList.Root {...args}>
        <ChannelList.Group label="Cases">
          {cases.map((item) => (
            <ChannelItem
              key={item.name}
              {...item}
              avatar={<Avatar name={item.name} tone={item.name === 'Okafor family' ? 'a' : 'neutral'} />}
              unreadLabel={`${item.unread} unread`}
              current={item.name === current}
              onClick={() => setCurrent(item.name)}
            />
          ))}
        </ChannelList.Group>
        <ChannelList.Group label="Support">
          <ChannelItem name="Ask AI" preview="Questions about procedure" icon={<Sparkles />} />
          <ChannelItem name="Admin Support" preview="Reply within one working day" icon={<LifeBuoy />} />
        </ChannelList.Group>
      </ChannelList.Root>
    );
  },
  play: async ({ canvas }) => {
    const channel = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(channel(/Okafor/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(channel(/Brennan/)).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{End}');
    await expect(channel(/Admin Support/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowUp}');
    await expect(channel(/Okafor/)).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Support' })).toBeVisible();
  },
};

export const AsAPage: Story = {
  args: { title: 'Messages' },
  globals: { density: 'comfortable' },
  render: (args) => (
    <ChannelList.Root {...args}>
      <ChannelItem
        name="Mediator & Legal Team"
        preview="Tomas: Morning Maya. You don’t need"
        time="1h"
        avatar={<Avatar name="Ruth Lindqvist" tone="b" />}
        current
      />
      <ChannelItem name="Ask AI" preview="Only you can see this" icon={<Sparkles />} />
      <ChannelItem name="Admin Support" preview="Help with your account" icon={<LifeBuoy />} />
    </ChannelList.Root>
  ),
};

export const Loading: Story = {
  render: (args) => (
    <ChannelList.Root {...args}>
      <ChannelList.Loading label="Loading channels" />
    </ChannelList.Root>
  ),
};

export const Empty: Story = {
  render: (args) => (
    <ChannelList.Root {...args}>
      <ChannelList.Empty
        title="No channels yet"
        action={
          <Button tone="secondary" size="small">
            Create new case
          </Button>
        }
      >
        When you open a case, you write to the people in it here.
      </ChannelList.Empty>
    </ChannelList.Root>
  ),
};

export const Dark: Story = { ...AsAPage, globals: { theme: 'dark' } };
