import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { AudienceLine } from './audience-line.tsx';

const meta = {
  title: 'Content/AudienceLine',
  component: AudienceLine,
  args: { audience: 'mediator', children: 'You and your mediator.', detail: 'Daniel can’t see this.' },
} satisfies Meta<typeof AudienceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithYourMediator: Story = {};
export const WithYourLawyer: Story = { args: { audience: 'lawyer', children: 'You and your lawyer, Tomas.' } };
export const OnlyYou: Story = { args: { audience: 'self', children: 'Only you can see this.', detail: undefined } };
export const EverybodyInTheCase: Story = {
  args: { audience: 'case', children: 'Maya, Daniel and you.', detail: 'Lawyers can read.' },
};
export const Named: Story = {
  args: { audience: undefined, children: 'Ruth, Tomas and you. Daniel can’t see this.', detail: undefined },
};
export const WithIcon: Story = { args: { icon: <Eye /> } };

export const Short: Story = {
  args: { short: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You and your mediator.')).toBeVisible();
    await expect(canvas.queryByText(/Daniel/)).not.toBeInTheDocument();
  },
};

export const InANarrowPlace: Story = {
  render: (args) => (
    <Stack style={{ width: '12rem' }}>
      <AudienceLine {...args} audience="case" short>
        Maya, Daniel, Tomas, Wilhelmina and you
      </AudienceLine>
      <AudienceLine {...args} />
    </Stack>
  ),
};
