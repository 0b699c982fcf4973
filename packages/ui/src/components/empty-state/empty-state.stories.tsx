import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Content/EmptyState',
  component: EmptyState,
  args: {
    title: 'No messages yet',
    children: 'When Ruth writes to you, it shows here. You can also write first.',
    action: <Button tone="secondary">Write to Ruth</Button>,
  },
  render: (args) => (
    <div style={{ maxWidth: '27rem' }}>
      <Card>
        <EmptyState {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoMessages: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };
