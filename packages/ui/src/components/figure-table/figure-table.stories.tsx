import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { Amount, Figure } from './figure.tsx';
import * as FigureTable from './figure-table.tsx';
import { SumList } from './sum-list.tsx';

const source = (
  <Text asChild size="small">
    <span>
      <Link href="#statement">Bank statement, p. 2</Link>
    </span>
  </Text>
);

const meta = {
  title: 'Content/FigureTable',
  component: FigureTable.Root,
  subcomponents: {
    Section: FigureTable.Section,
    Row: FigureTable.Row,
    Cell: FigureTable.Cell,
    Share: FigureTable.Share,
    Figure,
    Amount,
    SumList,
  },
  globals: { density: 'compact' },
  args: {
    label: 'Figures of both',
    look: 'pair',
    corner: (
      <>
        Pound sterling (GBP)
        <br />1 November 2027
      </>
    ),
    unit: 'Pound sterling (GBP) · 1 November 2027',
    columns: [
      { id: 'maya', name: 'Maya Okafor' },
      { id: 'daniel', name: 'Daniel Okafor' },
    ],
    children: (
      <FigureTable.Section name="Owns" span={3}>
        <FigureTable.Row name="Savings">
          <FigureTable.Cell column="Maya">
            <Figure amount="£12,400" source={source} notes={['Before: £11,900']} />
          </FigureTable.Cell>
          <FigureTable.Cell column="Daniel">
            <Text asChild tone="soft">
              <span>None</span>
            </Text>
          </FigureTable.Cell>
        </FigureTable.Row>
        <FigureTable.Row
          name={
            <>
              House <Badge>Together</Badge>
            </>
          }
        >
          <FigureTable.Cell span={2}>
            <Figure amount="£320,000" source={source} isJoint notes={['Maya 50%, Daniel 50%']} />
          </FigureTable.Cell>
        </FigureTable.Row>
        <FigureTable.Row name="Own things together" strong>
          <FigureTable.Cell column="Maya" isSum>
            £12,400
          </FigureTable.Cell>
          <FigureTable.Cell column="Daniel" isSum>
            £0
          </FigureTable.Cell>
        </FigureTable.Row>
      </FigureTable.Section>
    ),
  },
  render: (args) => (
    <Card flush>
      <FigureTable.Root {...args} />
    </Card>
  ),
} satisfies Meta<typeof FigureTable.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = { density: 'compact', viewport: { value: 'phone', isRotated: false } };

export const TwoPeople: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('row', { name: /^Own things together/ });
    await expect(
      within(sums)
        .getAllByRole('cell')
        .map((cell) => cell.innerText),
    ).toEqual(['£12,400', '£0']);
    await expect(canvas.getByRole('row', { name: /^House/ })).toHaveTextContent('Maya 50%, Daniel 50%');
  },
};

export const TwoPeopleOnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Pound sterling (GBP) · 1 November 2027')).toBeVisible();
    const [first, second] = canvas.getAllByText(/^(Maya|Daniel)$/).map((it) => it.getBoundingClientRect().top);
    await expect(first).toBe(second);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Counts: Story = {
  args: {
    label: 'Nights with each',
    look: 'counts',
    corner: 'Period',
    unit: undefined,
    columns: ['Maya', 'Daniel', 'Nights'].map((name) => ({ id: name, name })),
    children: (
      <tbody>
        <FigureTable.Row name="May 2027">
          <FigureTable.Cell column="Maya">16</FigureTable.Cell>
          <FigureTable.Cell column="Daniel">15</FigureTable.Cell>
          <FigureTable.Cell column="Nights">31</FigureTable.Cell>
        </FigureTable.Row>
        <FigureTable.Row name="Year 1, to 30 April 2028" strong>
          <FigureTable.Cell column="Maya">
            184
            <FigureTable.Share>50.3%</FigureTable.Share>
          </FigureTable.Cell>
          <FigureTable.Cell column="Daniel">
            182
            <FigureTable.Share>49.7%</FigureTable.Share>
          </FigureTable.Cell>
          <FigureTable.Cell column="Nights">366</FigureTable.Cell>
        </FigureTable.Row>
      </tbody>
    ),
  },
};

export const CountsOnAPhone: Story = { ...Counts, globals: onAPhone };

export const Sums: Story = {
  render: () => (
    <Card style={{ maxWidth: '26rem' }}>
      <SumList
        terms={[
          { id: 'owns', name: 'Own things', note: '(figures: 3)', amount: '£12,400' },
          { id: 'owes', name: 'Own debts', note: '(figures: 1)', amount: '− £2,100' },
        ]}
        total={{ name: 'Owns, less owes', amount: '£10,300' }}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((it) => it.textContent)).toEqual([
      '£12,400',
      '− £2,100',
      '£10,300',
    ]);
  },
};
