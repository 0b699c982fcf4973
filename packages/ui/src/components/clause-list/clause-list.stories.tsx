import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Pencil, Plus } from 'lucide-react';
import { createElement } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import * as ClauseList from './clause-list.tsx';

const agreed = (
  <>
    <CircleCheck /> Agreed
  </>
);

const draft = (
  <>
    <Pencil /> Draft
  </>
);

const meta = {
  title: 'Navigation/ClauseList',
  component: ClauseList.Root,
  subcomponents: { Group: ClauseList.Group, Item: ClauseList.Item },
  globals: { density: 'compact' },
  args: {
    id: 'clauses',
    title: 'Clauses',
    count: '1 of 3 agreed',
    foot: (
      <Button tone="quiet" size="small">
        <Plus /> New clause
      </Button>
    ),
    children: (
      <>
        <ClauseList.Group name="Children">
          <ClauseList.Item number={1} name="Nights with each parent" notes={[]} state={agreed} isSettled>
            {createElement('a', { href: '#1' })}
          </ClauseList.Item>
          <ClauseList.Item
            number={2}
            name="School trips"
            notes={['2 places to settle', '1 open comment']}
            state={draft}
            isSettled={false}
          >
            {createElement('a', { href: '#2', 'aria-current': 'true' })}
          </ClauseList.Item>
        </ClauseList.Group>
        <ClauseList.Group name="For everything">
          <ClauseList.Item number={3} name="Changes to this agreement" notes={[]} state={draft} isSettled={false}>
            {createElement('a', { href: '#3' })}
          </ClauseList.Item>
        </ClauseList.Group>
      </>
    ),
  },
  render: (args) => (
    <Card flush style={{ maxWidth: '18rem' }}>
      <ClauseList.Root {...args} />
    </Card>
  ),
} satisfies Meta<typeof ClauseList.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Clauses' })).toBeVisible();
    const open = canvas.getByRole('link', { name: /^2\s*School trips\s*2 places to settle\s*1 open comment\s*Draft$/ });
    await expect(open).toHaveAttribute('aria-current', 'true');
  },
};
