import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PersonPair, PersonPanel, type PersonPanelProps } from './person-panel.tsx';

const write = (name: string) => (
  <IconButton size="small" label={`Message ${name}`}>
    <MessageCircle />
  </IconButton>
);

const maya: PersonPanelProps = {
  name: 'Maya Okafor',
  role: 'Divorcee',
  tone: 'a',
  action: write('Maya Okafor'),
  facts: [
    { term: 'Lawyer', detail: 'Tomas Herrera' },
    { term: 'Documents', detail: '13 of 16 in' },
    { term: 'Last active', detail: '25m ago' },
    { term: 'Prefers', detail: 'Video, mornings' },
  ],
};

const daniel: PersonPanelProps = {
  name: 'Daniel Okafor',
  role: 'Divorcee',
  tone: 'b',
  action: write('Daniel Okafor'),
  facts: [
    { term: 'Lawyer', detail: 'Priya Nair' },
    { term: 'Documents', detail: '9 of 16 in' },
    { term: 'Last active', detail: '31m ago' },
    { term: 'Prefers', detail: 'In person, after 16:00' },
  ],
};

const meta = {
  title: 'Process/PersonPanel',
  component: PersonPanel,
  subcomponents: { PersonPair },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: maya,
} satisfies Meta<typeof PersonPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const pair = (first: PersonPanelProps, second: PersonPanelProps) => (
  <Card flush>
    <PersonPair>
      <PersonPanel {...first} />
      <PersonPanel {...second} />
    </PersonPair>
  </Card>
);

export const BothParties: Story = {
  render: () => pair(maya, daniel),
  play: async ({ canvas }) => {
    const panels = canvas.getAllByRole('region');
    await expect(panels).toHaveLength(2);
    await expect(Math.abs((panels[0]?.offsetWidth ?? 0) - (panels[1]?.offsetWidth ?? 9))).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('button', { name: 'Message Daniel Okafor' })).toBeVisible();
  },
};

export const OneHasNotJoined: Story = {
  render: () =>
    pair(maya, {
      ...daniel,
      state: <Badge>Invited</Badge>,
      action: undefined,
      facts: [
        { term: 'Invited', detail: '3 November, by Maya' },
        { term: 'Lawyer', detail: 'Not known yet' },
      ],
    }),
};

export const LongNames: Story = {
  render: () =>
    pair({ ...maya, name: 'Maximiliana-Theodora Oyelaran-Featherstonehaugh' }, { ...daniel, name: 'Dan Ng' }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => pair(maya, daniel),
};
