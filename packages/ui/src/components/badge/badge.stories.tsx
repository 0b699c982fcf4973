import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleAlert, CircleDot, Clock } from 'lucide-react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Row } from '../layout/layout.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'Content/Badge', component: Badge, args: { children: 'In review' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success', icon: <Check />, children: 'Accepted' } };
export const Info: Story = { args: { tone: 'info', icon: <CircleDot />, children: 'Open' } };
export const Warning: Story = { args: { tone: 'warning', icon: <Clock />, children: 'Needed by 1 Dec' } };
export const Danger: Story = { args: { tone: 'danger', icon: <CircleAlert />, children: 'Error' } };
export const Brand: Story = { args: { tone: 'brand', children: 'Now' } };

export const AllTones: Story = {
  tags: ['picture'],
  render: () => (
    <Row wrap>
      <Badge>In review</Badge>
      <Badge tone="success" icon={<Check />}>
        Accepted
      </Badge>
      <Badge tone="info" icon={<CircleDot />}>
        Open
      </Badge>
      <Badge tone="warning" icon={<Clock />}>
        Needed by 1 Dec
      </Badge>
      <Badge tone="danger" icon={<CircleAlert />}>
        Error
      </Badge>
      <Badge tone="brand">Now</Badge>
      <CountBadge count={3} label="3 new" />
      <CountBadge count={12} label="12 new" />
    </Row>
  ),
};
