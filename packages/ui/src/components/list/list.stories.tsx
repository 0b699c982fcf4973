import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { List } from './list.tsx';

const meta = {
  title: 'Content/List',
  component: List,
  render: (args) => (
    <div style={{ maxWidth: '30rem' }}>
      <Card flush>
        <List {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  args: {
    children: (
      <>
        <List.Row>
          <Avatar name="Maya Okafor" tone="a" /> Maya Okafor
        </List.Row>
        <List.Row>
          <Avatar name="Daniel Okafor" tone="b" /> Daniel Okafor
        </List.Row>
      </>
    ),
  },
};

export const Links: Story = {
  args: {
    children: (
      <>
        <List.Row asChild>
          <a href="#1">Okafor family</a>
        </List.Row>
        <List.Row asChild>
          <a href="#2">Brennan – Castillo</a>
        </List.Row>
      </>
    ),
  },
};
