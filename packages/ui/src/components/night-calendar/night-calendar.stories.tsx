import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { NightCalendar } from './night-calendar.tsx';
import { months, weekdays } from './night-calendar.fixture.ts';
import { NightCycle, NightCycleField } from './night-cycle.tsx';
import { NightProblem } from './night-problem.tsx';
import { NightSign } from './night-sign.tsx';

const meta = {
  title: 'Schedule/NightCalendar',
  component: NightCalendar,
  subcomponents: { NightSign, NightCycle, NightCycleField, NightProblem },
  globals: { density: 'compact' },
  args: {
    title: 'May – August 2027',
    people: [
      { look: 'A', sign: 'M', name: 'Maya' },
      { look: 'B', sign: 'D', name: 'Daniel' },
    ],
    months,
    weekdays,
    onLater: fn(),
    labels: { handover: 'The bar marks a handover', earlier: 'Earlier months', later: 'Later months' },
  },
} satisfies Meta<typeof NightCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourMonths: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const may = canvas.getByRole('table', { name: /^May/ });
    await expect(within(may).getByRole('columnheader', { name: 'Monday' })).toBeVisible();
    await expect(within(may).getByRole('cell', { name: '7 handover to Daniel' })).toBeVisible();
    await expect(within(may).getByRole('cell', { name: '13 two carers: rules 1 and 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Earlier months' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Later months' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const may = canvas.getByRole('region', { name: 'May 2027' });
    await expect(within(may).getByText('Daniel. Handover: School, 15:15')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const fortnight = Array.from('AABBAAABBAABBB', (look) => ({
  look: look as 'A' | 'B',
  sign: look === 'A' ? 'M' : 'D',
}));

export const Pattern: Story = {
  render: () => (
    <div style={{ maxWidth: '18rem' }}>
      <NightCycle nights={fortnight} />
    </div>
  ),
};

export const PatternToPress: Story = {
  render: function Pressing() {
    const [nights, setNights] = useState(fortnight);
    const other = { A: { look: 'B', sign: 'D' }, B: { look: 'A', sign: 'M' } } as const;
    return (
      <Fieldset label="Nights from the start on" hint="Press a night to give it to the other parent.">
        <NightCycleField
          nights={nights.map((night, index) => ({
            ...night,
            label: `Night ${index + 1}: ${night.look === 'A' ? 'Maya' : 'Daniel'}`,
          }))}
          onPress={(index) => setNights(nights.map((night, at) => (at === index ? other[night.look] : night)))}
        />
      </Fieldset>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Night 1: Maya' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Night 1: Daniel' })).toHaveFocus();
  },
};

export const ToSettle: Story = {
  render: () => (
    <NightProblem
      look="clash"
      sign="MD"
      title="Thursday 13 May 2027: two carers"
      causes={[
        { id: '1', term: 'Rule 1', detail: 'Birthday says Maya' },
        { id: '2', term: 'Rule 2', detail: 'Wedding says Daniel' },
      ]}
    >
      <Button size="small" tone="secondary">
        Rule 1 wins
      </Button>
      <Button size="small" tone="secondary">
        Rule 2 wins
      </Button>
    </NightProblem>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /two carers/ })).toHaveTextContent('Rule 2Wedding says Daniel');
  },
};
