import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../list/list.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Content/Card',
  component: Card,
  subcomponents: { Head: Card.Head, Body: Card.Body, Foot: Card.Foot, Title: Card.Title },
  args: { 'aria-labelledby': 'card-title' },
  decorators: [(story) => <div style={{ maxWidth: '34rem' }}>{story()}</div>],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: {
    children: (
      <>
        <Card.Title id="card-title">First session</Card.Title>
        <p>10:00 to 11:15, by video, with Ruth</p>
      </>
    ),
  },
};

const toned = (tone: 'warning' | 'private' | 'suggestion', title: string): Story => ({
  args: { tone, children: <Card.Title id="card-title">{title}</Card.Title> },
});

export const Warning = toned('warning', 'Nobody has the night of 14 May');
export const Private = toned('private', 'Private with Maya');
export const Suggestion = toned('suggestion', 'Only with your yes');

export const Flush: Story = {
  args: {
    flush: true,
    children: (
      <>
        <Card.Head>
          <Card.Title id="card-title">People</Card.Title>
          <a href="#all">See all</a>
        </Card.Head>
        <List>
          <List.Row>Maya Okafor</List.Row>
          <List.Row>Daniel Okafor</List.Row>
        </List>
        <Card.Foot>Both have joined.</Card.Foot>
      </>
    ),
  },
};
