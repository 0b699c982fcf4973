import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DonePart } from './done-part.tsx';

const meta = {
  title: 'Process/DonePart',
  component: DonePart,
  args: { title: 'You read to the end', note: '12 clauses, 3 December 2027' },
} satisfies Meta<typeof DonePart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {};

export const WithAWayBack: Story = {
  args: {
    children: (
      <div>
        <Button tone="quiet" size="small" flush>
          Read it again
        </Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You read to the end' })).toBeVisible();
  },
};
