import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AvatarGroup } from './avatar-group.tsx';

const parties = [
  { name: 'Daniel Okafor', tone: 'a' },
  { name: 'Maya Okafor', tone: 'b' },
] as const;

const everyone = [
  ...parties,
  { name: 'Ruth Lindqvist' },
  { name: 'Sami Lowe' },
  { name: 'Noor Haddad' },
  { name: 'Peter Whitfield' },
  { name: 'Ana Castillo' },
];

const meta = {
  title: 'Content/AvatarGroup',
  component: AvatarGroup,
  args: { people: parties, label: 'Daniel and Maya' },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheTwoParties: Story = {};

export const AndMore: Story = {
  args: { people: everyone, label: 'Daniel, Maya, Ruth, Sami and 3 more' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+3')).toBeVisible();
    await expect(canvas.getByText('Daniel, Maya, Ruth, Sami and 3 more')).toBeInTheDocument();
  },
};

export const Medium: Story = { args: { ...AndMore.args, size: 'medium' } };
export const Large: Story = { args: { ...AndMore.args, size: 'large', max: 2, label: 'Daniel, Maya and 5 more' } };
export const RightToLeft: Story = { ...AndMore, globals: { direction: 'rtl' } };
