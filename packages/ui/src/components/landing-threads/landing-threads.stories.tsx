import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingThreads } from './landing-threads.tsx';

const meta = {
  title: 'Process/LandingThreads',
  component: LandingThreads,
  args: {
    label: 'The seven steps',
    steps: [
      'Intake',
      'Document upload',
      'Mediator review',
      'First session',
      'Negotiation sessions',
      'Agreement draft',
      'Final agreement',
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingThreads>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SevenSteps: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The seven steps' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};
