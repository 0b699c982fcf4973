import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import * as Checklist from './checklist.tsx';

const add = (what: string) => (
  <Button asChild tone="quiet" size="small">
    <a href="#add" aria-label={`Add ${what}`}>
      Add
    </a>
  </Button>
);

const meta = {
  title: 'Process/Checklist',
  component: Checklist.Root,
  subcomponents: { Item: Checklist.Item },
  args: {
    children: (
      <>
        <Checklist.Item
          stateLabel="still missing"
          hint="Ask your bank for a “redemption statement”."
          action={add('Mortgage statement')}
        >
          Mortgage statement
        </Checklist.Item>
        <Checklist.Item
          stateLabel="still missing"
          hint="Your yearly letter from the pension fund."
          action={add('Pension summary')}
        >
          Pension summary
        </Checklist.Item>
        <Checklist.Item
          stateLabel="still missing"
          hint="Invoices or a bank list for Ada and Eli."
          action={add('Childcare costs')}
        >
          Childcare costs
        </Checklist.Item>
      </>
    ),
  },
  decorators: [
    (story) => (
      <div style={{ maxWidth: '46rem' }}>
        <Card>{story()}</Card>
      </div>
    ),
  ],
} satisfies Meta<typeof Checklist.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StillMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/^Pension summary/)).toHaveTextContent('Pension summary, still missing');
  },
};

export const EveryState: Story = {
  args: {
    children: (
      <>
        <Checklist.Item state="done" stateLabel="done">
          Both have joined
        </Checklist.Item>
        <Checklist.Item
          state="waiting"
          stateLabel="in review"
          hint="Within 24–48 hours."
          action={<Badge>In review</Badge>}
        >
          Bank statements, joint account
        </Checklist.Item>
        <Checklist.Item
          state="problem"
          stateLabel="sent back"
          hint="Page 2 is missing. Send the whole letter again."
          action={add('Tax return 2025')}
        >
          Tax return 2025
        </Checklist.Item>
        <Checklist.Item stateLabel="still missing">A first session is agreed</Checklist.Item>
      </>
    ),
  },
};

export const TwoWaysToSettle: Story = {
  args: {
    children: (
      <>
        <Checklist.Item
          stateLabel="still missing"
          hint="Your yearly letter from the pension fund."
          action={add('Pension summary')}
          instead={
            <Button tone="quiet" size="small" aria-label="I don’t have this: Pension summary">
              I don’t have this
            </Button>
          }
        >
          Pension summary
        </Checklist.Item>
        <Checklist.Item
          state="done"
          stateLabel="no document"
          hint="No document: we never had one."
          action={
            <Button tone="quiet" size="small" aria-label="Undo: Prenuptial agreement">
              Undo
            </Button>
          }
        >
          Prenuptial agreement
        </Checklist.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'I don’t have this: Pension summary' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Compact: Story = { ...EveryState, tags: [], globals: { density: 'compact' } };
