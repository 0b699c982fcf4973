import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Facts } from './facts.tsx';

const meta = {
  title: 'Content/Facts',
  component: Facts,
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: {
    facts: [
      { term: 'Children', detail: 'Ada, 9 and Eli, 6' },
      { term: 'Married', detail: 'June 2013' },
      { term: 'Home', detail: 'Owned together' },
      { term: 'Open topics', detail: 'School days, pension, the house' },
    ],
  },
  render: (args) => (
    <Card style={{ maxWidth: '21rem' }}>
      <Facts {...args} />
    </Card>
  ),
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Family: Story = {};

export const Ruled: Story = {
  args: {
    look: 'ruled',
    typed: true,
    facts: [
      { term: 'Children', detail: 'They are with Daniel every second weekend.\nSchool holidays are in the annex.' },
      { term: 'Home', detail: 'Maya stays until June.' },
    ],
  },
};

/** A long address without spaces breaks inside the card. */
export const LongValue: Story = {
  args: {
    facts: [{ term: 'Email', detail: 'maximiliana.featherstonehaugh-cholmondeley@a-very-long-provider.example' }],
  },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('definition').getBoundingClientRect();
    const list = canvas.getByRole('definition').closest('dl')?.parentElement?.getBoundingClientRect();
    await expect(value.right).toBeLessThanOrEqual(list?.right ?? 0);
  },
};
