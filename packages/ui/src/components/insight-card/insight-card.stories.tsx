import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RiskBadge } from '../risk-badge/risk-badge.tsx';
import { InsightCard } from './insight-card.tsx';

const meta = {
  title: 'Assistance/InsightCard',
  component: InsightCard,
  args: {
    label: 'AI summary',
    time: 'Today, 10:05',
    source: 'Made by AI from 46 messages.',
    notice: 'AI can be wrong.',
    children:
      'They agree that the children stay at their school. They disagree on who collects Ada on Wednesdays, and this has come up four times. Neither has raised the house since intake.',
  },
  decorators: [(story) => <div style={{ maxWidth: '23rem' }}>{story()}</div>],
} satisfies Meta<typeof InsightCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Summary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'AI summary' })).toHaveTextContent('AI can be wrong.');
  },
};

export const RiskWithActions: Story = {
  args: {
    label: 'Risk',
    badge: <RiskBadge level="high" label="High" score={8} />,
    source: 'Made by AI from the last 5 messages.',
    children: 'The talk has moved from blame to a threat of court.',
    actions: (
      <>
        <Button tone="secondary" size="small">
          Open case
        </Button>
        <Button tone="plain" size="small">
          Dismiss
        </Button>
      </>
    ),
  },
};
