import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Pencil } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { PhoneOnly, Rule, WideOnly } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ChangedWords, ChangeKey, type ChangedRun } from './changed-words.tsx';
import * as Comparison from './comparison.tsx';

const runs: ChangedRun[] = [
  { kind: 'same', words: 'The children are with Daniel every second ' },
  { kind: 'out', words: 'Wednesday until 19:00. ' },
  { kind: 'in', words: 'weekend. ' },
  { kind: 'same', words: 'School holidays are in the annex.' },
];

const changed = (shown: readonly ChangedRun[]) => (
  <ChangedWords runs={shown} labels={{ before: 'Before:', now: 'Now:' }} />
);

const side = (name: string, left: 'in' | 'out') => (
  <Comparison.Side asChild look="words">
    <p>
      <VisuallyHidden>{name}: </VisuallyHidden>
      {changed(runs.filter(({ kind }) => kind !== left))}
    </p>
  </Comparison.Side>
);

const meta = {
  title: 'Content/Comparison',
  component: Comparison.Root,
  subcomponents: {
    Head: Comparison.Head,
    Item: Comparison.Item,
    Pair: Comparison.Pair,
    Side: Comparison.Side,
    Words: Comparison.Words,
    Same: Comparison.Same,
    Jump: Comparison.Jump,
    ChangedWords,
    ChangeKey,
  },
  args: {
    heads: (
      <>
        <Comparison.Head name="Version 1" badge={<Badge icon={<Lock />}>Released</Badge>}>
          1 December 2027, 10:14
        </Comparison.Head>
        <Comparison.Head name="Draft" badge={<Badge icon={<Pencil />}>Not released</Badge>}>
          Only the mediators of this case can read it.
        </Comparison.Head>
      </>
    ),
    children: (
      <>
        <Comparison.Item id="changed-2" number={2} title="Nights with each" badges={<Badge>2 changes</Badge>}>
          <Comparison.Side asChild look="title">
            <p>
              {changed([
                { kind: 'out', words: 'Evenings with each ' },
                { kind: 'in', words: 'Nights with each' },
              ])}
            </p>
          </Comparison.Side>
          <WideOnly>
            <Comparison.Pair>
              {side('Version 1', 'in')}
              {side('Draft', 'out')}
            </Comparison.Pair>
          </WideOnly>
          <PhoneOnly>
            <Comparison.Side asChild look="words">
              <p>{changed(runs)}</p>
            </Comparison.Side>
          </PhoneOnly>
          <Comparison.Pair sunken>
            <Comparison.Side>
              <Text size="small">No comment for Maya.</Text>
            </Comparison.Side>
            <Comparison.Side>
              <Text size="small">No comment for Daniel.</Text>
            </Comparison.Side>
          </Comparison.Pair>
        </Comparison.Item>
        <Comparison.Same line="Clause 3 is the same in both versions." showLabel="Show it" hideLabel="Hide it">
          <Comparison.Side>
            <Comparison.Words>Each parent pays half of the school trips.</Comparison.Words>
          </Comparison.Side>
        </Comparison.Same>
      </>
    ),
  },
} satisfies Meta<typeof Comparison.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const item = canvas.getByRole('region', { name: '2 Nights with each' });
    await expect(item).toHaveTextContent(
      'Version 1: The children are with Daniel every second Before: Wednesday until',
    );
    const show = canvas.getByRole('button', { name: 'Show it' });
    show.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Each parent pays half of the school trips.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide it' })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const List: Story = {
  render: () => (
    <Card style={{ maxWidth: '21rem' }}>
      <ol>
        <li>
          <Comparison.Jump href="#changed-2" number={2} count={2}>
            Nights with each
          </Comparison.Jump>
        </li>
      </ol>
      <Rule />
      <ChangeKey labels={{ out: 'Taken out', in: 'Put in' }} />
    </Card>
  ),
};
