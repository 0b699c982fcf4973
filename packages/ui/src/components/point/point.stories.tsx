import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDashed, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Point } from './point.tsx';

const meta = {
  title: 'Content/Point',
  component: Point,
  args: { icon: <TriangleAlert />, children: 'Clause 3 says another amount than the statement of figures.' },
  decorators: [(story) => <div style={{ maxWidth: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof Point>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const SeveralWithActions: Story = {
  render: () => (
    <Stack asChild gap="small">
      <ul>
        {['school holidays', 'the car'].map((name) => (
          <Point
            key={name}
            inList
            size="small"
            icon={<CircleDashed />}
            action={
              <Button tone="quiet" size="small" flush aria-label={`Add a clause about ${name}`}>
                Add
              </Button>
            }
          >
            Nothing said about {name}
          </Point>
        ))}
      </ul>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
