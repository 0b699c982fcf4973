import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '../layout/layout.tsx';
import { AvatarChip } from './avatar-chip.tsx';

const lawyer = { name: 'Maximiliane von Hohenstein-Westerhausen', role: 'Lawyer' };

const meta = {
  title: 'Content/AvatarChip',
  component: AvatarChip,
  args: { name: 'Ruth Lindqvist', role: 'Mediator', tone: 'b' },
} satisfies Meta<typeof AvatarChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRole: Story = { tags: ['picture'] };
export const WithoutRole: Story = { args: { role: undefined } };

export const Removable: Story = {
  args: { name: 'Sami Lowe', role: 'Lawyer', tone: 'neutral', removeLabel: 'Remove Sami Lowe', onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sami Lowe' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const AsLink: Story = {
  args: { asChild: true, children: createElement('a', { href: '#ruth' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ruth Lindqvist.*Mediator/ })).toHaveAttribute('href', '#ruth');
  },
};

export const SeveralInLittleRoom: Story = {
  render: () => (
    <Row wrap gap="small" style={{ maxWidth: '16rem' }}>
      <AvatarChip name="Daniel Okafor" tone="a" />
      <AvatarChip name="Maya Okafor" tone="b" />
      <AvatarChip {...lawyer} />
    </Row>
  ),
};
