import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { List } from '../list/list.tsx';
import { Text } from '../text/text.tsx';
import { PaneHead, PaneLayout } from './pane-layout.tsx';

const list = (
  <>
    <PaneHead>
      <Card.Title>Review</Card.Title>
    </PaneHead>
    <List>
      {['Mortgage statement', 'Pension summary', 'Rental contract'].map((name) => (
        <List.Row key={name} asChild>
          <a href={`#${name}`}>{name}</a>
        </List.Row>
      ))}
    </List>
  </>
);

const decision = (
  <Stack style={{ padding: '1.25rem' }}>
    <Card.Title>Your decision</Card.Title>
    <Text size="small" tone="soft">
      Is it the right document, is it complete, can it be read?
    </Text>
    <Row wrap>
      <Button>Confirm and open next</Button>
      <Button tone="secondary">Reject, and say why</Button>
    </Row>
  </Stack>
);

const meta = {
  title: 'Shell/PaneLayout',
  component: PaneLayout,
  subcomponents: { PaneHead },
  globals: { density: 'compact' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { start: list, end: decision, children: <Text style={{ padding: '2rem' }}>The document</Text> },
  render: (args) => (
    <div style={{ display: 'flex', height: '100dvh' }}>
      <PaneLayout {...args} />
    </div>
  ),
} satisfies Meta<typeof PaneLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desktop', isRotated: false } };

const isWide = (text: HTMLElement, width: number) => expect(Math.round(text.getBoundingClientRect().width)).toBe(width);

export const Review: Story = {
  globals: { density: 'compact', ...wide },
  play: async ({ canvas }) => {
    await isWide(canvas.getByText('The document'), 1440 - 288 - 320);
  },
};

export const WithoutAnEnd: Story = { args: { end: undefined }, globals: { density: 'compact', ...wide } };

export const StackedOnAPhone: Story = {
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const work = canvas.getByText('The document').getBoundingClientRect().top;
    await expect(canvas.getByText('Mortgage statement').getBoundingClientRect().top).toBeGreaterThan(work);
  },
};

export const OnePaneOnAPhone: Story = {
  args: { narrow: 'main' },
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The document')).toBeVisible();
    await expect(canvas.getByText('Mortgage statement')).not.toBeVisible();
  },
};
