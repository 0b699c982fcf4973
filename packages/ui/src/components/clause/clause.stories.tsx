import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { Quote } from '../quote/quote.tsx';
import { Text } from '../text/text.tsx';
import { Clause, ClauseNumber } from './clause.tsx';

const meta = {
  title: 'Content/Clause',
  component: Clause,
  subcomponents: { ClauseNumber },
  args: {
    id: 'clause-3',
    number: 3,
    title: 'Nights with each parent',
    children: (
      <>
        <Text typed>The children are with Daniel on every second weekend.</Text>
        <Quote look="reading">
          From Friday, 15:15, to Monday morning of every second week the children are with Daniel Okafor.
        </Quote>
      </>
    ),
  },
  decorators: [
    (story) => (
      <Card flush style={{ maxWidth: '44rem' }}>
        {story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof Clause>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agreed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '3 Nights with each parent' })).toBeVisible();
  },
};

export const NotAgreed: Story = {
  args: {
    title: (
      <>
        Nights with each parent <Badge tone="warning">Not agreed</Badge>
      </>
    ),
  },
};
