import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Columns } from './columns.tsx';

const meta = {
  title: 'Shell/Columns',
  component: Columns,
  args: { aside: <Card>What stands beside it</Card>, children: <Card>The main thing</Card> },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MainAndAside: Story = {};

/** Beside a calendar. */
export const SmallAside: Story = { args: { size: 'small' } };
