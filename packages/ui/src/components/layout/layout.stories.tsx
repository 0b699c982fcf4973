import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Halves, PhoneOnly, Row, Rule, Stack, WideOnly } from './layout.tsx';

const meta = {
  title: 'Shell/Layout',
  component: Halves,
  subcomponents: { Stack, Row, WideOnly, PhoneOnly, Rule },
} satisfies Meta<typeof Halves>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoByTwo: Story = {
  render: () => (
    <Halves>
      <Card>One</Card>
      <Card>Another</Card>
    </Halves>
  ),
};

export const StackAndRow: Story = {
  render: () => (
    <Stack gap="large">
      <Row justify="between">
        <span>At the start</span>
        <span>At the end</span>
      </Row>
      <Row wrap gap="small" asChild>
        <ul>
          <li>One</li>
          <li>after</li>
          <li>another</li>
        </ul>
      </Row>
      <WideOnly>Only where there is room</WideOnly>
      <Stack ruled>Under a hairline</Stack>
    </Stack>
  ),
};
