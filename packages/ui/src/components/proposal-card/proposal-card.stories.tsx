import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { expect } from 'storybook/test';
import { AudienceLine } from '../audience-line/audience-line.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Row } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { TermList } from './term-list.tsx';
import { TermTable } from './term-table.tsx';

const terms = [
  { label: 'Wednesdays', before: 'Until 19:00', now: 'Overnight' },
  { label: 'Weekends', before: 'Every second one', now: 'Every second one' },
  { label: 'Handover', now: 'At school' },
  { label: 'Phone calls', before: 'On Sundays' },
];

const list = <TermList terms={terms} labels={{ before: 'Before:', now: 'Now:', leftOut: 'Left out' }} />;

const meta = {
  title: 'Process/ProposalCard',
  component: ProposalCard,
  subcomponents: { TermList, TermTable },
  args: {
    title: 'Counter-proposal of Daniel',
    from: 'Daniel Okafor',
    when: '2 hours ago. Open until Friday, 12:00.',
    badge: <Badge tone="info">Waits for you</Badge>,
    children: (
      <>
        {list}
        <Text typed>School is on his way home.</Text>
        <AudienceLine icon={<Lock />}>Visible to: you, Daniel, both lawyers and Ruth.</AudienceLine>
        <Row wrap gap="small">
          <Button>Accept</Button>
          <Button tone="secondary">Answer with another proposal</Button>
        </Row>
      </>
    ),
  },
  decorators: [(story) => <div style={{ maxWidth: '44rem' }}>{story()}</div>],
} satisfies Meta<typeof ProposalCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Counter-proposal of Daniel' })).toBeVisible();
    const words = canvas.getAllByRole('definition').map((it) => it.textContent);
    await expect(words).toEqual([
      'Before: Until 19:00Now: Overnight',
      'Every second one',
      'Now: At school',
      'Before: On SundaysNow: Left out',
    ]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const BesideTheOneBefore: Story = {
  globals: { density: 'compact' },
  render: () => (
    <Card flush aria-labelledby="compared">
      <Card.Head>
        <Card.Title id="compared">Time with the children</Card.Title>
      </Card.Head>
      <TermTable
        aria-labelledby="compared"
        before="Proposal of Maya, 1 December"
        now="Counter-proposal of Daniel, 3 December"
        terms={terms}
        labels={{ point: 'Point', missing: 'Not mentioned' }}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Handover/ })).toHaveTextContent('HandoverNot mentionedAt school');
  },
};
