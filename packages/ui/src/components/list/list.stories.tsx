import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, FileText } from 'lucide-react';
import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { List } from './list.tsx';

const meta = {
  title: 'Content/List',
  component: List,
  subcomponents: { Row: List.Row, Item: List.Item },
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
        <List.Row asChild align="stacked">
          <a href="#2" aria-current="true">
            <strong>Brennan – Castillo</strong>
            <span>Open beside the list</span>
          </a>
        </List.Row>
      </>
    ),
  },
};

export const WithIconAndEnd: Story = {
  args: {
    children: (
      <>
        <List.Row
          asChild
          icon={<FileText />}
          end={
            <>
              2h ago <ChevronRight />
            </>
          }
        >
          <a href="#mortgage">Mortgage statement</a>
        </List.Row>
        <List.Row icon={<FileText />} align="start" end="1d ago">
          <span>
            Photo of a letter from the pension fund, first and second page, with the envelope
            <br />
            from Noor Haddad
          </span>
        </List.Row>
      </>
    ),
  },
};

export const WithWays: Story = {
  args: {
    children: (
      <>
        <List.Item ways={<a href="#1">Read version 1</a>}>
          <strong>Version 1: 1 December 2027</strong>
          <span>Nobody has signed</span>
        </List.Item>
        <List.Item ways={<a href="#2">Read version 2</a>}>
          <strong>Version 2: 3 December 2027</strong>
          <span>Signed by Maya</span>
        </List.Item>
      </>
    ),
  },
  render: (args) => (
    <Card style={{ maxWidth: '30rem' }}>
      <List {...args} />
    </Card>
  ),
};
