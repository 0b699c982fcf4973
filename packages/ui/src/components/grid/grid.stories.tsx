import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Cells, Grid, Measure, PagePadding, ScreenOnly } from './grid.tsx';

const meta = {
  title: 'Shell/Grid',
  component: Grid,
  subcomponents: { Cells, Measure, PagePadding, ScreenOnly },
  args: {
    column: 12,
    children: (
      <>
        <Card>One</Card>
        <Card>Another</Card>
        <Card>A third</Card>
      </>
    ),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsManyAsFit: Story = {};

export const InACard: Story = {
  render: () => (
    <Card flush aria-labelledby="signed">
      <Card.Head>
        <Card.Title id="signed">Who has signed</Card.Title>
      </Card.Head>
      <Cells>
        <div>Maya Okafor, 3 December</div>
        <div>Daniel Okafor, not yet</div>
      </Cells>
    </Card>
  ),
};

export const Measured: Story = {
  render: () => (
    <PagePadding>
      <Measure size="short">
        <Field label="Minutes until a quiet session ends">
          <Input type="number" defaultValue={15} />
        </Field>
        <ScreenOnly>Not on paper</ScreenOnly>
      </Measure>
    </PagePadding>
  ),
};
