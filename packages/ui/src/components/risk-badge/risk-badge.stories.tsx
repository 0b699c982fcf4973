import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../layout/layout.tsx';
import { RiskBadge } from './risk-badge.tsx';

const meta = {
  title: 'Assistance/RiskBadge',
  component: RiskBadge,
  args: { level: 'high', label: 'High', score: 8, scoreLabel: '8 of 10' },
} satisfies Meta<typeof RiskBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = { args: { level: 'low', label: 'Low', score: 2, scoreLabel: '2 of 10' } };
export const Medium: Story = { args: { level: 'medium', label: 'Medium', score: 5, scoreLabel: '5 of 10' } };
export const High: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 of 10')).toBeInTheDocument();
  },
};
export const Critical: Story = { args: { level: 'critical', label: 'Critical', score: 9, scoreLabel: '9 of 10' } };
export const WithoutScore: Story = { args: { score: undefined, scoreLabel: undefined } };

export const AllLevels: Story = {
  render: () => (
    <Row gap="small" wrap>
      <RiskBadge level="low" label="Low" score={2} />
      <RiskBadge level="medium" label="Medium" score={5} />
      <RiskBadge level="high" label="High" score={8} />
      <RiskBadge level="critical" label="Critical" score={9} />
    </Row>
  ),
};
