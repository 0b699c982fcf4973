import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { MiniPath } from '../mini-path/mini-path.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Table } from './table.tsx';

const cases = [
  { name: 'Okafor family', reason: 'Maya and Daniel', step: 2, activity: '25m ago' },
  { name: 'Brennan – Castillo', reason: 'Ana and Peter', step: 5, activity: '3d ago' },
];

const meta = {
  title: 'Content/Table',
  component: Table,
  args: { stack: true },
  globals: { density: 'compact' },
  render: (args) => (
    <Card flush aria-labelledby="cases">
      <Card.Head>
        <Card.Title id="cases">Cases</Card.Title>
        <a href="#all">All 14 cases</a>
      </Card.Head>
      <Table {...args}>
        <thead>
          <tr>
            <th>Case and people</th>
            <th>Step</th>
            <th data-align="end">Last activity</th>
            <th>
              <VisuallyHidden>Action</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map(({ name, reason, step, activity }) => (
            <tr key={name}>
              <td>
                <b>{name}</b>
                <Text size="small" tone="soft">
                  {reason}
                </Text>
              </td>
              <td data-phone="end">
                <MiniPath current={step} total={7} label={`${step} of 7`} />
              </td>
              <td data-align="end">{activity}</td>
              <td data-align="end" data-phone="end">
                <Button tone="secondary" size="small">
                  Open case
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  ),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cases: Story = {};

export const OnAPhone: Story = {
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader')).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
